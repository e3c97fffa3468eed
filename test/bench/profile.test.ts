import { expect, test } from "vitest";
import { secondsByOwner } from "./profile";

const node = (id: number, functionName: string, url = "", children: number[] = []) => ({
  id,
  callFrame: { functionName, url },
  children,
});

test("time counts for a family of packages, a package, our own code, or Node.js", () => {
  const nodes = [
    node(1, "(root)", "", [2, 3, 9, 10]),
    node(2, "start", "node:internal/main", []),
    node(3, "build", "file:///clone/scripts/build-site.ts", [4, 5, 6]),
    node(4, "readFileSync", "node:fs"),
    node(5, "parse", "file:///clone/node_modules/micromark/index.js", [8]),
    node(6, "dump", "file:///clone/node_modules/webpack/node_modules/other/index.js"),
    node(8, "visit", "file:///clone/node_modules/unist-util-visit/index.js"),
    node(9, "(idle)"),
    node(10, "(garbage collector)"),
  ];
  const samples = [2, 3, 4, 5, 6, 8, 9, 10];
  const found = secondsByOwner({ nodes, samples, timeDeltas: samples.map((_, at) => 10 ** at * 1e6) });
  expect(Object.fromEntries(found)).toEqual({
    "Node itself": 1,
    "our own code": 10 + 100,
    "Markdown: remark, rehype, MDX and their parts": 1000 + 100_000,
    other: 10_000,
    "garbage collection": 10_000_000,
  });
});
