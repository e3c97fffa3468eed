/**
 * What the build gives to the application: the contract between `scripts`, the components and the entries. Plain data,
 * made once. What only the build knows is described in `scripts/site/content/types.ts`.
 */

import type { ComponentType, ReactNode } from "react";
import type { FrontMatter, SentField } from "./front-matter";

/** A heading of one page that can be linked to. A page's list of them is its outline. */
export interface Heading {
  /** The fragment, without `#`: unique on its page. */
  id: string;
  /** The heading's text, without markup. */
  title: string;
  /** 2 for `##`, 3 for `###`. Deeper headings have ids too, but are not listed. */
  level: 2 | 3;
}

/** A link out of this page that its author recommends ("Further Reading"). */
export interface RelatedLink {
  title: string;
  url: string;
}

/** What the screen of one page needs besides its body; shipped in the page's file and in its HTML. */
export interface PageData extends Pick<FrontMatter, SentField> {
  /** Absolute path with a trailing slash, without the base path: `/concepts/output/`. */
  url: string;
  /** Headings of level 2 and 3, in reading order. */
  outline: Heading[];
  /** Address at which the page's source can be edited. */
  edit: string;
  /** When its file was last committed, or its README published, in UTC: `2026-11-20T09:30:00Z`. Absent where nobody can know. */
  changed?: string;
  /** The body holds components with state, so it is a chunk of code that has to be loaded before hydration. */
  interactive: boolean;
}

/** A page as lists show it. */
export interface PageSummary {
  url: string;
  title: string;
  /** Sidebar heading; absent when there is none. */
  group?: string;
  /** Whether the page has an outline, so that the sidebar can offer to unfold it. */
  hasOutline: boolean;
}

/** A top-level directory of the content, or (with an empty name) the pages beside those directories. */
export interface Section {
  /** Directory name, `""` for the top level. */
  name: string;
  /** `/concepts/`, or `/` for the top level. */
  url: string;
  title: string;
  /** In reading order: index first, then by group and `sort`. Sidebar, pager and printable pages follow it. */
  pages: PageSummary[];
  /** Screens that the sidebar lists behind the pages; empty but for the top level. */
  screens: NavigationLink[];
}

/** A section's file: what lists show of its pages, and where more is. Names are paths inside the output folder. */
export interface SectionFile {
  section: Section;
  /** The file with the outlines of its pages, by their urls. */
  outlines: string;
  /** Pages' files, by their urls. */
  pages: Record<string, string>;
}

/** A page's file. */
export interface PageFile {
  /** The body; without its text where that holds state, and is a chunk of code. */
  html: string;
  page: PageData;
}

/** A link that frame components draw. */
export interface NavigationLink {
  title: string;
  /** A path of this site, or an absolute address of another. */
  url: string;
}

/** What is on the screen. Everything the frame and the screens draw is derived from one of these. */
export type View =
  | { kind: "page"; path: string; page: PageData; section: Section }
  | { kind: "home"; path: string; page: PageData; section: Section }
  | { kind: "screen"; path: string; section: Section }
  | { kind: "not-found"; path: string; section: Section | null }
  | { kind: "loading"; path: string; section: Section | null }
  | { kind: "failed"; path: string; section: Section | null };

/** A screen that is a chunk of its own. The body is the text of the page, where the view has one. */
export type Screen = ComponentType<{ body: ReactNode }>;

/** What a deployer may change; see `src/site.ts` for the environment variables and their checks. */
export interface SiteConfig {
  /** The product's name; page titles end in ` | ` and this. */
  name: string;
  /** Scheme and host the site is published at, without a slash at the end. */
  origin: string;
  /** `/`, or the folder the site is served from, with slashes on both ends. */
  basePath: string;
  /** Address of this site's own repository. */
  repository: string;
  /** Put before a page's path inside the content folder to get its edit address. */
  editBase: string;
  /** Sections in the order of the navigation; directories not named here follow by name. */
  sections: { name: string; title: string; documentation: boolean }[];
  /** Links of the header, in order; what does not exist is left out by the build. */
  top: NavigationLink[];
  /** Pages of this site that the footer names; what does not exist is left out by the build. */
  footer: NavigationLink[];
  /** Versions of the documentation, current one marked by an empty url. */
  versions: { version: string; url: string }[];
  /** Sites with these pages, this one included: a language each, in its own words; no slash at the end of the url. */
  languages: { title: string; lang: string; url: string }[];
  /** The sponsor banner's text and address; null when there is none. */
  partner: NavigationLink | null;
  /** The chat behind the floating button; null when there is no button. */
  chat: ChatConfig | null;
  /** Address of the server that counts votes, see `src/screens/Vote/vote-api.yaml`; null: none does. */
  voteApi: string | null;
  /** The provider that answers searches; null when the embedded index does. */
  search: HostedSearch | null;
  /** Who counts page views; null when nobody does. */
  analytics: AnalyticsConfig | null;
  /** Address of the service that draws badges, without a slash at the end. */
  badges: string;
  /** Addresses outside, by what they are. */
  links: Record<ExternalLink, string>;
}

/** A chat of another host: a page to open, and, in a panel, a small form of it that allows to be framed. */
export type ChatConfig = { title: string; url: string } & (
  | { kind: "link" }
  | {
      kind: "panel";
      frame: string;
      /** The reader is asked before the frame is loaded. */
      asksFirst: boolean;
    }
);

/** An index at the search provider. */
export interface HostedSearch {
  appId: string;
  /** May search and nothing else: every reader gets it. */
  apiKey: string;
  index: string;
  /** Addresses to ask, in order; empty: those that the provider has for the application. */
  hosts: string[];
}

/** An account at Google Analytics: the old kind (`UA-...`) or the present one (`G-...`). */
export interface AnalyticsConfig {
  kind: "universal" | "ga4";
  id: string;
  /** Address of the script that sends the page views. */
  script: string;
}

/** Names of the outside addresses that the frame links to. */
export type ExternalLink =
  | "sourceRepository"
  | "social"
  | "questions"
  | "store"
  | "chat"
  | "changelog"
  | "issues"
  | "funding";
