import { expect, test } from "vitest";
import { parseStats, tooLarge } from "../../../../src/playground/graph/parse-stats";
import { shopStats } from "./build-stats";

const failureOf = (text: string) => {
  const parsed = parseStats(text);
  return "failure" in parsed ? parsed.failure : null;
};

test("a build is read, with and without a byte order mark", async () => {
  const json = JSON.stringify(await shopStats());
  for (const text of [json, `\uFEFF${json}`]) {
    expect(parseStats(text)).toMatchObject({ builds: [{ name: "Build 1", stats: { version: expect.any(String) } }] });
  }
});

test("several compilers are several builds, by name", async () => {
  const children = [{ name: "client", ...(await shopStats()) }, await shopStats()];
  const parsed = parseStats(JSON.stringify({ children, errors: [], version: "5" }));
  expect("builds" in parsed && parsed.builds.map(({ name }) => name)).toEqual(["client", "Build 2"]);
});

test.each([
  ["", /^It's empty\./],
  ["asset main.js 1 KiB [emitted]", /^This is webpack's terminal output, not JSON\./],
  ["[webpack-cli] stats are", /^This is webpack's terminal output/],
  ["{", /^This isn't JSON \(.+\)\. Create a stats file with `npx webpack --stats=normal --json=stats\.json`\.$/],
  ["<!doctype html>", /^This isn't JSON/],
  ["null", /^This is JSON, but it isn't a webpack stats file/],
  ["[]", /^This is JSON, but it isn't a webpack stats file/],
  ['{ "name": "my-app", "version": "1.0.0" }', /^This is JSON, but it isn't a webpack stats file/],
  ['{ "children": [1, null, {}] }', /^This is JSON, but it isn't a webpack stats file/],
])("%j gets a sentence", (text, sentence) => {
  expect(failureOf(text)).toMatch(sentence);
});

test("a file that browsers can't read at once gets a sentence", () => {
  expect(tooLarge(400_000_000)).toBeNull();
  expect(tooLarge(700_000_000)).toMatch(/^The file is 700 MB/);
});

test("npm's first lines in a redirected output are skipped", async () => {
  const json = JSON.stringify(await shopStats(), null, 2);
  expect(parseStats(`> app@1.0.0 build\n> webpack --json\n\n${json}\n`)).toMatchObject({ builds: [{}] });
  expect(failureOf("> app@1.0.0 build\n> webpack\n\nasset main.js 1 KiB")).toMatch(/^This isn't JSON/);
});

test.each(["minimal", "errors-only", "errors-warnings", "summary"] as const)(
  "the preset %s is webpack's",
  async (preset) => {
    expect(parseStats(JSON.stringify(await shopStats({}, preset)))).toMatchObject({ builds: [{}] });
  },
);

test.each([
  [
    '{ "status": "done", "chunks": { "index": [{ "name": "index-1.js" }] } }',
    /^This file is from webpack-bundle-tracker\./,
  ],
  [
    '{ "status": "done", "assets": { "main.js": { "name": "main.js" } }, "chunks": { "main": ["main.js"] } }',
    /^This file is from webpack-bundle-tracker\. It only lists files\. Create a webpack stats file with `npx webpack/,
  ],
  [
    '{ "inputs": { "a.js": { "bytes": 10 } }, "outputs": { "out.js": { "bytes": 9 } } }',
    /^This is a metafile of esbuild/,
  ],
  ['{ "version": 2, "tree": {}, "nodeParts": {}, "nodeMetas": {} }', /^This file is from rollup-plugin-visualizer/],
  [
    '{ "index.html": { "file": "assets/index-1.js", "src": "index.html", "isEntry": true } }',
    /^This is a manifest of Vite/,
  ],
  [
    '[{ "label": "main.js", "isAsset": true, "statSize": 1, "groups": [] }]',
    /^This is a report of webpack-bundle-analyzer/,
  ],
  ['{ "version": 3, "sources": [], "mappings": "" }', /^This is a source map\./],
  ['{ "name": "a", "version": "1.0.0", "scripts": {} }', /^This is a package\.json\./],
  ['{ "main.js": "/main.3f9a.js" }', /^This looks like a manifest/],
  ['{ "errors": [], "requestedUrl": "https://example.invalid" }', /^This is JSON, but it isn't a webpack stats file/],
])("%s is recognized", (text, sentence) => {
  expect(failureOf(text)).toMatch(sentence);
});
