import type { AnalyticsConfig, ChatConfig, HostedSearch, SiteConfig } from "./types";

const ORIGIN = "https://webpack.js.org";
const REPOSITORY = "https://github.com/webpack/webpack.js.org";
const CHAT = "https://discord.com/invite/webpack";
/** The widget of the same Discord server. The invitation page itself does not allow framing. */
const CHAT_FRAME = "https://discord.com/widget?id=1180618526436888586";

/** Environment variables by name, as in `process.env`. */
type Environment = Record<string, string | undefined>;

/**
 * Reads the deployer's configuration from the environment at build time. `src/site.md` documents the variables.
 *
 * @throws {Error} When a value is invalid. The message names the variable.
 */
export function readSiteConfig(env: Environment): SiteConfig {
  const repository = address(env, "REPOSITORY", REPOSITORY);
  return {
    name: env.SITE_NAME ?? "webpack",
    origin: new URL(address(env, "SITE_ORIGIN", ORIGIN)).origin,
    basePath: basePath(env.BASE_PATH ?? "/"),
    repository,
    editBase: address(env, "EDIT_BASE", `${repository}/edit/main/src/content`),
    sections: [
      { name: "concepts", title: "Concepts", documentation: true },
      { name: "configuration", title: "Configuration", documentation: true },
      { name: "guides", title: "Guides", documentation: true },
      { name: "errors", title: "Errors", documentation: true },
      { name: "api", title: "API", documentation: true },
      { name: "loaders", title: "Loaders", documentation: true },
      { name: "plugins", title: "Plugins", documentation: true },
      { name: "migrate", title: "Migrate", documentation: true },
      { name: "contribute", title: "Contribute", documentation: false },
      { name: "releases", title: "Releases", documentation: false },
    ],
    top: [
      { title: "Documentation", url: "/concepts/" },
      { title: "Contribute", url: "/contribute/" },
      { title: "Vote", url: "/vote/" },
      { title: "Blog", url: "https://medium.com/webpack" },
    ],
    // The front page has its buttons only if one of these links, or of the header's, leads to their pages.
    footer: [
      { title: "Get Started", url: "/guides/getting-started/" },
      { title: "Organization", url: "/organization/" },
      { title: "Starter Kits", url: "/starter-kits/" },
      { title: "Comparison", url: "/comparison/" },
      { title: "Glossary", url: "/glossary/" },
      { title: "Branding", url: "/branding/" },
      { title: "License", url: "/license" },
      { title: "Read Offline", url: "/offline/" },
    ],
    versions: [
      { version: "5", url: "" },
      { version: "4", url: "https://v4.webpack.js.org" },
    ],
    languages: [
      { title: "English", lang: "en", url: address(env, "ENGLISH_SITE", ORIGIN) },
      { title: "中文", lang: "zh-CN", url: address(env, "CHINESE_SITE", "https://webpack.docschina.org") },
    ],
    partner: partner(env),
    chat: chat(env),
    voteApi: env.VOTE_API ? address(env, "VOTE_API", "https://votes.example.org/v1") : null,
    search: hostedSearch(env),
    analytics: analytics(env),
    badges: address(env, "BADGES", "https://img.shields.io"),
    links: {
      sourceRepository: "https://github.com/webpack/webpack",
      social: "https://x.com/webpack",
      questions: "https://stackoverflow.com/questions/tagged/webpack",
      store: "https://webpack.threadless.com",
      chat: CHAT,
      changelog: "https://github.com/webpack/webpack/releases",
      issues: `${repository}/issues/new`,
      webSearch: address(env, "WEB_SEARCH", "https://duckduckgo.com"),
      funding: address(env, "FUNDING", "https://opencollective.com/webpack"),
    },
  };
}

/** Returns an http(s) address from the environment, without a slash at its end. */
function address(env: Environment, name: string, fallback: string): string {
  return checkedAddress(name, env[name] ?? fallback, fallback);
}

function checkedAddress(name: string, value: string, example: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} is "${value}", which isn't an http or https address. Example: ${name}=${example}`);
  }
  return value.replace(/\/+$/, "");
}

/** Returns the partner that the sponsor banner thanks, or null if `PARTNER_URL` is empty. */
function partner(env: Environment): SiteConfig["partner"] {
  if (env.PARTNER_URL === "") return null;
  const title = env.PARTNER_TEXT ?? "webpack is a project of the OpenJS Foundation";
  return { title, url: address(env, "PARTNER_URL", "https://openjsf.org") };
}

/**
 * Returns the configuration of the chat. A deployer's own chat opens as a link, unless it has a page that allows
 * framing.
 */
function chat(env: Environment): ChatConfig | null {
  const kind = env.CHAT_KIND ?? (env.CHAT_URL && !env.CHAT_FRAME ? "link" : "panel");
  const common = { title: env.CHAT_TITLE ?? "Discord", url: address(env, "CHAT_URL", CHAT) };
  switch (kind) {
    case "none":
      return null;
    case "link":
      return { kind, ...common };
    case "panel":
      // A deployer who sets the framed page vouches for it. The default page needs the reader's consent.
      return { kind, ...common, frame: address(env, "CHAT_FRAME", CHAT_FRAME), asksFirst: !env.CHAT_FRAME };
    default:
      throw new Error(`CHAT_KIND is "${kind}". Use panel, link or none.`);
  }
}

/**
 * Returns the configuration of hosted search. One of the two credentials alone is an error, because otherwise only
 * readers would notice it.
 */
function hostedSearch(env: Environment): HostedSearch | null {
  const { SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey } = env;
  if (!appId && !apiKey) return null;
  if (!appId) throw new Error("SEARCH_API_KEY is set, but SEARCH_APP_ID isn't. Hosted search needs both.");
  if (!apiKey) throw new Error("SEARCH_APP_ID is set, but SEARCH_API_KEY isn't. Hosted search needs both.");
  return { appId, apiKey, index: searchIndex(env), hosts: searchHosts(env) };
}

/** Returns the name of the index at the search provider. */
export function searchIndex(env: Environment): string {
  return env.SEARCH_INDEX || (env.SITE_NAME ?? "webpack");
}

/** Returns the addresses of the search provider, from a comma-separated list. */
export function searchHosts(env: Environment): string[] {
  const hosts = (env.SEARCH_HOSTS ?? "").split(",").map((host) => host.trim());
  return hosts.filter(Boolean).map((host) => checkedAddress("SEARCH_HOSTS", host, "https://search.example.org"));
}

/** Returns the configuration of analytics. The form of the id determines the kind of account and the script. */
function analytics(env: Environment): AnalyticsConfig | null {
  const id = env.ANALYTICS_ID;
  if (!id) return null;
  if (/^UA-\d+-\d+$/.test(id)) {
    return {
      kind: "universal",
      id,
      script: address(env, "ANALYTICS_SCRIPT", "https://www.google-analytics.com/analytics.js"),
    };
  }
  if (/^G-[A-Z\d]+$/.test(id)) {
    return { kind: "ga4", id, script: address(env, "ANALYTICS_SCRIPT", "https://www.googletagmanager.com/gtag/js") };
  }
  throw new Error(`ANALYTICS_ID is "${id}", which isn't a Google Analytics ID. Example: ANALYTICS_ID=G-1A2B3C4D5E`);
}

/**
 * Returns the versions of webpack that readers of the playground can choose besides the installed one, such as
 * `5.99.9`, from a comma-separated list.
 *
 * @throws {Error} When an entry isn't a version, or is older than 5.80: those versions have different modules.
 */
export function webpackVersions(env: Environment): string[] {
  const versions = (env.WEBPACK_VERSIONS ?? "").split(",").map((version) => version.trim());
  return [...new Set(versions)].filter(Boolean).map((version) => {
    const [, minor] = /^5\.(\d+)\.\d+$/.exec(version) ?? [];
    if (Number(minor) >= 80) return version;
    throw new Error(
      `WEBPACK_VERSIONS contains "${version}", which isn't a webpack version from 5.80 on. Example: WEBPACK_VERSIONS=5.99.9,5.88.2`,
    );
  });
}

function basePath(value: string): string {
  if (!/^\/([\w.~-]+\/)*$/.test(value)) {
    throw new Error(`BASE_PATH is "${value}". It must start and end with a slash. Example: BASE_PATH=/webpack/`);
  }
  return value;
}
