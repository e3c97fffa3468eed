import type { Answers } from "./types";

export const entryOutput: Answers = {
  "the browser's storage on a server": {
    output: "ReferenceError: localStorage is not defined\n    at /project/.next/server/pages/index.js",
    entry: "entry-output/#self-not-defined",
    cause: /A framework renders/,
  },
  "a test without a browser": {
    output: "FAIL src/cart.spec.js\n  ● Test suite failed to run\n\n    ReferenceError: window is not defined",
    entry: "entry-output/#self-not-defined",
    cause: /test runner/,
  },
  "style sheets with one name": {
    output: "ERROR in Conflict: Multiple assets emit to the same filename app.css",
    entry: "entry-output/#same-filename",
    cause: /style sheets/,
  },
  "a package manager that may not write": {
    output: "An unexpected error occurred: \"EACCES: permission denied, mkdir '/Users/ann/Library/Caches/Yarn/v1'\".",
    entry: "entry-output/#no-permission",
    cause: /package manager/,
  },
  "a command that an old webpack doesn't have": {
    output: [
      "ERROR in multi main",
      "Module not found: Error: Cannot resolve module 'build' in /project",
      "resolve module build in /project",
    ].join("\n"),
    entry: "entry-output/#entry-not-found",
    cause: /reads a command/,
  },
  "a configuration of webpack 2 that exports nothing": {
    output: "'output.filename' is required, either in config file or as --output-filename",
    entry: "entry-output/#entry-not-found",
    cause: /uses its defaults/,
  },
  "an old plugin that writes its style sheet again": {
    output: "ERROR in Conflict: Multiple assets emit different content to the same filename app.css",
    entry: "entry-output/#same-asset",
    cause: /older version of webpack/,
  },
  "a package whose bundle needs a browser": {
    output: [
      "ReferenceError: window is not defined",
      "    at Object.<anonymous> (/project/node_modules/acme-pin/dist/bundle.js:1:216)",
      "    at Module._compile (node:internal/modules/cjs/loader:1103:14)",
    ].join("\n"),
    entry: "entry-output/#self-not-defined",
    cause: /published as a browser/,
  },
  "links in a shared folder": {
    output: "npm ERR! EPROTO: protocol error, symlink '../acorn/bin/acorn' -> '/vagrant/web/node_modules/.bin/acorn'",
    entry: "entry-output/#no-permission",
    cause: /shared folder/,
  },
  "a function of a module in an attribute": {
    output: "Uncaught ReferenceError: moveToLeft is not defined\n    at HTMLInputElement.onclick ((index):33)",
    entry: "entry-output/#inline-handler",
    cause: /function is in a module/,
  },
  "a browser's bundle in a page that Gatsby renders, and not in a template": {
    output:
      "> 10 | })(window, function() {\n     |  ^\n  11 | return /******/ (function(modules) { // webpackBootstrap\n\n  WebpackError: ReferenceError: window is not defined\n\n  - index.js:10 Object../node_modules/acme-slides/lib/index.js\n    [lib]/[acme-slides]/lib/index.js:10:2",
    entry: "entry-output/#self-not-defined",
    cause: /published as a browser bundle/,
  },
  "the document in a page that Gatsby renders": {
    output:
      "WebpackError: ReferenceError: document is not defined\n\n  - index.js:3 Object../node_modules/acme-map/index.js",
    entry: "entry-output/#self-not-defined",
    cause: /A framework renders/,
  },
  "a window that Gatsby 1 doesn't have on the server": {
    output: [
      "error Building static HTML for pages failed",
      "> 387 |   containerHeight: window.innerHeight,",
      "  WebpackError: window is not defined",
      "  - index.js:387 Object.<anonymous>",
      "    ~/acme-scroller/lib/index.js:387:1",
      "  - index.js:4 Object.exports.__esModule",
    ].join("\n"),
    entry: "entry-output/#self-not-defined",
    cause: /A framework renders/,
  },
};
