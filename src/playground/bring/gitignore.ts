/** The rules of a `.gitignore`, in the order in which they apply. */
interface Rule {
  pattern: RegExp;
  /** Whether a match is kept after all (`!dist`). */
  isKept: boolean;
}

/**
 * Returns a function that tells whether the `.gitignore` files of a project leave out a folder. Files of their own, such
 * as `.env`, aren't left out, because a build may need them.
 *
 * @param files The texts of the `.gitignore` files, by the folders that they are in, which are empty or end in a slash.
 */
export function ignoredFolders(files: ReadonlyMap<string, string>): (folder: string) => boolean {
  const rules = [...files].map(([base, text]) => ({ base, rules: rulesOf(text) }));
  return (folder) => {
    let isIgnored = false;
    for (const { base, rules: own } of rules) {
      if (!folder.startsWith(base)) continue;
      const path = folder.slice(base.length);
      for (const { pattern, isKept } of own) if (pattern.test(path)) isIgnored = !isKept;
    }
    return isIgnored;
  };
}

function rulesOf(text: string): Rule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const rule = line.trim();
    if (rule === "" || rule.startsWith("#")) return [];
    const isKept = rule.startsWith("!");
    return [{ pattern: patternOf(rule.replace(/^!/, "")), isKept }];
  });
}

/** Returns a rule as a pattern for the paths of folders. A rule with a slash inside applies to the whole path. */
function patternOf(rule: string): RegExp {
  const name = rule.replace(/\/+$/, "");
  const isWhole = name.includes("/");
  const body = name
    .replace(/^\//, "")
    .split("/")
    .map((part) =>
      part === "**"
        ? ".*"
        : part
            .replace(/[.+^${}()|\\]/g, "\\$&")
            .replace(/\*+/g, "[^/]*")
            .replace(/\?/g, "[^/]"),
    )
    .join("/")
    .replaceAll(".*/", "(?:.*/)?");
  try {
    return new RegExp(`${isWhole ? "^" : "^(?:.*/)?"}${body}$`);
  } catch {
    return /(?!)/; // a range that isn't valid
  }
}
