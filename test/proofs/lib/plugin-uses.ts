import webpack, { type Compiler } from "webpack";
import type { Use } from "./sample-uses";

/** Plugins of pages, by page and title. */
export const pluginUses: Record<string, Use> = {
  "compilation-hooks#size-list-plugin.js": { shows: /sizes\.txt:\nmain\.js \d+/ },
  "compilation-hooks#layer-check-plugin.js": {
    files: {
      "src/index.js": 'import "./client/a.js";',
      "src/client/a.js": 'import "../server/b.js";',
      "src/server/b.js": "",
    },
    shows: /client code imports server code/,
    errors: /client code imports server code/,
  },
  "compilation-hooks#fixed-id-plugin.js": {
    files: { "src/index.js": 'import "./shapes.js";', "src/shapes.js": "console.log(1);" },
    shows: /"acme-shapes"/,
  },
  "compilation-hooks#app-version-plugin.js": { with: ["1.2.3"], shows: /\.appVersion = "1\.2\.3";/ },
  "compilation-hooks#module-list-plugin.js": { shows: /modules\.txt:\n[\s\S]*\.\/src\/cart\.js/ },
  "compilation-hooks#svg-comments-plugin.js": {
    files: { "src/index.js": 'import "./a.svg";', "src/a.svg": "<svg> <!-- drawn --></svg>" },
    configuration: { module: { rules: [{ test: /\.svg$/, type: "asset/resource" }] } },
    shows: /\.svg:\n<svg><\/svg>/,
  },
  "compilation-hooks#version-placeholder-plugin.js": {
    with: ["4.5"],
    configuration: { output: { filename: "[name].[version].js" } },
    shows: /main\.4\.5\.js/,
  },
  "compilation-hooks#acme-preset-plugin.js": {
    configuration: { stats: { preset: "acme" } },
    shows: /^(?![\s\S]*\[built\])[\s\S]*asset main\.js/,
  },
  "compilation-hooks#budget-plugin.js": { with: [1e6], shows: /\d% of budget/ },
  "compilation-hooks#start-mark-plugin.js": { shows: /main\.js:\nperformance\.mark\("bundle start"\);/ },
  "compiler-hooks#build-clock-plugin.js": { shows: /make: \d+ ms/ },
  "compiler-hooks#icon-sprite-plugin.js": {
    with: [{ dir: "icons" }],
    shows: /unknown property 'dir'/,
    errors: /unknown property 'dir'/,
  },
  "compiler-hooks#icon-entry-plugin.js": { files: { "src/icons.js": "console.log('icons');" }, shows: /icons\.js:/ },
  "compiler-hooks#count-modules-plugin.js": { shows: /<i> 2 modules/ },
  "compiler-hooks#upload-assets-plugin.js": { with: [async () => {}], shows: /main\.js \(\d+ bytes\)/ },
  "compiler-hooks#main-build-plugin.js": { shows: /main build/ },
  "contextmodulefactory-hooks#log-contexts-plugin.js": { files: locales(), shows: /\.\/locales -> .*locales/ },
  "contextmodulefactory-hooks#flat-locales-plugin.js": { files: locales(), shows: /locales\/ lazy nonrecursive/ },
  "contextmodulefactory-hooks#count-alternatives-plugin.js": { files: locales(), shows: /locales: \d+ requests/ },
  "contextmodulefactory-hooks#skip-test-files-plugin.js": {
    files: locales(),
    shows: /^(?![\s\S]*de\.test\.js)[\s\S]*de\.js/,
  },
  "normalmodulefactory-hooks#log-modules-plugin.js": { shows: /\.\/cart\.js -> .*cart\.js javascript\/esm/ },
  "normalmodulefactory-hooks#global-map-plugin.js": {
    files: { "src/index.js": 'import map from "acme-map";\nconsole.log(map);' },
    shows: /module\.exports = acmeMap;/,
  },
  "normalmodulefactory-hooks#git-scheme-plugin.js": {
    files: { "src/index.js": 'import commit from "git:HEAD";\nconsole.log(commit);' },
    shows: /[\da-f]{40}/,
  },
  "normalmodulefactory-hooks#lines-type-plugin.js": {
    files: { "src/index.js": `import data from "./data.txt";\nconsole.log(data);`, "src/data.txt": "one\ntwo\n" },
    configuration: { module: { rules: [{ test: /\.txt$/, type: "text/lines" }] } },
    shows: /\["one","two"\]/,
  },
  "normalmodulefactory-hooks#boundaries-plugin.js": {
    with: [[{ from: "src/shop", to: "src/admin" }]],
    files: {
      "src/index.js": 'import "./shop/a.js";',
      "src/shop/a.js": 'import "../admin/b.js";',
      "src/admin/b.js": "",
    },
    shows: /src\/shop must not import from src\/admin/,
    errors: /src\/shop must not import from src\/admin/,
  },
  "parser#warn-storage-plugin.js": {
    files: { "src/index.js": "localStorage.clear();" },
    shows: /localStorage fails in private mode/,
  },
  "parser#insecure-fetch-plugin.js": {
    files: { "src/index.js": 'fetch("http://acme.example/cart");' },
    shows: /http:\/\/acme\.example\/cart is not encrypted/,
  },
  "parser#build-date-plugin.js": {
    files: { "src/index.js": "console.log(BUILD_DATE);" },
    shows: /console\.log\("\d{4}-/,
  },
  "parser#feature-plugin.js": {
    with: [["chat"]],
    files: {
      "src/index.js": 'if (feature("beta")) import("./beta.js");\nconsole.log("chat is", feature("chat"));',
    },
    shows: /"chat is", true/,
  },
  "resolvers#where-plugin.js": { with: ["./src/cart.js"], shows: /\.\/src\/cart\.js is .*src\/cart\.js/ },
  "resolvers#prefer-source-plugin.js": {
    files: {
      "src/index.js": 'import "acme-ui";',
      "node_modules/acme-ui/package.json":
        '{ "name": "acme-ui", "exports": { "source": "./source.js", "default": "./x.js" } }',
      "node_modules/acme-ui/source.js": "console.log('from source');",
    },
    shows: /from source/,
  },
  "resolvers#log-missing-plugin.js": {
    files: { "src/index.js": 'import "./nowhere.js";' },
    shows: /\.\/nowhere\.js in .*src/,
    errors: /Can't resolve '\.\/nowhere\.js'/,
  },
  "resolvers#package-root-plugin.js": {
    as: "resolver",
    files: { "src/index.js": 'import "~/src/cart.js";' },
    shows: /\.\/src\/cart\.js/,
  },
  "plugins#module-count-plugin.js": { shows: /2 modules built/ },
  "plugins#slow-taps-plugin.js": {
    configuration: { plugins: [({ hooks }: Compiler) => hooks.emit.tapPromise("Upload", async () => {})] },
    shows: /Upload: \d+ ms/,
  },
  "plugins#license-list-plugin.js": { shows: /licenses\.txt:\nshop/ },
  "plugins#resize-plugin.js": {
    configuration: { plugins: [new webpack.ProgressPlugin()] },
    shows: /resize images logo\.png/,
  },
  "plugins#upload-plugin.js": {
    with: [{ bucket: 5 }],
    shows: /options\.bucket should be a string/,
    errors: /options\.bucket should be a string/,
  },
  "plugins#license-list-plugin.ts": { with: [{ file: "a.txt" }], shows: /a\.txt/ },
  "plugins#build-note-plugin.js": { with: [{ text: "built" }], shows: /built [\da-f]{20}/ },
  "compilation-object#license-note-plugin.js": { shows: /LICENSE\.txt:\nLicensed under MIT\./ },
  "compilation-object#gzip-size-plugin.js": { shows: /main\.js \d+ bytes/ },
  "compilation-object#extra-entry-plugin.js": {
    files: { "src/extra.js": "console.log('extra');" },
    shows: /extra\.js:/,
  },
  "compilation-object#route-list-plugin.js": {
    files: { "src/routes.js": 'export const routes = ["/", "/cart"];' },
    shows: /routes\.json:\n\["\/","\/cart"\]/,
  },
  "compilation-object#worker-build-plugin.js": {
    with: ["./src/work.js"],
    files: { "src/work.js": "console.log('work');" },
    shows: /1 chunk, \d[\s\S]*worker\.js:/,
  },
  "logging#count-modules-plugin.js": { shows: /Waiting for a build[\s\S]*2 modules/ },
  "logging#quiet-cli-plugin.js": {
    configuration: {
      plugins: [
        (compiler: Compiler) => {
          for (const name of ["webpack-cli", "webpack-other"]) compiler.getInfrastructureLogger(name).info("here");
        },
      ],
    },
    shows: /^(?![\s\S]*\[webpack-cli\])[\s\S]*\[webpack-other\] here/,
  },
  "types/chunk-graph#chunk-list-plugin.js": { shows: /main: .*\.\/src\/cart\.js/ },
  "types/module-graph#who-imports-plugin.js": {
    with: ["cart.js"],
    shows: /cart\.js exports \w+.* to .*src\/index\.js/,
  },
  "types/chunk#chunk-report-plugin.js": {
    files: { "src/index.js": 'import("./cart.js");\n' },
    shows: /main\.js loads with its entry, runtime: true[\s\S]*cart_js\.js loads on demand, runtime: false/,
  },
  "types/module#module-list-plugin.js": { shows: /\.\/src\/index\.js \(javascript\/esm\), dependencies: [1-9]/ },
  "types/normal-module#banner-loader-plugin.js": {
    with: ["banner-loader.cjs"],
    files: { "banner-loader.cjs": "module.exports = (text) => `/* banner */\\n${text}`;\n" },
    shows: /\/\* banner \*\//,
  },
  "types/source#uppercase-plugin.js": { shows: /main\.js: \d+ bytes[\s\S]*main\.js\.txt:[\s\S]*CONSOLE\.LOG/ },
  "types/compiler#output-note-plugin.js": { shows: /built development to dist/ },
  "types/cache#line-count-plugin.js": { shows: /main\.js has \d\d+ lines/ },
  "types/template#greeting-plugin.js": { shows: /\tconsole\.log\("hello"\);/ },
  "types/stats#stats-note-plugin.js": { shows: /1 files, 0 errors in \d+ modules/ },
  "types/chunk-group#group-plugin.js": {
    files: { "src/index.js": 'import(/* webpackPrefetch: true */ "./cart.js");\n' },
    shows: /main \(prefetch: undefined\): main\.js[\s\S]*unnamed \(prefetch: 0\): src_cart_js\.js/,
  },
  "types/file-system-info#snapshot-plugin.js": { with: [import.meta.filename], shows: /read again/ },
  "types/file-systems#read-file-plugin.js": { with: [import.meta.filename], shows: /\d+ bytes/ },
  "types/compilation#license-check-plugin.js": {
    with: ["licenses.txt"],
    errors: /isn't checked yet/,
    shows: /main loads main\.js[\s\S]*licenses\.txt isn't checked yet/,
  },
  "types/exports-info#unused-exports-plugin.js": {
    files: { "src/cart.js": "export const total = () => 1;\nexport const other = 2;\n" },
    configuration: { plugins: [withOption("usedExports")] },
    shows: /^(?![\s\S]*export total)[\s\S]*cart\.js doesn't need to export other/,
  },
  "types/init-fragment#file-name-plugin.js": { shows: /\/\/ from "\.\/cart\.js"\n/ },
  "types/optimize-classes#debug-usage-plugin.js": {
    files: {
      "src/index.js": 'import { total } from "./cart.js";\nconsole.log(total(), DEBUG);\n',
      "src/cart.js": "const log = () => DEBUG;\nexport const total = () => log();\nconst none = () => DEBUG;\n",
    },
    configuration: { plugins: [withOption("innerGraph")] },
    shows: /(?=[\s\S]*for the whole module)(?=[\s\S]*for total)(?=[\s\S]*for nothing)/,
  },
  "types/index#find-plugin.js": { shows: /src\/cart\.js/ },
};

/** A plugin that turns on an option of `optimization` before the defaults are applied. */
function withOption(name: "innerGraph" | "usedExports"): (compiler: Compiler) => void {
  return ({ options }) => {
    options.optimization[name] = true;
  };
}

function locales(): Record<string, string> {
  return {
    "src/index.js": "const name = location.hash;\nimport(`./locales/${name}.js`);",
    "src/locales/de.js": "export default 1;",
    "src/locales/de.test.js": "export default 2;",
  };
}
