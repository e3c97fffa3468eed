import module, { createRequire } from "node:module";
import type Plugin from "static-site-generator-webpack-plugin";

const require = createRequire(import.meta.url);
const name = "static-site-generator-webpack-plugin";

/**
 * The static generator without the parser of HTML by which it would follow links: it is told of all paths. Loading that
 * parser, which brings a client for HTTP, took a twentieth of a build after one edit.
 */
export const StaticSiteGeneratorPlugin = withoutParser(() => require(name) as typeof Plugin);

function withoutParser<T>(load: () => T): T {
  const parser = createRequire(require.resolve(name)).resolve("cheerio");
  const loaded = require.cache[parser];
  require.cache[parser] = Object.assign(new module(parser), { loaded: true });
  try {
    return load();
  } finally {
    if (loaded) require.cache[parser] = loaded;
    else delete require.cache[parser];
  }
}
