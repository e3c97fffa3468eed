import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");

/** Who may import whom: folder, and the folders it may import from besides itself and packages. README, "Where things are". */
const RULES: [from: string, allowed: string[]][] = [
  ["src/types.ts", []],
  ["src/utilities", ["src/types"]],
  ["src/site.ts", ["src/types", "src/utilities"]],
  ["src/redirects.ts", []],
  ["src/security-policy.ts", ["src/types"]],
  ["src/navigation", ["src/types", "src/utilities", "src/redirects"]],
  ["src/analytics", ["src/types", "src/utilities"]],
  ["src/offline", ["src/types", "src/utilities"]],
  ["src/search", ["src/types", "src/utilities"]],
  ["src/components", ["src/types", "src/utilities", "src/search", "src/offline"]],
  ["src/sections.ts", ["src/types", "src/components", "src/navigation"]],
  ["src/prerender/", ["src/types", "src/utilities", "src/components", "src/navigation", "src/sections"]],
  [
    "scripts",
    [
      "src/types",
      "src/site",
      "src/redirects",
      "src/security-policy",
      "src/utilities",
      "src/search",
      "src/offline",
      "src/prerender/",
      "src/navigation/prerendered",
      "webpack.config",
    ],
  ],
];

test("imports go one way only", () => {
  const wrong = sources("src")
    .concat(sources("scripts"))
    .flatMap((file) => {
      const rule = RULES.find(([from]) => file.startsWith(from));
      if (!rule) return [];
      const [from, allowed] = rule;
      return importsOf(file)
        .filter((target) => !target.startsWith(from) && !allowed.some((folder) => target.startsWith(folder)))
        .map((target) => `${file} imports ${target}`);
    });
  expect(wrong).toEqual([]);
});

test("nothing of the browser imports from scripts", () => {
  const wrong = sources("src").filter((file) => importsOf(file).some((target) => target.startsWith("scripts")));
  expect(wrong).toEqual([]);
});

function sources(folder: string): string[] {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name.split(path.sep).join("/")}`);
}

/** Relative imports of a file, as paths from the repository's root. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), "utf8");
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map((match) => match[1] ?? "");
  return specifiers.map((specifier) => path.posix.join(path.posix.dirname(file), specifier));
}
