// The modules that `scripts/site/webpack/site-data.ts` generates. webpack resolves `site-data` to their folder.

declare module "site-data/code" {
  export const code: import("./sections").Code;
}

declare module "site-data/config" {
  export const config: import("./types").SiteConfig;
}

declare module "site-data/errors" {
  /** All entries of the catalogue of errors. */
  export const catalogue: import("./errors/types").CatalogueEntry[];
  /** Functions that load the HTML below the messages of a page, by the fragments of these: `resolve`, `cannot-resolve`. */
  export const texts: Readonly<Record<string, () => Promise<{ text: Readonly<Record<string, string>> }>>>;
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

declare module "site-data/search" {
  /** The titles file of the search index as text; null in development, where it is fetched. */
  export const titles: string | null;
}

// The module that the build provides while it runs the server bundle.
declare module "site-data/content" {
  const content: import("./prerender/content").Content;
  export default content;
}
