import { effectsOf } from "../../lib/effects";
import type { Files } from "../../lib/project";

const samples = effectsOf("plugins/context-replacement-plugin.mdx");

const dates: Files = {
  "src/index.js": 'import { locale } from "acme-dates/dates.js";\nconsole.log(locale(document.title));',
  "node_modules/acme-dates/package.json": '{ "name": "acme-dates" }',
  "node_modules/acme-dates/dates.js": 'exports.locale = (name) => require("./locale/" + name);',
  "node_modules/acme-dates/locale/de.js": 'module.exports = "German";',
  "node_modules/acme-dates/locale/fr.js": 'module.exports = "French";',
  "node_modules/acme-dates/locale/it.js": 'module.exports = "Italian";',
};
/** Matches the two locales that stay in the bundle, without the third one. */
const GERMAN_AND_FRENCH = /^(?=[\s\S]*"German")(?=[\s\S]*"French")(?![\s\S]*"Italian")/;

samples.effect("      /acme-dates[\\\\/]locale$/,\n      /^", {
  files: dates,
  without: ["plugins"],
  shows: GERMAN_AND_FRENCH,
});

samples.effect('"src/locale"', {
  files: { ...dates, "src/locale/de.js": 'module.exports = "Our German";' },
  without: ["plugins"],
  shows: /^(?=[\s\S]*"Our German")(?![\s\S]*"(?:German|French|Italian)")/,
});

samples.effect('bold: "./bold.js"', {
  files: {
    "src/index.js": 'import { plugin } from "acme-editor";\nconsole.log(plugin("bold"));',
    "node_modules/acme-editor/package.json": '{ "name": "acme-editor" }',
    "node_modules/acme-editor/index.js": "exports.plugin = (name) => require(name);",
    "node_modules/acme-editor/plugins/bold.js": 'module.exports = "This is bold";',
    "node_modules/acme-editor/plugins/other.js": 'module.exports = "This is another one";',
  },
  without: ["plugins"],
  shows: /^(?=[\s\S]*"This is bold")(?![\s\S]*"This is another one")/,
  hides: "Critical dependency: the request of a dependency is an expression",
});

samples.effect("dependency.critical = false", {
  files: {
    ...dates,
    "src/index.js": 'import { locale } from "acme-dates/locale/index.js";\nconsole.log(locale("./de.js"));',
    "node_modules/acme-dates/locale/index.js": "exports.locale = (name) => require(name);",
  },
  without: ["plugins"],
  shows: GERMAN_AND_FRENCH,
  hides: "Critical dependency: the request of a dependency is an expression",
});
