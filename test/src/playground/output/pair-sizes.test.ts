import { expect, test } from "vitest";
import { pairRows, pairSums } from "../../../../src/playground/output/pair-sizes";
import type { ArrivedResult } from "../../../../src/playground/session/read-answer";

function result(files: Record<string, number>, initial: string[]): ArrivedResult {
  return {
    output: new Map(Object.entries(files).map(([name, size]) => [`dist/${name}`, new Uint8Array(size)])),
    errors: [],
    warnings: [],
    folder: "dist/",
    publicPath: "auto",
    entries: [{ name: "main", files: initial }],
    isModule: false,
  };
}

test("files are compared by their names without hashes, those that a page loads first at the top", () => {
  const before = result({ "index.1a2b3c4d.js": 50, "about.js": 7, "index.1a2b3c4d.js.map": 9 }, ["index.1a2b3c4d.js"]);
  const after = result({ "index.ffff0000.js": 20, "vendors.11112222.js": 25, "about.js": 7 }, [
    "vendors.11112222.js",
    "index.ffff0000.js",
  ]);
  const rows = pairRows(before, after);
  expect(rows.map(({ name, before, after }) => [name, before?.size, after?.size])).toEqual([
    ["index.[hash].js", 50, 20],
    ["vendors.[hash].js", undefined, 25],
    ["about.js", 7, 7],
  ]);
  expect(rows[0]?.after?.path).toBe("dist/index.ffff0000.js");
  expect(pairSums(rows)).toEqual({ all: { before: 57, after: 52 }, initial: { before: 50, after: 45 } });
});
