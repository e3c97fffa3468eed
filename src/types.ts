/**
 * The contract between the build (`scripts`), the components and the two entries. Plain data only: everything here
 * is made once at build time, frozen in meaning, and passed on; nothing flows back.
 */

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

/** What an author may write between the two `---` lines of a page. The schema is `scripts/content/front-matter.ts`. */
export interface FrontMatter {
  title: string;
  /** One sentence for search engines and link previews. */
  description?: string;
  /** Position in the section, ascending. Index pages come first whatever they say. */
  sort?: number;
  /** Heading in the sidebar; `-` or nothing means no heading. */
  group?: string;
  /** Handles on the code host. */
  contributors?: string[];
  related?: RelatedLink[];
  /** Where the text of an external page was fetched from. */
  source?: string;
  /** Where an external page can be edited. */
  edit?: string;
  /** The repository an external page describes. */
  repo?: string;
  /** The package is maintained outside of the webpack organization. */
  thirdParty?: boolean;
}

/** What the screen of one page needs besides its body; shipped inside the page's chunk and in its HTML. */
export interface PageData {
  /** Absolute path with a trailing slash, without the base path: `/concepts/output/`. */
  url: string;
  title: string;
  description?: string;
  /** Headings of level 2 and 3, in reading order. */
  outline: Heading[];
  /** Handles; empty when there is nobody to name. */
  contributors: string[];
  related: RelatedLink[];
  /** Address at which the page's source can be edited. */
  edit: string;
  /** Only external pages: the package's repository. */
  repo?: string;
  /** The body holds components with state, so the page's chunk has to be loaded before hydration. */
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
  /** In reading order: index first, then by `sort`. */
  pages: PageSummary[];
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
  | { kind: "screen"; path: string; name: ScreenName; section: Section }
  | { kind: "not-found"; path: string; section: Section | null }
  | { kind: "loading"; path: string; section: Section | null }
  | { kind: "failed"; path: string; section: Section | null };

/** Screens that are not made from one content file. */
export type ScreenName = "vote" | "organization" | "starter-kits" | "offline" | "app-shell";

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
  /** Address of the server that counts votes, see `src/components/screens/Vote/vote-api.yaml`; null: none does. */
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
export type ChatConfig = { title: string; url: string } & ({ kind: "link" } | { kind: "panel"; frame: string });

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

/** Something wrong with the content. Problems are data: collected while reading, printed once. */
export interface Problem {
  /** Path of the file, relative to the content folder. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** What is wrong and, where known, what to do: a sentence. */
  message: string;
  /** A warning is printed and does not fail a production build. */
  severity: "error" | "warning";
}

/** A link or image target as the author wrote it, with its place. */
export interface Reference {
  url: string;
  line: number;
  column: number;
}

/** An image beside the content, copied to the output under a name with its content hash. */
export interface ImageAsset {
  /** Absolute path on disk. */
  file: string;
  /** Path inside the output folder: `images/graph.1a2b3c4d.svg`. */
  output: string;
}

/** The plain text of one section of a page. Exists at build time only. */
export interface SectionText {
  /** The fragment; empty for what stands before the first heading. */
  id: string;
  /** The heading's text, without badges; empty before the first heading. */
  title: string;
  /** 2 for `##`, down to 6; 1 before the first heading. */
  level: number;
  prose: string;
  code: string;
  /** What a terminal prints: text blocks, and messages quoted inside a sentence (the prose has those too). */
  output: string;
}

/** What a page says first about one thing. */
export interface Lead {
  /** The heading it stands below; empty above the first. */
  id: string;
  /** It is what stands below the heading `name`; otherwise it is a row of a table. */
  isHeading: boolean;
  /** The heading's text, or the code in the first cell of a row of a table; empty at the top of the page. */
  name: string;
  /** Texts of the headings around it, outermost first. */
  above: string[];
  /** Empty when nothing is said before the next heading. */
  text: string;
  /** What the list of facts below the heading says about the default. */
  default?: string;
}

/** One content file, read, checked and compiled. Exists at build time only. */
export interface Page extends PageData {
  /** Path relative to the content folder: `concepts/output.mdx`. */
  file: string;
  /** Section name, `""` at the top level. */
  section: string;
  /** -1 for index pages. */
  sort: number;
  group?: string;
  /** When its file was last committed, in UTC: `2026-11-20T09:30:00Z`. Absent where nobody can know. */
  changed?: string;
  /** The line below its text, as HTML. Absent on the front page, which shows none. */
  foot?: string;
  /** Fetched from: external pages only. */
  source?: string;
  /** What follows its first lines repeats other pages. */
  isMade: boolean;
  /** In bytes. */
  size: number;
  /** The body as HTML; null when it holds components with state. */
  html: string | null;
  /** The body as a JavaScript module whose default export is a component; empty where `html` is all there is. */
  code: string;
  /** The body for printable documents: HTML with slots for ids and links. */
  printable: string;
  /** The body as plain Markdown: components written out, addresses absolute. */
  markdown: string;
  /** What it says first about each thing, for lists that are made of it. */
  leads: Lead[];
  /** The plain text, section by section. */
  texts: SectionText[];
  /** Links to pages of this site, as `/concepts/output/#outputclean`. */
  links: string[];
  /** Every fragment that can be linked to. */
  ids: string[];
  images: ImageAsset[];
}

/** A node of the content tree (specification section 3). */
export type TreeNode = DirectoryNode | FileNode;

export interface DirectoryNode {
  type: "directory";
  name: string;
  /** Relative to the content folder, `""` for its root. */
  path: string;
  url: string;
  /** Sum of the sizes below, in bytes. */
  size: number;
  children: TreeNode[];
}

export interface FileNode {
  type: "file";
  name: string;
  path: string;
  url: string;
  size: number;
  extension: ".md" | ".mdx";
  title: string;
  group?: string;
  sort: number;
  anchors: Heading[];
  contributors: string[];
  related: RelatedLink[];
}

/** Everything the build knows, made by `scripts/content`. */
export interface Site {
  /** In reading order: section by section. */
  pages: Page[];
  sections: Section[];
  tree: DirectoryNode;
  problems: Problem[];
}
