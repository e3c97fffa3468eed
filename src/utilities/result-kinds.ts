/** The kinds of search results that a reader can choose from. */
export const RESULT_KINDS = [
  "option",
  "flag",
  "hook",
  "guide",
  "concept",
  "api",
  "loader",
  "plugin",
  "error",
  "glossary",
] as const;

/** A name in code that isn't a class: `output.filename`, `splitChunks.{cacheGroup}.test`, `Rule.use`. */
const NAME = /^(?:[a-z_]\w*|\w+\.\S+)$/;

/**
 * Returns the kind of a result, or null at the top level. Without a more specific kind, it's named after its section of
 * the site: `guide` for `/guides/`.
 *
 * @param url The path without the base path, with the fragment.
 * @param title The heading of the section.
 */
export function kindOf(url: string, title: string): string | null {
  const [, folder = "", page = ""] = url.split(/[/#]/);
  const isName = url.includes("#") && NAME.test(title);
  if (title.startsWith("--")) return "flag";
  if (isName && folder === "api" && page.endsWith("-hooks")) return "hook";
  if (isName && /^(?:configuration|loaders|plugins)$/.test(folder)) return "option";
  return folder.replace(/s$/, "") || null;
}
