import type { Answers } from "./types";

export const cache: Answers = {
  "a plugin with another copy of webpack-sources": {
    output:
      "<w> [webpack.cache.PackFileCacheStrategy] Caching failed for pack: Error: No serializer registered for ConcatSource\n<w> while serializing webpack/lib/util/registerExternalSerializer.webpack-sources/ConcatSource -> Array { 3 items } -> ConcatSource",
    entry: "cache/#not-serializable",
    cause: /copy of webpack-sources/,
  },
  "a cache that Node.js 23.1 can't write": {
    output:
      "<w> [webpack.cache.PackFileCacheStrategy] Caching failed for pack: Error: Unable to snapshot resolve dependencies",
    entry: "cache/#not-stored",
    cause: /Node\.js 23/,
  },
  "a damaged cache of Storybook": {
    output: [
      "ERR! SyntaxError: web/node_modules/.cache/storybook/dev-server/325c8f456729: Unexpected end of JSON input",
      "ERR!     at JSON.parse (<anonymous>)",
    ].join("\n"),
    entry: "cache/#not-restored",
    cause: /build was interrupted/,
  },
};
