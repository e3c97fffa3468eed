import { expect, test } from "vitest";
import { execute } from "../../../lib/execute";
import { temporaryShop } from "../../../lib/fixture-shop";
import { fencesOf } from "../../../lib/page-text";

const scripts = (await fencesOf("api/node.mdx")).filter(
  ({ title }) => /\.m?js$/.test(title) && !/\.config\./.test(title),
);

/** What a script prints, by title. */
const PRINTS: Record<string, RegExp> = {
  "build.js": /compiled successfully/,
  "build-once.js": /compiled successfully/,
  "scripts/build.js": /^$/,
  "build-async.js": /compiled successfully/,
  "list-assets.js": /^main\.js: \d+ bytes/,
  "build-all.js": /^client ok\nserver ok/,
  "report.js": /Can't resolve '\.\/src\/missing\.js'/,
  "build-in-memory.js": /console\.log[\s\S]*false/,
  "check-config.js": /unknown property 'entri'/,
};

/** Scripts that report errors on purpose. */
const FAILS = ["report.js"];

/** The samples that do not end by themselves. */
const NOT_RUN = ["watch.js"];

test("each script of the page is run, or does not end", () => {
  expect(scripts.map(({ title }) => title).sort()).toEqual([...Object.keys(PRINTS), ...NOT_RUN].sort());
});

test.each(scripts.filter(({ title }) => !NOT_RUN.includes(title)))("node $title", async (script) => {
  const { status, output } = await execute(`node ${script.title}`, await temporaryShop([script]));
  expect(output).toMatch(PRINTS[script.title] ?? /^$/);
  expect(status).toBe(FAILS.includes(script.title) ? 1 : 0);
});
