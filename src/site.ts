import type { SiteConfig } from "./types";

const ORIGIN = "https://webpack.js.org";
const REPOSITORY = "https://github.com/webpack/webpack.js.org";

/**
 * Reads what a deployer may change from the environment, at build time. The README's configuration table lists the
 * same names.
 *
 * @throws {Error} with a sentence naming the variable when a value cannot be used.
 */
export function readSiteConfig(env: Record<string, string | undefined>): SiteConfig {
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
      { name: "api", title: "API", documentation: true },
      { name: "loaders", title: "Loaders", documentation: true },
      { name: "plugins", title: "Plugins", documentation: true },
      { name: "migrate", title: "Migrate", documentation: true },
      { name: "contribute", title: "Contribute", documentation: false },
    ],
    top: [
      { title: "Documentation", url: "/concepts/" },
      { title: "Contribute", url: "/contribute/" },
      { title: "Vote", url: "/vote/" },
      { title: "Blog", url: "https://medium.com/webpack" },
    ],
    footer: [
      { title: "Get Started", url: "/guides/getting-started/" },
      { title: "Organization", url: "/organization/" },
      { title: "Starter Kits", url: "/starter-kits/" },
      { title: "Comparison", url: "/comparison/" },
      { title: "Glossary", url: "/glossary/" },
      { title: "Branding", url: "/branding/" },
      { title: "License", url: "/license" },
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
    links: {
      sourceRepository: "https://github.com/webpack/webpack",
      social: "https://x.com/webpack",
      questions: "https://stackoverflow.com/questions/tagged/webpack",
      store: "https://webpack.threadless.com",
      chat: "https://discord.com/invite/webpack",
      changelog: "https://github.com/webpack/webpack/releases",
      issues: `${repository}/issues/new`,
      funding: address(env, "FUNDING", "https://opencollective.com/webpack"),
    },
  };
}

/** An http(s) address from the environment, without a slash at its end. */
function address(env: Record<string, string | undefined>, name: string, fallback: string): string {
  const value = env[name] ?? fallback;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} is "${value}", which is no http or https address. Example: ${name}=${fallback}`);
  }
  return value.replace(/\/+$/, "");
}

/** Who the sponsor banner thanks; nobody when `PARTNER_URL` is set to nothing. */
function partner(env: Record<string, string | undefined>): SiteConfig["partner"] {
  if (env.PARTNER_URL === "") return null;
  const title = env.PARTNER_TEXT ?? "webpack is a project of the OpenJS Foundation";
  return { title, url: address(env, "PARTNER_URL", "https://openjsf.org") };
}

function basePath(value: string): string {
  if (!/^\/([\w.~-]+\/)*$/.test(value)) {
    throw new Error(`BASE_PATH is "${value}". It starts and ends with a slash, for example BASE_PATH=/webpack/`);
  }
  return value;
}
