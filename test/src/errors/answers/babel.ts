import type { Answers } from "./types";

export const babel: Answers = {
  "a query that Babel gets": {
    output:
      "SyntaxError: /project/src/UpdateUser.gql: Unexpected token, expected ; (1:9)\n> 1 | mutation updateUser($id: String!) {",
    entry: "babel/#unexpected-token",
    cause: /isn't a script/,
  },
  "presets that Babel 6 looks for next to webpack's own files": {
    output:
      'ERROR in (webpack)/buildin/module.js\nModule build failed: Error: Couldn\'t find preset "es2015" relative to directory "/usr/lib/node_modules/webpack/buildin"',
    entry: "babel/#preset-missing",
    cause: /in another package/,
  },
  "a plugin that Babel 6 doesn't find": {
    output:
      'ReferenceError: Unknown plugin "transform-runtime" specified in "/project/.babelrc" at 0, attempted to resolve relative to "/project"',
    entry: "babel/#preset-missing",
    cause: /missing from node_modules/,
  },
  "webpack.config.ts without ts-node": {
    output:
      "SyntaxError: /shop/webpack.prod.ts: Unexpected token (14:12)\n\n> 14 | const config: webpack.Configuration = {",
    entry: "babel/#unexpected-token",
    cause: /file is TypeScript/,
  },
};
