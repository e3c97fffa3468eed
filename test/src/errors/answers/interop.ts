import type { Answers } from "./types";

export const interop: Answers = {
  "a name that one of your own files doesn't export": {
    output:
      "WARNING in ./src/index.js 12:2-7\nexport 'prize' (imported as 'prize') was not found in './price' (possible exports: price, setPrice)",
    entry: "interop/#export-not-found",
    cause: /misspelled/,
  },
  "a type that one of your own files exports": {
    output:
      "ERROR in ./src/index.tsx 12:2-7\nexport 'Price' (imported as 'Price') was not found in './price' (possible exports: price, setPrice)",
    entry: "interop/#export-not-found",
    cause: /TypeScript type/,
  },
  "a library that isn't on the page": {
    output:
      'Uncaught ReferenceError: vue_library is not defined\n    at Object.dll-reference vue_library (external "vue_library":1)\n    at __webpack_require__ (bootstrap:19)',
    entry: "interop/#jquery",
    cause: /lists the package as an external/,
  },
  "a worker that runs in the page": {
    output:
      "Uncaught TypeError: Failed to execute 'postMessage' on 'Window': 2 arguments required, but only 1 present.",
    entry: "interop/#not-a-function",
    cause: /should go through a loader/,
  },
  "a component of Vue that require() has loaded": {
    output: "[Vue warn]: Failed to mount component: template or render function not defined.",
    entry: "interop/#not-a-function",
    cause: /has loaded an ES module/,
  },
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
  "a plugin of jQuery that the bundle's copy doesn't have": {
    output: "Uncaught TypeError: $(...).modal is not a function\n    at HTMLDocument.<anonymous> (app.js:12:20)",
    entry: "interop/#jquery-plugin",
    cause: /No module imports the plugin/,
  },
  "a plugin of jQuery in the words of a module": {
    output: "Uncaught TypeError: jquery__WEBPACK_IMPORTED_MODULE_0___default(...)(...).datepicker is not a function",
    entry: "interop/#jquery-plugin",
    cause: /No module imports the plugin/,
  },
  "a global variable that a package of Bootstrap expects": {
    output: "Uncaught ReferenceError: Popper is not defined\n    at ./node_modules/bootstrap/js/dist/dropdown.js",
    entry: "interop/#jquery",
    cause: /A package expects the variable/,
  },
  "a package that is a bundle, inside of eval": {
    output:
      "Uncaught TypeError: Object.defineProperty called on non-object\n    at Object.defineProperty (<anonymous>)\n    at __webpack_require__.r (pdf.mjs:1:1)",
    entry: "interop/#eval-exports",
    cause: /older than 5.103/,
  },
  "a name that a file of the project doesn't export": {
    output: "Attempted import error: 'addToCart' is not exported from './helpers'.",
    entry: "interop/#export-not-found",
    cause: /misspelled/,
  },
  "an import that a Babel plugin has removed from a package": {
    output: [
      "web/node_modules/@acme/client/core/index.js 16:9",
      "Module parse failed: Export 'gql' is not defined (16:9)",
      "File was processed with these loaders:",
      " * ../../node_modules/babel-loader/lib/index.js",
    ].join("\n"),
    entry: "interop/#export-not-declared",
    cause: /Babel plugin/,
  },
};
