import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import type { Files } from "../../lib/project";
import { runOwn } from "../../lib/run-own";

const samples = effectsOf("plugins/ignore-plugin.mdx");

const dates: Files = {
  "src/index.js": `import { format, locale } from "acme-dates/dates.js";
console.log(format(new Date(0)));
console.log(locale("de"));`,
  "node_modules/acme-dates/package.json": '{ "name": "acme-dates" }',
  "node_modules/acme-dates/dates.js": `exports.format = (date) => date.toISOString();
exports.locale = (name) => require("./locale/" + name);`,
  "node_modules/acme-dates/locale/de.js": 'module.exports = "German";',
  "node_modules/acme-dates/locale/fr.js": 'module.exports = "French";',
  "node_modules/acme-dates/locale/it.js": 'module.exports = "Italian";',
};

samples.effect("contextRegExp: /acme-dates$/", {
  files: dates,
  without: ["plugins"],
  hides: /"(?:German|French|Italian)"/,
});

samples.tries("contextRegExp: /acme-dates$/", async (code) => {
  const printed = await runOwn({ ...dates, "webpack.config.js": code });
  expect(printed).toMatch(/^1970-01-01T00:00:00.000Z\nError: Cannot find module/);
});

const optional: Files = {
  // Only where a file is not always an ES module, `require` is webpack's.
  "src/index.js": 'try {\n  require("pg-native");\n} catch (error) {\n  console.log(error.message, error.code);\n}',
  "package.json": "{}",
};
samples.effect('optional = new Set(["pg-native"', {
  files: optional,
  without: ["plugins"],
  hides: "Can't resolve 'pg-native'",
});

samples.tries('optional = new Set(["pg-native"', async (code) => {
  const printed = await runOwn({ ...optional, "webpack.config.js": code });
  expect(printed).toBe("Cannot find module 'pg-native' MODULE_NOT_FOUND");
});

const styles: Files = {
  "src/index.js": 'import "acme-ui/print.css";\nconsole.log("It runs.");',
  "node_modules/acme-ui/print.css": "a { top: 0 }",
};
samples.effect('alias: { "acme-ui/print.css": false }', {
  files: styles,
  without: ["resolve"],
  hides: /a ?\{ ?top: ?0|asset main\.css/,
});

samples.tries('alias: { "acme-ui/print.css": false }', async (code) => {
  expect(await runOwn({ ...styles, "webpack.config.js": code })).toBe("It runs.");
});

samples.effect("const keep = ", {
  files: dates,
  without: ["plugins"],
  shows: /^(?=[\s\S]*"German")(?=[\s\S]*"French")(?![\s\S]*"Italian")/,
});

samples.tries("const keep = ", async (code) => {
  expect(await runOwn({ ...dates, "webpack.config.js": code })).toMatch(/German$/);
});
