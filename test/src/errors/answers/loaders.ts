import type { Answers } from "./types";

export const loaders: Answers = {
  "a query that file-loader has already turned into code": {
    output:
      'ERROR in ./src/cart.gql\nModule build failed (from ./node_modules/graphql-tag/loader.js):\nSyntax Error: Unexpected Name "module"\n\nGraphQL request (1:1)\n1: module.exports = __webpack_public_path__ + "src/cart.gql?d6f010f9";',
    entry: "loaders/#build-failed",
    cause: /Two rules match/,
  },
  "a list of browsers that is out of date": {
    output:
      "Module build failed (from ./node_modules/postcss-loader/lib/index.js):\nBrowserslistError: Unknown version 67 of android",
    entry: "loaders/#build-failed",
    cause: /installation is broken/,
  },
  "a check for a private name in undici": {
    output:
      './node_modules/undici/lib/web/fetch/util.js\nModule parse failed: Unexpected token (860:57)\nYou may need an appropriate loader to handle this file type.\n>   if (typeof this !== "object" || this === null || !(#target in this)) {',
    entry: "loaders/#appropriate-loader",
    cause: /newer syntax/,
  },
  "a class field in a package, with webpack 4": {
    output:
      "Failed to compile\n.../node_modules/rn-some-panel/SomePanel.js 35:19\nModule parse failed: Unexpected token (35:19)\nYou may need an appropriate loader to handle this file type.\n| \n| class SomePanel extends React.PureComponent {\n>   static propTypes = {\n|     height: PropTypes.number,\n|     animatedValue: PropTypes.instanceOf(Animated.Value),\nThis error occurred during the build time and cannot be dismissed.",
    entry: "loaders/#appropriate-loader",
    cause: /newer syntax/,
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
  "ES modules in a package that says it's CommonJS": {
    output:
      "ERROR in ./node_modules/@acme/ui-button/es/index.js 24:0\nModule parse failed: 'import' and 'export' may appear only with 'sourceType: module' (24:0)",
    entry: "loaders/#source-type",
    cause: /A package says/,
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
  "a vue-loader beside another webpack than the one of Vue CLI": {
    output:
      'ERROR  Error: Rule can only have one resource source (provided resource and test + include + exclude) in {\n  "exclude": [ null ]\n}',
    entry: "loaders/#rule-set",
    cause: /vue-loader 15 finds/,
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
  "two versions of ajv-keywords": {
    output:
      "Error: Module build failed (from ./node_modules/mini-css-extract-plugin/dist/loader.js):\nError: Unknown keyword formatMinimum\n    at get (/project/node_modules/ajv-keywords/dist/index.js:25:15)",
    entry: "loaders/#build-failed",
    cause: /installation is broken/,
  },
  "a page that nothing loads, which no server has overwritten": {
    output:
      'ERROR in ./src/page.html 1:0\nModule parse failed: Unexpected token (1:0)\nYou may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.\n> <!DOCTYPE html>\n| <html lang="en">\n @ ./src/index.js 1:0-20',
    entry: "loaders/#appropriate-loader",
    cause: /No rule/,
  },
  "a script that a server has overwritten": {
    output:
      'ERROR in ./src/chart.js 1:0\nModule parse failed: Unexpected token (1:0)\nYou may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.\n> <!DOCTYPE html>\n| <html lang="en">\n @ ./src/index.js 1:0-20',
    entry: "loaders/#appropriate-loader",
    cause: /overwritten/,
  },
  "JSX next to optional chaining": {
    output:
      "ERROR in ./src/cart.jsx 3:9\nModule parse failed: Unexpected token (3:9)\nYou may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.\n|   const name = user?.name;\n>   return <p>{name}</p>;",
    entry: "loaders/#appropriate-loader",
    cause: /No rule/,
  },
  "options without a loader": {
    output: "Error: Compiling RuleSet failed: Properties options are unknown (at ruleSet[1].rules[0]: [object Object])",
    entry: "loaders/#rule-set",
    cause: /no loader/,
  },
  "a readme in an imported folder": {
    output:
      "ERROR in ./node_modules/acme-icons/README.md 1:0\nModule parse failed: Unexpected character '#' (1:0)\nYou may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.\n> # Icons",
    entry: "loaders/#appropriate-loader",
    cause: /whole folder/,
  },
  "a private field in a package, with webpack 4": {
    output:
      "ERROR in ./node_modules/acme-ui/index.js 2:2\nModule parse failed: Unexpected character '#' (2:2)\nYou may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.\n>   #price = 3;",
    entry: "loaders/#appropriate-loader",
    cause: /newer syntax/,
  },
  "a font whose bytes look like an operator": {
    output:
      "ERROR in ./src/sans.ttf 1:0\nModule parse failed: Unexpected character '�' (1:0)\nYou may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.\n(Source code omitted for this binary file ??)",
    entry: "loaders/#appropriate-loader",
    cause: /No rule/,
  },
  "a selector that sass-loader returns": {
    output:
      "ERROR in ./src/page.scss 1:0\nModule parse failed: Unexpected character '#' (1:0)\nFile was processed with these loaders:\n * ./node_modules/sass-loader/dist/cjs/index.js\nYou may need an additional loader to handle the result of these loaders.\n> #app {",
    entry: "loaders/#additional-loader",
    cause: /CSS/,
  },
  "TypeScript in webpack 4": {
    output:
      "Hash: 88d0\nVersion: webpack 4.46.0\nERROR in ./src/lib/Shop.ts 3:10\nModule parse failed: Unexpected token (3:10)\nYou may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.\n> export let a: number;",
    entry: "loaders/#appropriate-loader",
    cause: /No rule/,
  },
  "JSX in a file whose name ends in .js": {
    output:
      'ERROR in ./src/App.js 5:4\nModule parse failed: Unexpected token (5:4)\nYou may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.\n|   const name = user?.name ?? "";\n|   return (\n>     <div>{name}</div>',
    entry: "loaders/#appropriate-loader",
    cause: /No rule/,
  },
  "options of ESLint 8 with ESLint 9": {
    output:
      "[eslint] Invalid Options:\n- Unknown options: extensions, resolvePluginsRelativeTo, useEslintrc\n- 'extensions' has been removed.",
    entry: "loaders/#eslint-loader",
    cause: /older than ESLint 9/,
  },
  "getOptions in a loader of the project": {
    output:
      "Module build failed (from ./price-loader.cjs):\nTypeError: this.getOptions is not a function\n    at module.exports (/project/loaders/price-loader.cjs:1:58)",
    entry: "loaders/#get-options",
    cause: /arrow function/,
  },
  "a library in place of its loader": {
    output:
      "Error: Module '/project/node_modules/handlebars/lib/index.js' is not a loader (must have normal or pitch function)",
    entry: "loaders/#not-a-loader",
    cause: /missing `?-loader/,
  },
  "eslint-loader 3 with ESLint 8": {
    output:
      "Module build failed (from ./node_modules/eslint-loader/dist/cjs.js):\nTypeError: Cannot read property 'getFormatter' of undefined",
    entry: "loaders/#eslint-loader",
    cause: /ESLint is newer than eslint-loader/,
  },
  "an SVG with names of a drawing program": {
    output:
      "Module build failed (from ./node_modules/@svgr/webpack/lib/index.js):\nSyntaxError: unknown: Namespace tags are not supported by default. React's JSX doesn't support namespace tags.",
    entry: "loaders/#build-failed",
    cause: /names with a colon/,
  },
  "a folder with a # in its name": {
    output: [
      "ERROR in ../ #shop/src/main.ts",
      "Module build failed (from ../ #shop/node_modules/ts-loader/index.js):",
      "Error: Cannot find module 'C:\\web\\ #shop\\node_modules\\ts-loader\\index.js'",
      "Require stack:",
      "- C:\\web\\#shop\\node_modules\\loader-runner\\lib\\loadLoader.js",
    ].join("\n"),
    entry: "loaders/#loader-needs-package",
    cause: /has `?#`? in its name/,
  },
};
