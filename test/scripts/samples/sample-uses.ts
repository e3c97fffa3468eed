import webpack, { type Compiler, type Configuration, type RuleSetRule } from "webpack";

/** How a plugin or loader of a page is tried: a small project, and what its build has to show. */
export interface Use {
  /** Arguments of the plugin's constructor. */
  with?: unknown[];
  /** Where the plugin belongs; `resolver` is `resolve.plugins`. */
  as?: "resolver";
  /** The rest of a loader's rule. */
  rule?: RuleSetRule & { use?: never };
  /** Files besides those of the fixture, or in their place. */
  files?: Record<string, string>;
  configuration?: Configuration;
  /** Found in what the build leaves: log, assets with their content, errors and warnings. */
  shows: RegExp;
  /** The sample is about errors: the build may have these. */
  errors?: RegExp;
}

const text = (use: string) => ({
  "src/index.js": `import data from "./data.txt";\nconsole.log(data);`,
  "src/data.txt": use,
});
const resource = { test: /\.txt$/, type: "asset/source" };
const script = { test: /\.txt$/ };

/** By page and title. A sample without an entry fails the test. */
export const uses: Record<string, Use> = {
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
    files: text("one\ntwo\n"),
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
  "resolvers#ui-path-loader.js": {
    rule: { test: /index\.js$/ },
    files: {
      "src/index.js": "console.log(__UI_FILE__);",
      "node_modules/acme-ui/package.json": '{ "name": "acme-ui", "main": "ui.js" }',
      "node_modules/acme-ui/ui.js": "",
    },
    shows: /acme-ui\/ui\.js/,
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
  "loaders#loaders/csv-loader.js": { rule: script, files: text("a,b\n1,2\n"), shows: /\[\["a","b"\],\["1","2"\]\]/ },
  "loaders#loaders/trim-loader.js": { rule: resource, files: text("one  \n\n"), shows: /"one"/ },
  "loaders#loaders/markdown-loader.js": {
    rule: resource,
    files: { ...text("one"), "template.html": "<p>{body}</p>" },
    shows: /<p>one<\/p>/,
  },
  "loaders#loaders/size-loader.js": { rule: script, files: text("€"), shows: /\(3\)|= 3|default 3/ },
  "loaders#loaders/freeze-loader.js": {
    rule: { test: /data\.js$/ },
    files: {
      "src/index.js": 'import data from "./data.js";\nconsole.log(data);',
      "src/data.js": "export default [1];",
    },
    shows: /Object\.freeze\(/,
  },
  "loaders#loaders/table-loader.js": {
    rule: { ...script, options: { separator: ";" } },
    files: text("a;b"),
    shows: /\[\["a","b"\]\]/,
  },
  "loaders#loaders/timed-loader.js": {
    rule: resource,
    files: text("one"),
    shows: /timed-loader\.js[^\n]*\n +\d+\.\d ms/,
  },
  "loaders#loaders/rates-loader.js": {
    rule: resource,
    files: { ...text("{eur} EUR"), "src/rates.json": '{ "eur": 7 }' },
    shows: /7 EUR/,
  },
  "loaders#loaders/index-loader.js": {
    rule: script,
    files: { ...text(""), "src/articles/b.md": "", "src/articles/a.md": "" },
    shows: /\["a\.md","b\.md"\]/,
  },
  "loaders#loaders/include-loader.js": {
    rule: script,
    files: { ...text("include ./prices"), "src/prices.csv": "a" },
    configuration: { module: { rules: [{ test: /\.csv$/, type: "asset/source" }] } },
    shows: /prices\.csv/,
  },
  "loaders#loaders/theme-loader.js": {
    rule: resource,
    files: { ...text("color: {accent}"), "src/theme.js": 'export default { accent: "teal" };' },
    shows: /color: teal/,
  },
  "loaders#loaders/download-loader.js": { rule: script, files: text("a,b"), shows: /prices\.[\da-f]{8}\.csv:\na,b/ },
  "loaders#loaders/color-loader.js": { rule: resource, files: text("teal\n"), shows: /body \{ color: teal \}/ },
  "loaders#loaders/csv-loader.ts": { rule: script, files: text("a,b"), shows: /\[\["a","b"\]\]/ },
  "logging#count-modules-plugin.js": { shows: /Waiting for a build[\s\S]*2 modules/ },
  "logging#loaders/csv-loader.js": { rule: script, files: text("a,b"), shows: /1 rows/ },
  "index#upper-loader.js": { rule: resource, files: text("one"), shows: /ONE/ },
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
};

/** Samples that cannot be tried here, and why. */
export const untried: Record<string, string> = {
  "loaders#loaders/fetch-loader.js": "asks another server",
  "compiler-hooks#word-list-plugin.js": "prints when watching: test/outputs/api/compiler-hooks.test.ts",
  "plugins#hide-own-package-plugin.js": "works with another plugin: test/outputs/api/plugins.test.ts",
};

function locales(): Record<string, string> {
  return {
    "src/index.js": "const name = location.hash;\nimport(`./locales/${name}.js`);",
    "src/locales/de.js": "export default 1;",
    "src/locales/de.test.js": "export default 2;",
  };
}
