/**
 * The data that the build passes to the application. It is the contract between `scripts`, the components and the
 * entries. Types that only the build needs are in `scripts/site/content/types.ts`.
 */

import type { ComponentType, ReactNode } from "react";
import type { FrontMatter, SentField } from "./front-matter";

/** A heading that can be linked to. The list of a page's anchors is its outline. */
export interface Anchor {
  /** The fragment, without `#`: unique on its page. */
  id: string;
  /** The heading's text, without markup. */
  title: string;
  /** The level: 2 for `##`, 3 for `###`. Deeper headings have ids too, but are not listed. */
  level: 2 | 3;
}

/** The data that the screen of a page needs besides its body. The page's file and its HTML both contain it. */
export interface PageData extends Pick<FrontMatter, SentField> {
  /** The absolute path with a trailing slash, without the base path: `/concepts/output/`. */
  url: string;
  /** The headings of level 2 and 3, in reading order. */
  anchors: Anchor[];
  /** The address at which the page's source can be edited. */
  edit: string;
  /** The page before this one in the order of the sidebar; absent for the first one and for pages that it does not list. */
  previous?: NavigationLink;
  /** The page after this one. */
  next?: NavigationLink;
  /**
   * When the file was last committed or its README was published, in UTC: `2026-11-20T09:30:00Z`. Absent if unknown.
   */
  changed?: string;
  /** Whether the body contains components with state. It is then a chunk of code that has to load before hydration. */
  interactive: boolean;
}

/** A page as it appears in lists. */
export interface PageSummary {
  url: string;
  title: string;
  /** The heading of its group in the sidebar, if it has one. */
  group?: string;
  /** Whether the page has an outline, which the sidebar can then expand. */
  hasOutline: boolean;
  /**
   * Whether the page is the README of a package that also has its own page here; the sidebar, the pager and printable
   * pages leave it out.
   */
  isBeside?: true;
  /** Whether only an index page lists it: the sidebar and the pager leave it out, printable pages have it. */
  isBelowIndex?: true;
}

/** A top-level directory of the content, or (with an empty name) the pages that are in no directory. */
export interface Section {
  /** The name of the directory, `""` for the top level. */
  name: string;
  /** The URL: `/concepts/`, or `/` for the top level. */
  url: string;
  title: string;
  /**
   * The pages in reading order: the index first, then by group and `sort`. Sidebar, pager and printable pages use this
   * order.
   */
  children: PageSummary[];
  /** The screens that the sidebar lists after the pages; empty except for the top level. */
  screens: NavigationLink[];
}

/**
 * The file of a section: the data that lists show of its pages, and the paths (relative to the output folder) of
 * further files.
 */
export interface SectionFile {
  section: Section;
  /** The file with the outlines of its pages, by their URLs. */
  outlines: string;
  /** The files of the pages, by their URLs. */
  pages: Record<string, string>;
}

/** The file of a page. */
export interface PageFile {
  /** The HTML of the body. It is empty if the body contains components with state, which are a chunk of code. */
  content: string;
  page: PageData;
}

/**
 * Files of the client bundle by chunk name, and files of sections and pages by section or page name. Paths are relative
 * to the output folder.
 */
export type ClientFiles = Record<string, string[]>;

/** A link that the frame renders, or that the author of a page recommends ("Further Reading"). */
export interface NavigationLink {
  title: string;
  /** A path of this site or an absolute URL. */
  url: string;
}

/** The content of the screen. Everything that the frame and the screens render is derived from it. */
export type View =
  | { kind: "page"; path: string; page: PageData; section: Section }
  | { kind: "home"; path: string; page: PageData; section: Section }
  | { kind: "screen"; path: string; section: Section }
  | { kind: "not-found"; path: string; section: Section | null }
  | { kind: "loading"; path: string; section: Section | null }
  | { kind: "failed"; path: string; section: Section | null };

/** The component of a screen. `body` is the text of the page, if the view has one. */
export type Screen = ComponentType<{ body: ReactNode }>;

/** The deployer's configuration. `src/site.ts` reads it from environment variables and validates it. */
export interface SiteConfig {
  /** The name of the product, used at the end of every document title. */
  name: string;
  /** The scheme and host where the site is published, without a slash at the end. */
  origin: string;
  /** The folder where the site is served, with slashes on both ends: `/` for the root. */
  basePath: string;
  /** The address of this site's own repository. */
  repository: string;
  /** The prefix that turns a page's path inside the content folder into its edit address. */
  editBase: string;
  /** The sections in the order of the navigation. Directories that are not listed here follow by name, with a warning. */
  sections: { name: string; title: string; documentation: boolean }[];
  /** The links of the header in order. The build removes links to pages that do not exist. */
  top: NavigationLink[];
  /** The pages that the footer links to. The build removes those that do not exist. */
  footer: NavigationLink[];
  /** The versions of the documentation. The current one has an empty URL. */
  versions: { version: string; url: string }[];
  /**
   * The sites with translations of these pages, including this one. A title is in its own language, a URL has no slash
   * at the end.
   */
  languages: { title: string; lang: string; url: string }[];
  /** The text and address of the sponsor banner; null if there is none. */
  partner: NavigationLink | null;
  /** The chat behind the floating button; null if there is none. */
  chat: ChatConfig | null;
  /**
   * The address of the server that counts votes (`src/screens/Vote/vote-api.yaml`); null if votes stay on the device.
   */
  voteApi: string | null;
  /** The provider of hosted search; null if only the embedded index is used. */
  search: HostedSearch | null;
  /** The account that counts page views; null if views aren't counted. */
  analytics: AnalyticsConfig | null;
  /** The address of the badge service, without a slash at the end. */
  badges: string;
  /** The addresses of other sites, by name. */
  links: Record<ExternalLink, string>;
}

/** A chat on another host: the page that the link opens and, for a panel, a page that allows framing. */
export type ChatConfig = { title: string; url: string } & (
  | { kind: "link" }
  | {
      kind: "panel";
      frame: string;
      /** Whether the reader is asked for consent before the frame loads. */
      asksFirst: boolean;
    }
);

/** The configuration of an index at the search provider. */
export interface HostedSearch {
  appId: string;
  /** A public key that only allows searching, because every reader receives it. */
  apiKey: string;
  index: string;
  /** The addresses to query in order; if empty, the ones that the provider assigns to the application. */
  hosts: string[];
}

/** The configuration of a Google Analytics account: Universal Analytics (`UA-...`) or version 4 (`G-...`). */
export interface AnalyticsConfig {
  kind: "universal" | "ga4";
  id: string;
  /** The address of the script that sends page views. */
  script: string;
}

/** The names of the addresses in `links`. */
export type ExternalLink =
  | "sourceRepository"
  | "social"
  | "questions"
  | "store"
  | "chat"
  | "changelog"
  | "issues"
  | "funding"
  | "webSearch";
