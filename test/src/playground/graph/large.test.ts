import { expect, test } from "vitest";
import { arrivalsOf, chainTo } from "../../../../src/playground/graph/answers/chains";
import { reasonsInChunk } from "../../../../src/playground/graph/answers/chunk-reasons";
import { compare } from "../../../../src/playground/graph/answers/compare";
import { ownersOf, repeatedModules } from "../../../../src/playground/graph/answers/packages";
import { readGraph } from "../../../../src/playground/graph/model/read-graph";
import { largeStats } from "./large-stats";

/** Counts how often fields of objects are read, no matter how the code gets to the objects. */
function countReads(objects: object[], names: string[]): () => number {
  let reads = 0;
  for (const object of objects) {
    for (const name of names) {
      const value: unknown = Reflect.get(object, name);
      const get = () => {
        reads += 1;
        return value;
      };
      Object.defineProperty(object, name, { get });
    }
  }
  return () => reads;
}

/** Returns the length of the shortest chain to the last module, each of which is imported by the one 1, 8, 15, 22, 29 before. */
function shortestLength(count: number): number {
  const lengths = [1];
  for (let index = 1; index < count; index++) {
    const before = [1, 8, 15, 22, 29].map((step) => lengths[index - step] ?? Number.POSITIVE_INFINITY);
    lengths.push(Math.min(...before) + 1);
  }
  return lengths.at(-1) ?? 0;
}

const LARGE = 20_000;

/** Counting makes reading slow, and the machine may be busy. */
const timeout = 120_000;

test("reading 20,000 modules visits each module and each import a few times", { timeout }, () => {
  const stats = largeStats(LARGE);
  const modules = stats.modules ?? [];
  const imports = modules.flatMap(({ reasons }) => reasons ?? []);
  const ofModules = countReads(modules, ["identifier", "reasons", "modules", "chunks"]);
  const ofImports = countReads(imports, ["moduleIdentifier"]);
  const graph = readGraph(stats);
  expect(graph.modules).toHaveLength(LARGE);
  expect(graph.modules.reduce((sum, { reasons }) => sum + reasons.length, 0)).toBe(imports.length);
  expect([ofModules() / LARGE, ofImports() / imports.length].every((reads) => reads >= 1)).toBe(true);
  expect(ofModules()).toBeLessThan(LARGE * 20);
  expect(ofImports()).toBeLessThan(imports.length * 3);
});

test("answers about 20,000 modules visit each a few times", { timeout }, () => {
  const graph = readGraph(largeStats(LARGE));
  const reads = countReads(graph.modules, ["reasons", "chunks"]);
  const last = graph.modules.at(-1);
  const chunk = last?.chunks[0];
  if (!last || !chunk) throw new Error("The last module has no chunk.");
  expect(chainTo(last, arrivalsOf(graph))).toHaveLength(shortestLength(LARGE));
  expect(reasonsInChunk(graph, last, chunk)).toHaveLength(1);
  expect(ownersOf(graph.modules)).toHaveLength(LARGE / 40);
  expect(repeatedModules(graph.modules)).toEqual([]);
  expect(compare(graph, graph).modules).toEqual([]);
  expect(reads()).toBeGreaterThan(LARGE);
  expect(reads()).toBeLessThan(LARGE * 8);
});
