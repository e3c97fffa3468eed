// What `scripts/content/site-data.ts` writes. webpack resolves `site-data` to the folder it wrote to.

declare module "site-data/code" {
  /** Development: how to load the pages that hold state, by their urls. */
  export const code: import("./navigation/loader").SectionModule["pages"];
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
  export const searchFiles: import("./search/types").SearchFileNames;
  /** The first tier as text; null in development, where it is fetched. */
  export const titles: string | null;
}

declare module "site-data/sections" {
  export const sections: import("./navigation/loader").SectionModules;
}
