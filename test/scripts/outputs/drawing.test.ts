import { expect, test } from "vitest";
import { type Drawing, drawAgain } from "../../../scripts/outputs/drawing";

const locals = {
  files: {},
  policy: "",
  build: () => "1",
  searchFolder: "search/",
  sectionFiles: () => ({}),
  needsOf: () => [],
  changedAt: () => undefined,
  hasFeed: false,
  joinBodies: () => [],
  keep: (_bundle: string, _path: string, draw: () => string) => draw(),
  write: () => {},
} as unknown as Drawing["locals"];

function drawing(written: Map<string, string>): Drawing {
  const write = (path: string, html: Iterable<string>) => void written.set(path, [...html].join(""));
  const content = { sections: [] } as unknown as Drawing["globals"]["content"];
  return { paths: ["/", "/a/"], globals: { content }, locals: { ...locals, write } };
}

test("a bundle of an earlier build draws every path, with what the static generator gives it", async () => {
  const written = new Map<string, string>();
  const text = `const path = require("node:path");
    exports.default = async (locals) => {
      locals.write(locals.path, [typeof path.join, " ", locals.webpackStats.hash, " ", content.sections.length]);
      return {};
    };`;
  await drawAgain({ text, hash: "abc" }, drawing(written));
  expect([...written]).toEqual([
    ["/", "function abc 0"],
    ["/a/", "function abc 0"],
  ]);
});

test("a page that cannot be drawn ends the build", async () => {
  const text = `exports.default = async ({ path }) => { throw new Error("No " + path); };`;
  await expect(drawAgain({ text, hash: "abc" }, drawing(new Map()))).rejects.toThrow("No /");
});
