import type { Answers } from "./types";

export const interop: Answers = {
  "a package that needs a newer React": {
    output: "Attempted import error: 'use' is not exported from 'react' (imported as 'React5').",
    entry: "interop/#export-not-found",
    cause: /needs a different version/,
  },
  "a line for React Refresh in a CommonJS file of a package": {
    output:
      " ⨯ ./node_modules/acme-logs/browser.js\nModule parse failed: Cannot use 'import.meta' outside a module (437:16)\n|                 // still a Refresh Boundary later.\n>                 import.meta.webpackHot.accept();",
    entry: "interop/#import-meta",
    cause: /Next\.js has added/,
  },
  "import.meta in a CommonJS file of a package": {
    output:
      "ERROR in ../node_modules/@acme/telemetry/config.js 7:46\nModule parse failed: Cannot use 'import.meta' outside a module (7:46)\n> const importMetaEnv = exports.importMetaEnv = import.meta.env;",
    entry: "interop/#import-meta",
    cause: /parses the file as CommonJS/,
  },
  "a file that worker-loader doesn't handle": {
    output: "Uncaught TypeError: _workers_worker_js__WEBPACK_IMPORTED_MODULE_1___default.a is not a constructor",
    entry: "interop/#not-a-function",
    cause: /go through a loader/,
  },
  "a default export that is the whole module": {
    output: "Uncaught TypeError: painterro__WEBPACK_IMPORTED_MODULE_0___default(...) is not a function",
    entry: "interop/#not-a-function",
    cause: /no longer has a default export/,
  },
};
