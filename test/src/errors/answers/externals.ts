import type { Answers } from "./types";

export const externals: Answers = {
  "a driver that the bundle of a server lacks": {
    output:
      "Error: Please install mysql2 package manually\n    at ConnectionManager._loadDialectModule (/var/task/src/handler.js:1:411231)",
    entry: "externals/#left-out",
    cause: /only works from `?node_modules/,
  },
  "views that aren't beside the bundle": {
    output:
      'Error: Failed to lookup view "index" in views directory "/project/dist/views"\n    at Function.render (webpack:///./node_modules/express/lib/application.js?:580:17)',
    entry: "externals/#left-out",
    cause: /Express looks/,
  },
  "a bundle of webpack 4 that reads a package's file": {
    output: [
      "Error: ENOENT: no such file or directory, open '//data.trie'",
      "    at Object.readFileSync (fs.js:343:35)",
      "    at eval (webpack:///./node_modules/unicode-tea/index.js?:20:23)",
    ].join("\n"),
    entry: "externals/#own-files",
    cause: /package in the bundle/,
  },
  "a bundle that reads a package's file": {
    output: [
      "Error: ENOENT: no such file or directory, open 'iam_service.json'",
      "    at __webpack_require__ (/web/dist/main.js:20:30)",
    ].join("\n"),
    entry: "externals/#own-files",
    cause: /package in the bundle/,
  },
  "a package.json that a bundle reads": {
    output: "Error: ENOENT: no such file or directory, open '//../package.json'",
    entry: "externals/#own-files",
    cause: /package in the bundle/,
  },
  "a file that isn't where a program looks for it": {
    output: "Error: ENOENT: no such file or directory, open 'certificates/tea.pem'",
    entry: "externals/#own-files",
    cause: /path is wrong/,
  },
};
