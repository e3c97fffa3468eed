import { expect, test } from "vitest";
import { analyzeOutput } from "../../../src/errors/analyze-output";
import { findMessages } from "../../../src/errors/find-messages";
import { catalogue, placed } from "./catalogue";

/** An output, and what a reader who knows webpack would say about it. */
interface Answer {
  output: string;
  /** The id of the right entry. */
  entry: string;
  /** Words of the title of the right cause. */
  cause: RegExp;
}

const ANSWERS: Record<string, Answer> = {
  "a file inside a preset that another version has": {
    output:
      " ERROR  in ./.nuxt/client.js                                    friendly-errors 10:20:30\n\nModule build failed (from ./node_modules/babel-loader/lib/index.js):                     friendly-errors 10:20:30\nError: /home/me/app/.nuxt/client.js: Cannot find module '@babel/preset-env/lib/utils'\nRequire stack:\n- /home/me/app/node_modules/@nuxt/babel-preset-app/src/polyfills-plugin.js",
    entry: "command-line/#module-missing",
    cause: /has moved or removed/,
  },
  "a class field in a package, with webpack 4": {
    output:
      "Failed to compile\n.../node_modules/rn-some-panel/SomePanel.js 35:19\nModule parse failed: Unexpected token (35:19)\nYou may need an appropriate loader to handle this file type.\n| \n| class SomePanel extends React.PureComponent {\n>   static propTypes = {\n|     height: PropTypes.number,\n|     animatedValue: PropTypes.instanceOf(Animated.Value),\nThis error occurred during the build time and cannot be dismissed.",
    entry: "loaders/#appropriate-loader",
    cause: /newer syntax/,
  },
  "a property of Svelte": {
    output:
      "Uncaught TypeError: Cannot read properties of undefined (reading '$$')\n    at some-scrollbars-svelte.mjs:281",
    entry: "plugins/#type-error",
    cause: /Svelte/,
  },
  "a project's own webpack in a framework": {
    output:
      "    node_modules/@ngtools/webpack/src/webpack-diagnostics.js:17\n    compilation.errors.push(new webpack_1.WebpackError(message));\n    TypeError: webpack_1.WebpackError is not a constructor",
    entry: "plugins/#not-a-constructor",
    cause: /instead of its own/,
  },
  "options of ProgressPlugin that a package passes": {
    output:
      '  ValidationError: Invalid options object. Progress Plugin has been\n  initialized using an options object that does not match the API schema.\n   - options.percentBy should be one of these:\n     "entries" | "modules" | "dependencies" | null',
    entry: "plugins/#invalid-options",
    cause: /ProgressPlugin/,
  },
  "the URL of a file on the computer that built the bundle": {
    output: "Activating extension 'acme.some-ext' failed: File URL path must be absolute.",
    entry: "resolve/#file-url",
    cause: /computer that built it/,
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
  "a loader that loader-utils 3 doesn't fit": {
    output: "Module build failed: TypeError: loaderUtils.getOptions is not a function",
    entry: "loaders/#get-options",
    cause: /loader-utils 3/,
  },
  "a loader of Vue CLI 5 in Vue CLI 4": {
    output: " error  in ./src/main.ts\n\nSyntax Error: TypeError: loaderContext.getOptions is not a function",
    entry: "loaders/#get-options",
    cause: /webpack 4 is running it/,
  },
  "a package that a loader's dependency has lost": {
    output: "Module build failed (from ./node_modules/css-loader/dist/cjs.js):\nError: Cannot find module 'acme-words'",
    entry: "loaders/#loader-needs-package",
    cause: /installation is incomplete/,
  },
  "a compiler that the loader leaves to its reader": {
    output: "Module build failed (from ./node_modules/sass-loader/dist/cjs.js):\nError: Cannot find module 'sass'",
    entry: "loaders/#loader-needs-package",
    cause: /doesn't include the compiler/,
  },
  "a file that another version of a package has": {
    output:
      "Module build failed (from ./node_modules/acme-loader/index.js):\nError: Cannot find module 'css-loader/locals'",
    entry: "loaders/#loader-needs-package",
    cause: /has moved/,
  },
  "a loader that fails inside of its own packages": {
    output:
      "Module build failed (from ./node_modules/acme-loader/index.js):\nTypeError: parser.walkSelectors is not a function\n    at /project/node_modules/acme-parser/index.js:4:2",
    entry: "loaders/#build-failed",
    cause: /isn't compatible with the packages/,
  },
  "a loader's program without its library": {
    output:
      "ERROR in ./src/photo.jpg\nModule build failed: Error: dyld: Library not loaded: /usr/local/opt/libpng/lib/libpng16.16.dylib",
    entry: "loaders/#build-failed",
    cause: /system library/,
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
  "a loader's dependency that an old Node.js can't parse": {
    output:
      "Module build failed (from ./node_modules/css-loader/dist/cjs.js):\n/project/node_modules/css-loader/dist/parser.js:34\n  rates[name] = { ...rates[name],\n                  ^^^\nSyntaxError: Unexpected token ...",
    entry: "loaders/#build-failed",
    cause: /Node.js is too old/,
  },
  "a second rule for what Laravel Mix already handles": {
    output:
      "> webpack --config=node_modules/laravel-mix/setup/webpack.config.js\nError: [VueLoaderPlugin Error] No matching use for vue-loader is found.",
    entry: "loaders/#vue-plugin",
    cause: /already adds vue-loader/,
  },
  "declarations that are newer than TypeScript": {
    output: "[tsl] ERROR in /project/node_modules/@types/node/assert.d.ts(733,60)\n      TS1005: ';' expected.",
    entry: "typescript/#old-typescript",
    cause: /older than the package/,
  },
  "a package of a monorepo that hasn't been built": {
    output:
      "src/util.ts:35:8 - error TS2307: Cannot find module '@acme/editor' or its corresponding type declarations.",
    entry: "typescript/#ts2307",
    cause: /isn't there/,
  },
  "a loader that needs webpack, in a worker": {
    output:
      "ERROR in ./src/app.scss\nModule build failed (from ./node_modules/thread-loader/dist/cjs.js):\nThread Loader (Worker 2)\nCannot read property 'matchResource' of undefined",
    entry: "loaders/#build-failed",
    cause: /in a worker/,
  },
  "a folder that is entered with other capital letters": {
    output:
      'Plugin "react" was conflicted between "package.json » eslint-config-react-app » C:\\Shop\\node_modules\\eslint-config-react-app\\base.js" and "BaseConfig » C:\\shop\\node_modules\\eslint-config-react-app\\base.js".',
    entry: "loaders/#eslint-conflict",
    cause: /capitalization/,
  },
  "a native program for another system": {
    output: "Error: Cannot find module '../lightningcss.linux-x64-gnu.node'",
    entry: "loaders/#native-binding",
    cause: /another system/,
  },
  "syntax that the parser of webpack 4 can't read": {
    output: [
      "Failed to compile.\n",
      "./node_modules/acme-loader/lib/index.js 12:21",
      "Module parse failed: Unexpected token (12:21)",
      "You may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.",
      "|   static extension(path) {",
      ">     return (path?.match(/x/) || [null]).pop();",
      "|   }",
    ].join("\n"),
    entry: "loaders/#appropriate-loader",
    cause: /newer syntax/,
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
  "Vue 3 with vue-loader 15": {
    output: [
      "ERROR in ./src/App.vue",
      "Module Error (from ./node_modules/vue-loader/lib/index.js):\n",
      "Vue packages version mismatch:\n",
      "- vue@3.5.45 (/project/node_modules/vue/index.js)",
      "- vue-template-compiler@2.7.16 (/project/node_modules/vue-template-compiler/package.json)",
    ].join("\n"),
    entry: "loaders/#vue-versions",
    cause: /Vue 3 with a loader for Vue 2/,
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
  "a template, and not the configuration, with an unknown name": {
    output: "ERROR in Template execution failed: ReferenceError: html is not defined",
    entry: "assets/#template-failed",
    cause: /name is misspelled/,
  },
  "an option and its value in one argument": {
    output: "[webpack-cli] Error: Unknown option '--env STAGE=test '\n[webpack-cli] Run 'webpack --help'",
    entry: "command-line/#unknown-option",
    cause: /passes the option and its value/,
  },
  "presets that Babel 6 looks for next to webpack's own files": {
    output:
      'ERROR in (webpack)/buildin/module.js\nModule build failed: Error: Couldn\'t find preset "es2015" relative to directory "/usr/lib/node_modules/webpack/buildin"',
    entry: "babel/#preset-missing",
    cause: /in another package/,
  },
  "a newer option in an older file of Webpacker": {
    output:
      "> bin/webpack-dev-server\n[webpack-cli] webpack Dev Server Invalid Options\n\noptions.allowedHosts should be array",
    entry: "configuration/#dev-server",
    cause: /framework's own file/,
  },
  "a package that Node.js looks for in Electron": {
    output: [
      "Uncaught Error: Cannot find module 'acme-price'",
      "    at Module._resolveFilename (module.js:470)",
      "    at Function.Module._load (module.js:418)",
      "    at require (internal/module.js:20)",
      "    at Object.<anonymous> (renderer.js:1145)",
      "    at __webpack_require__ (renderer.js:661)",
    ].join("\n"),
    entry: "chunks/#cannot-find-module",
    cause: /Node\.js, not webpack, is looking/,
  },
  "a file whose loader is missing, in the browser": {
    output: 'Uncaught Error: Cannot find module "./style.scss"',
    entry: "chunks/#cannot-find-module",
    cause: /build ended with an error/,
  },
  "scripts of an old build in the wrong order": {
    output: [
      "Uncaught TypeError: Cannot read property 'call' of undefined",
      "  var module = installedModules[moduleId] = { i: moduleId, l: false, exports: {} };",
      "> modules[moduleId].call(module.exports, module, module.exports, __webpack_require__);",
    ].join("\n"),
    entry: "chunks/#reading-call",
    cause: /wrong order/,
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
  "a plugin that passes its own option on": {
    output: [
      "ValidationError: Invalid options object. Module Federation Plugin has been initialized using an options object that does not match the API schema.",
      " - options has an unknown property 'isServer'.",
    ].join("\n"),
    entry: "module-federation/#options",
    cause: /passes on/,
  },
  "a program that a plugin starts": {
    output: "Compiling your crate...\n\nError: spawn wasm-pack ENOENT\n    at _errnoException (util.js:992:11)",
    entry: "dev-server/#open",
    cause: /plugin starts a program/,
  },
  "a browser that the server can't open": {
    output: 'Unable to open "http://localhost:8080/" page in "firefox" app\nError: spawn xdg-open ENOENT',
    entry: "dev-server/#open",
    cause: /doesn't have a browser/,
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
  "two installed copies of React": {
    output: "Warning: Invalid hook call. Hooks can only be called inside of the body of a function component.",
    entry: "module-federation/#two-reacts",
    cause: /copies of React are installed/,
  },
  "a package that is installed only in part": {
    output:
      "Failed to compile.\n\n./node_modules/acme-overlay/lib/Frame.js\nModule not found: Can't resolve '../parts/Overlay' in '/home/me/app/node_modules/acme-overlay/lib'",
    entry: "resolve/#cannot-resolve",
    cause: /one of its own files/,
  },
  "a file that Git has under another spelling": {
    output: "Module not found: Error: Can't resolve './cart/Cart' in '/tmp/build_1a2b/src'",
    entry: "resolve/#cannot-resolve",
    cause: /not where the build runs/,
  },
  "a file that a template of Vue asks for, through several loaders": {
    output:
      "This relative module was not found:\n\n* ./Wave.vue in ./node_modules/cache-loader/dist/cjs.js??ref--12-0!./node_modules/babel-loader/lib!./src/Box.vue?vue&type=script&lang=js&",
    entry: "resolve/#cannot-resolve",
    cause: /no file at this path/,
  },
  "a folder that isn't there": {
    output:
      "ERROR in ./static/app/texts.js\nModule not found: Error: Can't resolve '../../po' in '/data/web/static/app'",
    entry: "resolve/#cannot-resolve",
    cause: /no file at this path/,
  },
  "a module that Docusaurus generates": {
    output:
      "Client bundle compiled with errors therefore further build is impossible.\n\n./src/theme/search.js\nModule not found: Error: Can't resolve '@generated/search.client' in '/home/me/docs/src/theme'",
    entry: "resolve/#cannot-resolve",
    cause: /framework generates/,
  },
  "files of core-js 2": {
    output:
      "These dependencies were not found:\n\n* core-js/library/fn/array/from in ./node_modules/acme-vue/esm/array.js\n* core-js/library/fn/object/is in ./node_modules/acme-vue/esm/object.js\n\nTo install them, you can run: npm install --save core-js/library/fn/array/from",
    entry: "resolve/#cannot-resolve",
    cause: /core-js/,
  },
  "a build that was started in src": {
    output:
      "These dependencies were not found:\n\n* core-js/library/fn/array/from in ../node_modules/acme-vue/esm/array.js\n* core-js/library/fn/object/is in ../node_modules/acme-vue/esm/object.js",
    entry: "resolve/#cannot-resolve",
    cause: /wrong folder/,
  },
  "an alias": {
    output: "Module not found: Error: Can't resolve '@Shop/components/cart/Line' in '/srv/www/client/js/components'",
    entry: "resolve/#cannot-resolve",
    cause: /alias/,
  },
  "old packages of Babel on a newer Node.js": {
    output:
      'Module build failed (from ./node_modules/babel-loader/lib/index.js):\nError [ERR_PACKAGE_PATH_NOT_EXPORTED]: No "exports" main defined in /home/me/app/node_modules/@babel/helper-compilation-targets/package.json\n    at throwExportsNotFound (internal/modules/esm/resolve.js:285:9)',
    entry: "resolve/#not-exported",
    cause: /one is too old/,
  },
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
  "a package that needs a newer React": {
    output: "Attempted import error: 'use' is not exported from 'react' (imported as 'React5').",
    entry: "interop/#export-not-found",
    cause: /needs a different version/,
  },
  "a release without one of its files, as Next.js reports it": {
    output:
      "error - ./node_modules/@acme/ui/esm/checkbox/group.js:1:117\nModule not found: Can't resolve '../use-warning'\n\nImport trace for requested module:\n./pages/_app.tsx",
    entry: "resolve/#cannot-resolve",
    cause: /one of its own files/,
  },
  "a loader for the style blocks of Vue": {
    output: "ERROR in ./src/App.vue\nModule not found: Error: Cannot resolve module 'sass-loader' in /home/me/app/src",
    entry: "resolve/#loader",
    cause: /style block of a Vue component/,
  },
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
  "ES modules in a package that says it's CommonJS": {
    output:
      "ERROR in ./node_modules/@acme/ui-button/es/index.js 24:0\nModule parse failed: 'import' and 'export' may appear only with 'sourceType: module' (24:0)",
    entry: "loaders/#source-type",
    cause: /A package says/,
  },
  "webpack itself, for a framework that expects it in the project": {
    output:
      "$ encore dev\nRunning webpack ...\nError: Cannot find module 'webpack/bin/webpack'\nRequire stack:\n- /project/node_modules/@symfony/webpack-encore/bin/encore.js",
    entry: "plugins/#webpack-missing",
    cause: /isn't installed in the project/,
  },
  "an internal file of webpack, for a plugin of the configuration": {
    output:
      "[webpack-cli] Failed to load '/project/webpack.prod.js' config\n[webpack-cli] Error: Cannot find module 'webpack/lib/rules/DescriptionDataMatcherRulePlugin'\nRequire stack:\n- /project/node_modules/vue-loader/lib/plugin-webpack5.js",
    entry: "plugins/#internal-file",
    cause: /vue-loader/,
  },
  "a plugin for CRACO among those of webpack": {
    output: "> craco start\nFailed to compile.\n - configuration.plugins[0] misses the property 'apply'.",
    entry: "configuration/#plugin-apply",
    cause: /CRACO/,
  },
  "a rule for webpack 5 that webpack 4 reads": {
    output:
      'Invalid configuration object. Webpack has been initialised using a configuration object that does not match the API schema.\n - configuration.module.rules[12].type should be one of these:\n   "javascript/auto" | "javascript/dynamic"',
    entry: "configuration/#wrong-type",
    cause: /webpack 4 reads it/,
  },
  "a newer server than Create React App was made for": {
    output:
      "> react-scripts start\nInvalid options object. Dev Server has been initialized using an options object that does not match the API schema.\n - options has an unknown property 'onAfterSetupMiddleware'.",
    entry: "configuration/#dev-server",
    cause: /Create React App 5/,
  },
  "an option of webpack among those of the server": {
    output:
      "[webpack-cli] Invalid options object. Dev Server has been initialized using an options object that does not match the API schema.\n - options has an unknown property 'module'.",
    entry: "configuration/#dev-server",
    cause: /top level/,
  },
  "a package that NestJS only loads if it's installed": {
    output:
      "ERROR in ./node_modules/@nestjs/core/nest-application.js 16:102-145\nModule not found: Error: Can't resolve '@nestjs/websockets/socket-module' in '/project/node_modules/@nestjs/core'",
    entry: "resolve/#cannot-resolve",
    cause: /optional package/,
  },
  "a compiled file that a browser doesn't need": {
    output:
      "Failed to compile.\n\n./node_modules/canvas/lib/bindings.js\nModule not found: Can't resolve '../build/Release/canvas.node'\nImport trace for requested module:",
    entry: "loaders/#native-binding",
    cause: /Only Node\.js needs/,
  },
  "a compiled file that a bundle for Electron doesn't contain": {
    output:
      "Error: Cannot find module 'undefinedbuild/Release/acme-win32-x64.node'\nRequire stack:\n- C:\\project\\.webpack\\main\\index.js",
    entry: "loaders/#native-binding",
    cause: /part of the bundle/,
  },
  "another version of the Angular CLI in a builder": {
    output:
      "Error: ./src/main.ts\nModule build failed (from ./node_modules/@ngtools/webpack/src/ivy/index.js):\nTypeError: angularCompiler.getNextProgram is not a function",
    entry: "loaders/#build-failed",
    cause: /Angular CLI/,
  },
  "the folder of a file in a window of Electron": {
    output:
      "Uncaught ReferenceError: __dirname is not defined\n    at eval (webpack-internal:///./node_modules/electron/index.js:4)",
    entry: "polyfills/#dirname",
    cause: /Electron/,
  },
  "the webpack that Next.js contains, in Storybook": {
    output:
      "ERROR in main\nModule not found: TypeError: Cannot read properties of undefined (reading 'tap')\n    at /project/node_modules/next/dist/compiled/webpack/bundle5.js:28:313000",
    entry: "plugins/#reading-tap",
    cause: /Two copies/,
  },
  "a plugin for webpack 5 in Storybook's webpack 4": {
    output:
      "ERR! TypeError: Cannot read property 'NormalModule' of undefined\nERR!     at VueLoaderPlugin.apply (/project/node_modules/vue-loader/dist/pluginWebpack5.js:44:47)\nERR!     at webpack (/project/node_modules/@storybook/builder-webpack4/node_modules/webpack/lib/webpack.js:51:13)",
    entry: "plugins/#reading-tap",
    cause: /Two copies/,
  },
  "a missing package, in the words of Symfony Encore": {
    output:
      'Module build failed: Module not found:\n"./assets/bootstrap.js" contains a reference to the file "@acme/stimulus".\nThis file can not be found, please check it for typos or update it if the file got moved.',
    entry: "resolve/#cannot-resolve",
    cause: /isn't installed/,
  },
  "a container of Module Federation in Vue CLI": {
    output:
      "chunk-vendors.js:1 Uncaught (in promise) ScriptExternalLoadError: Loading script failed.\n(missing: http://localhost:8080/remoteEntry.js)",
    entry: "module-federation/#script-missing",
    cause: /splitChunks/,
  },
  "a vue-loader beside another webpack than the one of Vue CLI": {
    output:
      'ERROR  Error: Rule can only have one resource source (provided resource and test + include + exclude) in {\n  "exclude": [ null ]\n}',
    entry: "loaders/#rule-set",
    cause: /vue-loader 15 finds/,
  },
  "a file of react-scripts that react-app-rewired 1 looks for": {
    output:
      "> react-app-rewired start\nError: Cannot find module 'C:\\project\\node_modules\\react-scripts/config/webpack.config.dev'\nRequire stack:\n- C:\\project\\node_modules\\react-app-rewired\\scripts\\start.js",
    entry: "command-line/#module-missing",
    cause: /moved or removed/,
  },
  "an Nx function without a context": {
    output:
      "TypeError: Cannot destructure property 'options' of 'undefined' as it is undefined.\n    at configure (/project/node_modules/@nx/webpack/src/utils/with-web.js:26:50)\n    at module.exports (/project/apps/shop/webpack.config.js:7:3)",
    entry: "plugins/#type-error",
    cause: /an Nx function/,
  },
  "the module that VS Code gives its extensions": {
    output: "ERROR in ./src/extension.ts\nModule not found: Error: Can't resolve 'vscode' in '/project/src'",
    entry: "resolve/#cannot-resolve",
    cause: /provides this module/,
  },
  "a package of a monorepo that Next.js doesn't compile": {
    output:
      "../../packages/ui/src/button.tsx\nModule parse failed: Unexpected token (5:9)\nYou may need an appropriate loader to handle this file type.\n> export const Button: React.FC = () => {\nImport trace for requested module:\n../../packages/ui/src/index.ts",
    entry: "loaders/#appropriate-loader",
    cause: /doesn't match this file/,
  },
  "vue-loader 17 with Vue 2": {
    output:
      "Module build failed (from ./node_modules/vue-loader/dist/index.js):\nTypeError: Cannot read property 'styles' of undefined\n    at Object.loader (/project/node_modules/vue-loader/dist/index.js:70:34)",
    entry: "loaders/#vue-versions",
    cause: /uses Vue 2/,
  },
  "an option of webpack 4 without webpack's advice": {
    output:
      " - configuration.output has an unknown property 'jsonpFunction'. These properties are valid:\n   object { assetModuleFilename?, charset? }",
    entry: "configuration/#unknown-in-object",
    cause: /webpack 4 or an older/,
  },
  "two versions of ajv-keywords": {
    output:
      "Error: Module build failed (from ./node_modules/mini-css-extract-plugin/dist/loader.js):\nError: Unknown keyword formatMinimum\n    at get (/project/node_modules/ajv-keywords/dist/index.js:25:15)",
    entry: "loaders/#build-failed",
    cause: /installation is broken/,
  },
  "the URL of a package's own folder": {
    output:
      " ⨯ ./node_modules/@acme/models/dist/models.js:32776:1\nModule not found: Can't resolve './'\n\nhttps://nextjs.org/docs/messages/module-not-found",
    entry: "resolve/#cannot-resolve",
    cause: /URL of its own folder/,
  },
};

test.each(Object.entries(ANSWERS))("%s is the likely cause", (_, { output, entry, cause }) => {
  const [first] = analyzeOutput(output, placed).problems;
  const found = catalogue[first?.entry.id ?? -1];
  expect(found?.id).toBe(entry);
  expect(found?.causes?.[first?.cause.index ?? -1]?.title).toMatch(cause);
});

test("a property whose name only begins like a hook's has nothing to do with React", () => {
  const output =
    "TypeError: Cannot read property 'used' of null\n    at processDependency (/project/node_modules/webpack/lib/FlagDependencyUsagePlugin.js:68:25)";
  expect(findMessages(output, catalogue).map(({ entry }) => entry.id)).not.toContain("module-federation/#two-reacts");
});

test("an error of a browser's font parser isn't ESLint's", () => {
  const output =
    "OTS parsing error: invalid version tag\nFailed to decode downloaded font: http://localhost:8080/shop.woff2";
  expect(analyzeOutput(output, placed).tool?.name).not.toBe("ESLint");
});

test("an output with nothing but the trailer of npm has no problem of webpack", () => {
  const output = [
    "npm ERR! code ELIFECYCLE",
    "npm ERR! errno 2",
    "npm ERR! shop@1.0.0 build: `webpack --config webpack.prod.js`",
    "npm ERR! Exit status 2",
    "npm ERR! Failed at the shop@1.0.0 build script.",
    "npm ERR! This is probably not a problem with npm. There is likely additional logging output above.",
  ].join("\n");
  const { problems, tool, isUnknown } = analyzeOutput(output, placed);
  expect([problems, tool?.isTrailer, isUnknown]).toEqual([[], true, false]);
});

test("a message is found although the problem before it ends with the message's first word", () => {
  const output = `assets by status 676 bytes [cached] 1 asset

ERROR in ../public/main.js
Asset "../public/main.js" is not emitted because it would be written outside of output.path (/project/dist).`;
  expect(findMessages(output, catalogue).map(({ entry }) => entry.id)).toEqual(["entry-output/#asset-outside"]);
});
