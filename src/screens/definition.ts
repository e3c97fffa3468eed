import type { Screen } from "../types";

/** Describes a screen that has no content file. Each definition is in the folder of its component. */
export interface ScreenDefinition {
  /** The absolute path with a trailing slash, without the base path. */
  url: string;
  /** The heading of the screen, and its name in lists. */
  title: string;
  /** One sentence for search engines and link previews. */
  description: string;
  /**
   * Whether the sidebar of the top level and the sitemap list the screen. Search engines are asked to exclude unlisted
   * ones.
   */
  isListed: boolean;
  /** Loads the component, whose chunk has the name that `chunkName` returns; null if the screen renders nothing. */
  load: (() => Promise<Screen>) | null;
}

/**
 * Returns the chunk name of a screen: `screen-starter-kits` for `/starter-kits/`. The `import()` of the screen has to
 * use the same name.
 */
export function chunkName({ url }: Pick<ScreenDefinition, "url">): string {
  return `screen-${url.split("/").filter(Boolean).join("-") || "home"}`;
}
