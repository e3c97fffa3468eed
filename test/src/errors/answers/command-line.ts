import type { Answers } from "./types";

export const commandLine: Answers = {
  "a file inside a preset that another version has": {
    output:
      " ERROR  in ./.nuxt/client.js                                    friendly-errors 10:20:30\n\nModule build failed (from ./node_modules/babel-loader/lib/index.js):                     friendly-errors 10:20:30\nError: /home/me/app/.nuxt/client.js: Cannot find module '@babel/preset-env/lib/utils'\nRequire stack:\n- /home/me/app/node_modules/@nuxt/babel-preset-app/src/polyfills-plugin.js",
    entry: "command-line/#module-missing",
    cause: /has moved or removed/,
  },
  "a configuration that a container doesn't contain": {
    output: "Error: Cannot find module '/app/webpack.dev.js'",
    entry: "command-line/#module-missing",
    cause: /trying to run/,
  },
  "an extension of VS Code without a module": {
    output:
      "Activating extension 'acme.some-lsp' failed: Cannot find module './parser/htmlScanner'\nRequire stack:\n- .../packages/vscode/dist/extension.js\n- /Applications/Visual Studio Code.app/Contents/Resources/app/out/vs/workbench/api/node/extensionHostProcess.js",
    entry: "command-line/#module-missing",
    cause: /part of it/,
  },
  "Jest's name before a message of Node.js": {
    output: "Jest: SyntaxError: Unexpected token 'export' on \"@bundled-es-modules/js-levenshtein\"",
    entry: "command-line/#import-outside-module",
    cause: /test runner/,
  },
  "a configuration that an old Node.js can't parse": {
    output:
      "/project/webpack.config.js:19\nmodule.exports = (env = '') => {\n                      ^\n\nSyntaxError: Unexpected token =\n    at exports.runInThisContext (vm.js:53:16)\n    at Module._compile (module.js:374:25)",
    entry: "command-line/#old-node",
    cause: /too old/,
  },
  "a loader that an old Node.js can't parse": {
    output:
      "ERROR in ./src/App.vue\nModule build failed: SyntaxError: Unexpected token {\n    at exports.runInThisContext (vm.js:53:16)\n    at loadLoader (/project/node_modules/loader-runner/lib/loadLoader.js:13:17)",
    entry: "command-line/#old-node",
    cause: /too old/,
  },
  "an entry that --config takes for a second configuration": {
    output: [
      "> webpack --mode=development --config webpack.config.mjs src/main.js",
      "[webpack-cli] ✖ Failed to load 'src/main.js' config",
      "▶ ESM (`import`) failed:",
      "  /project/src/main.js:1",
      '  import x from "./y.js";',
      "  ^^^^^^\n",
      "  SyntaxError: Cannot use import statement outside a module",
    ].join("\n"),
    entry: "command-line/#import-outside-module",
    cause: /isn't a configuration/,
  },
  "an option and its value in one argument": {
    output: "[webpack-cli] Error: Unknown option '--env STAGE=test '\n[webpack-cli] Run 'webpack --help'",
    entry: "command-line/#unknown-option",
    cause: /passes the option and its value/,
  },
  "a default import of a package without one": {
    output:
      "import AcmePlugin from 'acme-plugin';\n       ^^^^\nSyntaxError: The requested module 'acme-plugin' does not provide an export named 'default'",
    entry: "command-line/#no-export",
    cause: /has no default export/,
  },
  "a module that Vite serves": {
    output:
      "Uncaught SyntaxError: The requested module '/node_modules/.vite/acme_hydrate.js?v=8f84e2b7' does not provide an export named 'hydrate'",
    entry: "command-line/#no-export",
    cause: /Vite serves the module/,
  },
  "a file of react-scripts that react-app-rewired 1 looks for": {
    output:
      "> react-app-rewired start\nError: Cannot find module 'C:\\project\\node_modules\\react-scripts/config/webpack.config.dev'\nRequire stack:\n- C:\\project\\node_modules\\react-app-rewired\\scripts\\start.js",
    entry: "command-line/#module-missing",
    cause: /moved or removed/,
  },
  "webpack that is missing from Laravel Mix": {
    output: [
      "Error: spawn node_modules/webpack/bin/webpack.js ENOENT",
      "    at exports._errnoException (util.js:1024:11)",
    ].join("\n"),
    entry: "command-line/#command-not-found",
    cause: /packages aren't installed/,
  },
  "a moved file of a preset, inside of a loader's message": {
    output: [
      "Module build failed (from ./node_modules/babel-loader/lib/index.js):",
      "Error: Cannot find module '@babel/preset-env/lib/utils'",
      "Require stack:",
      "- /web/node_modules/@nuxt/babel-preset-app/src/polyfills-plugin.js",
    ].join("\n"),
    entry: "command-line/#module-missing",
    cause: /another package has moved/,
  },
  "an npm without aliases": {
    output: [
      "Error: Cannot find module 'vue-loader-v16/package.json'",
      "    at api.chainWebpack.webpackConfig (/web/node_modules/@vue/cli-service/lib/config/base.js:114:23)",
    ].join("\n"),
    entry: "command-line/#module-missing",
    cause: /doesn't know aliases/,
  },
  "a file of React's, and not a compiled one, that a package lacks": {
    output:
      "error - Error: Cannot find module './server.node'\nRequire stack:\n- /usr/src/app/node_modules/next/dist/compiled/react-dom/server.js\n- /usr/src/app/.next/server/pages/api/apply.js",
    entry: "command-line/#module-missing",
    cause: /published without one of its own files/,
  },
  "a file of the project that another one requires": {
    output:
      "Error: Cannot find module '/shop/app/config'\n    at require (internal/module.js:11:18)\n    at Object.<anonymous> (/shop/internals/webpack.base.config.js:5:19)",
    entry: "command-line/#module-missing",
    cause: /to require doesn't exist/,
  },
  "a file in node_modules that isn't there": {
    output: "Error: Cannot find module '/shop/node_modules/acme-tea/dist/index.js'",
    entry: "command-line/#module-missing",
    cause: /installation is incomplete/,
  },
  "an import without an extension in a configuration in TypeScript": {
    output: [
      "[webpack-cli] Failed to load '/shop/webpack.config.ts' config",
      "[webpack-cli] Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/shop/part' imported from /shop/webpack.config.ts",
    ].join("\n"),
    entry: "command-line/#config-module-not-found",
    cause: /no extension/,
  },
};
