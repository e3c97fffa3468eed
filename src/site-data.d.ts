// The modules that `scripts/site/webpack/site-data.ts` generates. webpack resolves `site-data` to their folder.

declare module "site-data/code" {
  export const code: import("./sections").Code;
}

declare module "site-data/config" {
  export const config: import("./types").SiteConfig;
}

declare module "site-data/error-entries" {
  /** All entries of the catalog of errors, in the order of their patterns. */
  export const entries: readonly import("./errors/types").ListedEntry[];
}

declare module "site-data/error-patterns" {
  /** The patterns and signs of all entries of the error catalog. */
  export const patterns: readonly import("./errors/types").PlacedEntry[];
}

declare module "site-data/errors" {
  /**
   * Functions that load the explanations of a page by its name (`resolve`), each by the message's fragment
   * (`cannot-resolve`).
   */
  export const texts: Readonly<
    Record<string, () => Promise<{ text: Readonly<Record<string, import("./errors/types").Explanation>> }>>
  >;
}

declare module "site-data/glossary" {
  /** Plain-text explanations, by the ids of the glossary's entries. */
  export const glossary: Readonly<Record<string, string>>;
}

declare module "site-data/notification" {
  /** The text of the notification bar; null if there is none. */
  const Notification: import("react").ComponentType | null;
  export default Notification;
  /** The version in the front matter of `notification.md`; empty if there is no bar. */
  export const version: string;
}

declare module "site-data/playground" {
  /** The paths of the scripts for the compiler, relative to the output folder: `worker`, and one for each part and pack. */
  export const scripts: Readonly<Record<string, string>>;
  /** The version of each package that projects can use. */
  export const versions: Readonly<Record<string, string>>;
}

declare module "site-data/search" {
  /** The titles file of the search index as text; null in development, where it is fetched. */
  export const titles: string | null;
}

// The module that the build provides while it runs the server bundle.
declare module "site-data/content" {
  const content: import("./prerender/content").Content;
  export default content;
}
