import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.join(import.meta.dirname, "../../../src");
const sheets = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".css") && !name.includes("node_modules"),
);

/** Syntax that Chromium and Firefox understand, but WebKit silently ignores. */
test.each([
  ["text-decoration with more than a line", /[\s;{]text-decoration:\s*[^\s;]+\s[^;]*;/],
  ["user-select without its prefixed twin", /(?<!-webkit-user-select: none;\s*)(?<!-)user-select:/],
])("no style sheet has %s", (_, pattern) => {
  const wrong = sheets.filter((name) => pattern.test(readFileSync(path.join(source, name), "utf8")));
  expect(sheets.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});
