import type { Use } from "./sample-uses";

const text = (use: string) => ({
  "src/index.js": `import data from "./data.txt";\nconsole.log(data);`,
  "src/data.txt": use,
});
const resource = { test: /\.txt$/, type: "asset/source" };
const script = { test: /\.txt$/ };

/** Loaders of pages, by page and title. */
export const loaderUses: Record<string, Use> = {
  "types/loaders#price-loader.ts": {
    rule: { test: /index\.js$/, options: { currency: "EUR" } },
    files: { "src/index.js": 'console.log("PRICE");' },
    shows: /console\.log\("EUR"\)/,
  },
  "types/loaders#bytes-loader.ts": {
    rule: script,
    files: text("12345"),
    shows: /export default 5|\(5\)|= 5;|__ = \(5\)/,
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
  "logging#loaders/csv-loader.js": { rule: script, files: text("a,b"), shows: /1 rows/ },
  "index#upper-loader.js": { rule: resource, files: text("one"), shows: /ONE/ },
};
