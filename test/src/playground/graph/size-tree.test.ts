import { expect, test } from "vitest";
import { type SizeNode, sizeTree } from "../../../../src/playground/graph/answers/size-tree";
import { readGraph } from "../../../../src/playground/graph/model/read-graph";
import { findIn } from "../../../../src/playground/graph/panel/map/find";
import { follow } from "../../../../src/playground/graph/panel/map/trail";
import { shop, shopStats } from "./build-stats";
import { largeStats } from "./large-stats";

const source = ({ size }: { size: number }) => size;
const names = ({ parts }: SizeNode) => parts.map(({ name }) => name);
const at = (node: SizeNode, ...path: string[]) =>
  path.reduce((from, name) => {
    const found = from.parts.find((part) => part.name === name);
    if (!found) throw new Error(`${from.name} has no ${name}, only ${names(from)}.`);
    return found;
  }, node);

/** Returns all nodes below one. */
function below({ parts }: SizeNode): SizeNode[] {
  return parts.flatMap((part) => [part, ...below(part)]);
}

test("a build consists of its chunks, their owners, folders and modules", async () => {
  const graph = await shop();
  const tree = sizeTree(graph, graph.chunks, source);
  expect(names(tree)).toEqual(expect.arrayContaining(["shop", "admin"]));
  expect(names(at(tree, "shop"))).toEqual(expect.arrayContaining(["(your code)", "price-kit"]));
  const cart = at(tree, "shop", "(your code)", "src", "cart.js");
  expect(cart.module?.name).toBe("./src/cart.js");
  expect(cart.size).toBe(cart.module?.size);
});

test("every part has the size of its own parts, the largest first", async () => {
  const graph = await shop();
  const tree = sizeTree(graph, graph.chunks, source);
  expect(tree.size).toBe(graph.chunks.flatMap(({ modules }) => modules).reduce((sum, { size }) => sum + size, 0));
  for (const node of [tree, ...below(tree)]) {
    if (node.module) continue;
    expect(node.size).toBe(node.parts.reduce((sum, { size }) => sum + size, 0));
    expect(node.parts.map(({ size }) => size)).toEqual(node.parts.map(({ size }) => size).sort((a, b) => b - a));
  }
});

test("a package from two folders has a part for each, and other packages don't", async () => {
  const graph = await shop({
    optimization: {
      splitChunks: {
        chunks: "all",
        minSize: 0,
        cacheGroups: { all: { test: /node_modules/, name: "all", enforce: true } },
      },
    },
  });
  const all = at(sizeTree(graph, graph.chunks, source), "all");
  expect(names(at(all, "price-kit")).sort()).toEqual([
    "./node_modules/charts/node_modules/price-kit",
    "./node_modules/price-kit",
  ]);
  expect(names(at(all, "charts"))).toEqual(["index.js"]);
});

test("without chunks in the file, the build consists of owners", async () => {
  const graph = readGraph(await shopStats({}, { chunks: false }));
  const tree = sizeTree(graph, graph.chunks, source);
  expect(names(tree)).toContain("charts");
  expect(below(tree).filter(({ module }) => module?.isOrphan).length).toBe(0);
});

test("folders that only contain one folder are one part, and a forged path can't be too deep", () => {
  const modules = [
    { name: "./src/a/b/x.js", identifier: "1", size: 1 },
    { name: "./src/a/b/y.js", identifier: "2", size: 2 },
    { name: `./deep/${"a/".repeat(100_000)}z.js`, identifier: "3", size: 3 },
  ];
  const tree = sizeTree(readGraph({ modules }), [], source);
  const own = at(tree, "(your code)");
  expect(names(at(own, "src/a/b"))).toEqual(["y.js", "x.js"]);
  expect(below(own).filter(({ kind }) => kind === "folder").length).toBe(2);
});

test("a trail leads to the same place in another build, as far as that one has it", async () => {
  const [before, after] = [await shop(), await shop({ entry: { shop: "./src/admin.js" } })];
  const tree = sizeTree(before, before.chunks, source);
  const trail = [at(tree, "shop"), at(tree, "shop", "(your code)"), at(tree, "shop", "(your code)", "src")];
  expect(follow(tree, trail).every((node, index) => node === [tree, ...trail][index])).toBe(true);
  expect(follow(tree, trail).length).toBe(4);
  const other = sizeTree(after, after.chunks, source);
  expect(follow(other, trail).map(({ name }) => name)).toEqual(["All", "shop", "(your code)", "src"]);
  expect(follow(other, [at(tree, "admin")]).length).toBe(1);
});

test("finds modules by a part of their path, with everything that contains them", async () => {
  const graph = await shop();
  const tree = sizeTree(graph, graph.chunks, source);
  const found = findIn(tree, " PRICE-kit ");
  expect([...(found?.modules ?? [])].every(({ name }) => name.includes("price-kit"))).toBe(true);
  expect(found?.modules.size).toBe(2);
  expect(found?.nodes.has(at(tree, "shop"))).toBe(true);
  expect(found?.nodes.has(at(tree, "shop", "(your code)"))).toBe(false);
  expect(findIn(tree, " ")).toBeNull();
});

test("20,000 modules become a tree of as many", () => {
  const graph = readGraph(largeStats(20_000));
  expect(below(sizeTree(graph, graph.chunks, source)).filter(({ module }) => module).length).toBe(20_000);
});
