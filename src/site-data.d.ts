// What `scripts/site/webpack/site-data.ts` writes. webpack resolves `site-data` to the folder it wrote to.

declare module "site-data/code" {
  export const code: import("./sections").Code;
}

declare module "site-data/config" {
  export const config: import("./types").SiteConfig;
}

declare module "site-data/glossary" {
  /** Plain texts by the ids of the glossary's entries. */
  export const glossary: Readonly<Record<string, string>>;
}

declare module "site-data/notification" {
  const Notification: import("react").ComponentType | null;
  export default Notification;
}

declare module "site-data/search" {
  /** The first tier as text; null in development, where it is fetched. */
  export const titles: string | null;
}

// What the build gives to the server's bundle as it runs.
declare module "site-data/content" {
  const content: import("./prerender/content").Content;
  export default content;
}
