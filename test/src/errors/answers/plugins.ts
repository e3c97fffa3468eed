import type { Answers } from "./types";

export const plugins: Answers = {
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
  "an Nx function without a context": {
    output:
      "TypeError: Cannot destructure property 'options' of 'undefined' as it is undefined.\n    at configure (/project/node_modules/@nx/webpack/src/utils/with-web.js:26:50)\n    at module.exports (/project/apps/shop/webpack.config.js:7:3)",
    entry: "plugins/#type-error",
    cause: /an Nx function/,
  },
  "a plugin that loads an internal file, in a configuration's stack": {
    output:
      "Error: Cannot find module 'webpack/lib/RuleSet'\nRequire stack:\n- /project/node_modules/acme-plugin/index.js\n- /project/webpack.config.cjs",
    entry: "plugins/#internal-file",
    cause: /another version of webpack/,
  },
  "wrong options for a plugin of webpack 4": {
    output:
      "Invalid options object. Ignore Plugin has been initialized using an options object that does not match the API schema.\n    at validateOptions (/project/node_modules/webpack/node_modules/schema-utils/src/validateOptions.js:32:11)",
    entry: "plugins/#invalid-options",
    cause: /options have changed/,
  },
  "extract-text-webpack-plugin with webpack 5": {
    output:
      "TypeError: compiler.plugin is not a function\n    at ExtractTextPlugin.apply (/project/node_modules/extract-text-webpack-plugin/dist/index.js:3:14)",
    entry: "plugins/#compiler-plugin",
    cause: /too old/,
  },
  "a dependency of another copy of webpack": {
    output: [
      "Error: No module factory available for dependency type: ContextElementDependency",
      "    at Compilation.addModuleDependencies (/web/node_modules/@acme/cli/node_modules/webpack/lib/Compilation.js:206:21)",
    ].join("\n"),
    entry: "plugins/#dependency-factory",
    cause: /Two copies of webpack/,
  },
  "webpackbar in Docusaurus": {
    output: [
      "[cause]: ValidationError: Invalid options object. Progress Plugin has been initialized using an options object that does not match the API schema.",
      " - options has an unknown property 'name'. These properties are valid:",
    ].join("\n"),
    entry: "plugins/#invalid-options",
    cause: /its own options to `?ProgressPlugin/,
  },
  "an old vue-loader whose stack names it": {
    output: [
      "[webpack-cli] Error: Cannot find module 'webpack/lib/rules/DescriptionDataMatcherRulePlugin'",
      "Require stack:",
      "- /web/node_modules/vue-loader/lib/plugin-webpack5.js",
      "- /web/node_modules/vue-loader/lib/index.js",
    ].join("\n"),
    entry: "plugins/#internal-file",
    cause: /vue-loader is too old/,
  },
  "an old tapable": {
    output: [
      "TypeError: SyncWaterfallHook is not a constructor",
      "    at new Compiler (/web/node_modules/webpack/lib/Compiler.js:138:15)",
    ].join("\n"),
    entry: "plugins/#type-error",
    cause: /old version of tapable/,
  },
  "a missing ESLint in Vue CLI": {
    output: [
      "ERROR  TypeError: Cannot read property 'version' of undefined",
      "    at module.exports (C:\\web\\node_modules\\@vue\\cli-plugin-eslint\\index.js:21:27)",
    ].join("\n"),
    entry: "plugins/#type-error",
    cause: /ESLint isn't installed/,
  },
  "an old html-webpack-plugin": {
    output:
      "TypeError: Cannot read properties of undefined (reading 'tap')\n    at HtmlWebpackPlugin.apply (/project/node_modules/html-webpack-plugin/index.js:40:32)",
    entry: "plugins/#reading-tap",
    cause: /versions of the plugin and webpack/,
  },
  "a plugin that extends html-webpack-plugin": {
    output:
      "TypeError: Cannot read properties of undefined (reading 'tap')\n    at /project/node_modules/script-ext-html-webpack-plugin/lib/plugin.js:38:52",
    entry: "plugins/#reading-tap",
    cause: /extends a different version/,
  },
  "a plugin that takes webpack from the compiler, with webpack 4": {
    output:
      "TypeError: Invalid value used in weak set\n    at WeakSet.add (<anonymous>)\n    at MiniCssExtractPlugin.apply (/project/node_modules/mini-css-extract-plugin/dist/index.js:362:18)",
    entry: "plugins/#plugin-too-new",
    cause: /needs webpack 5/,
  },
  "an unknown option in copy-webpack-plugin's patterns": {
    output:
      "Invalid options object. Copy Plugin has been initialized using an options object that does not match the API schema.\n - options.patterns[0] has an unknown property 'ignore'. These properties are valid:",
    entry: "plugins/#invalid-options",
    cause: /between versions/,
  },
  "an array for copy-webpack-plugin": {
    output:
      "Invalid options object. Copy Plugin has been initialized using an options object that does not match the API schema.\n - options[0] should be an object:\n   object { patterns, options? }",
    entry: "plugins/#invalid-options",
    cause: /array instead of an object/,
  },
  "a class in a page that's called like a function": {
    output:
      "Uncaught TypeError: Class constructor Cart cannot be invoked without 'new'\n    at new GiftCart (http://localhost:8080/main.js:12:3)",
    entry: "plugins/#without-new",
    cause: /class in your application/,
  },
  "a function of a newer Node.js": {
    output: [
      "TypeError: os.availableParallelism is not a function",
      "    at TerserPlugin.getAvailableNumberOfCores (/web/node_modules/terser-webpack-plugin/dist/index.js:1:2)",
    ].join("\n"),
    entry: "plugins/#type-error",
    cause: /Node\.js is too old/,
  },
  "two copies of MiniCssExtractPlugin": {
    output:
      "Error: ObjectMiddleware.register: serializer for mini-css-extract-plugin/dist/CssModule/null is already registered",
    entry: "plugins/#compilation-instance",
    cause: /Two copies of MiniCssExtractPlugin/,
  },
  "a function that a plugin misses, as webpack lists it": {
    output: "ERROR in compilation.fileDependencies.add is not a function",
    entry: "plugins/#type-error",
    cause: /doesn't fit the versions/,
  },
};
