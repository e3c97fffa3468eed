import type { Screen } from "../types";

/** What is known of a screen that no content file stands behind. One lies in the folder of each. */
export interface ScreenDefinition {
  /** Absolute path with a trailing slash, without the base path. */
  url: string;
  /** Its heading, and its name in lists. */
  title: string;
  /** One sentence for search engines and link previews. */
  description: string;
  /** Whether the sidebar of the top level and the sitemap list it. What is not listed, search engines are asked to leave out. */
  isListed: boolean;
  /** Loads its component, which is a chunk of its own with the name of `chunkName`; null where it draws nothing. */
  load: (() => Promise<Screen>) | null;
}

/** Names the chunk of a screen: `screen-starter-kits` for `/starter-kits/`. Its `import()` says the same in a comment. */
export function chunkName({ url }: Pick<ScreenDefinition, "url">): string {
  return `screen-${url.split("/").filter(Boolean).join("-") || "home"}`;
}
