import type { Answers } from "./types";

export const polyfills: Answers = {
  "a bundle for Electron that is built for browsers": {
    output:
      'Uncaught Error: Cannot find module "fs"\n    at webpackMissingModule (index.js:1)\n    at Object.../node_modules/electron/index.js (index.js:10)',
    entry: "polyfills/#fs",
    cause: /Electron/,
  },
  "a page that imports the tool that builds it": {
    output:
      "These modules were not found:\n\n* fs in ./~/mz/fs.js, ./~/graceful-fs/graceful-fs.js and 57 others\n* module in (webpack)/lib/NormalModule.js, ./~/babel-core/lib/helpers/resolve.js",
    entry: "polyfills/#fs",
    cause: /tool that builds it/,
  },
  "middleware of Next.js": {
    output:
      ' ○ Compiling /src/middleware ...\n ⨯ node:buffer\nModule build failed: UnhandledSchemeError: Reading from "node:buffer" is not handled by plugins (Unhandled scheme).\nImport trace for requested module:\nnode:buffer\n./node_modules/node-fetch/src/index.js',
    entry: "polyfills/#node-scheme",
    cause: /edge runtime/,
  },
  "the folder of a file in a window of Electron": {
    output:
      "Uncaught ReferenceError: __dirname is not defined\n    at eval (webpack-internal:///./node_modules/electron/index.js:4)",
    entry: "polyfills/#dirname",
    cause: /Electron/,
  },
  "a module of Node.js that is empty": {
    output:
      "Uncaught TypeError: util.inherits is not a function\n    at ./node_modules/acme-stream/index.js (main.js:12:6)",
    entry: "polyfills/#empty-module",
    cause: /A replacement exists/,
  },
  "an Electron window without require()": {
    output: "Uncaught TypeError: window.require is not a function\n    at Module../src/ipc.js",
    entry: "polyfills/#require",
    cause: /runs in a page/,
  },
  "an encore that the page imports": {
    output: [
      "These dependencies were not found:",
      "",
      "* child_process in ./node_modules/cross-spawn/index.js, ./node_modules/execa/index.js and 1 other",
      "* module in (webpack)/lib/NormalModule.js, (webpack)/lib/node/NodeTargetPlugin.js",
    ].join("\n"),
    entry: "polyfills/#fs",
    cause: /tool that builds it/,
  },
  "an Express that the page imports by mistake": {
    output: [
      "Compiled with problems:",
      "ERROR in ./node_modules/express/lib/view.js 18:11-26",
      "Module not found: Error: Can't resolve 'path' in '/web/node_modules/express/lib'",
      "",
      "BREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.",
    ].join("\n"),
    entry: "polyfills/#breaking-change",
    cause: /written for the server/,
  },
  "an external that needs Node.js": {
    output: 'Uncaught ReferenceError: require is not defined\n    at eval (external_"url":1)',
    entry: "polyfills/#require",
    cause: /./,
  },
};
