import { describe, expect, test } from "vitest";
import { type SizeNode, sizeTree, toNode } from "../../../../src/playground/graph/answers/size-tree";
import { readGraph } from "../../../../src/playground/graph/model/read-graph";
import { type Area, layOut } from "../../../../src/playground/graph/panel/map/lay-out";
import { moveFor } from "../../../../src/playground/graph/panel/map/move-for";
import { largeStats } from "./large-stats";

const SPACE = { width: 900, height: 500, line: 20 };
const leaf = (name: string, size: number): SizeNode => ({
  kind: "module",
  name,
  size,
  parts: [],
  owner: "a",
  module: null,
});
const group = (name: string, ...parts: SizeNode[]) => toNode("folder", name, parts, "a");
const end = ({ x, y, width, height }: Area) => [x + width, y + height] as const;

describe("areas", () => {
  const top = group("top", group("left", leaf("a", 40), leaf("b", 20)), group("right", leaf("c", 30)), leaf("d", 10));
  const areas = layOut(top, SPACE);
  const named = (name: string) => {
    const area = areas.find(({ node }) => node.name === name);
    if (!area) throw new Error(`There is no area ${name}.`);
    return area;
  };

  test("come in the order of a tree, with their place in it", () => {
    expect(areas.map(({ node, level, position, siblings }) => [node.name, level, position, siblings])).toEqual([
      ["left", 1, 1, 3],
      ["a", 2, 1, 2],
      ["b", 2, 2, 2],
      ["right", 1, 2, 3],
      ["c", 2, 1, 1],
      ["d", 1, 3, 3],
    ]);
    expect(areas.map(({ parent }) => parent)).toEqual([-1, 0, 0, -1, 3, -1]);
  });

  test("fill the space in proportion to their sizes, without covering each other", () => {
    const whole = SPACE.width * SPACE.height;
    for (const { node, width, height } of areas.filter(({ level }) => level === 1)) {
      expect(Math.abs((width * height) / whole - node.size / top.size)).toBeLessThan(0.02);
    }
    for (const area of areas) {
      const inside = areas[area.parent] ?? { x: 0, y: 0, ...SPACE };
      expect(Math.min(area.x - inside.x, area.y - inside.y)).toBeGreaterThanOrEqual(0);
      expect(end(area)[0]).toBeLessThanOrEqual(inside.x + inside.width);
      expect(end(area)[1]).toBeLessThanOrEqual(inside.y + inside.height);
      for (const other of areas.filter(({ parent }) => parent === area.parent)) {
        const isApart =
          end(area)[0] <= other.x || end(other)[0] <= area.x || end(area)[1] <= other.y || end(other)[1] <= area.y;
        expect(other === area || isApart).toBe(true);
      }
    }
  });

  test("leave room for the name of what they are in", () => {
    expect(named("left").hasHead).toBe(true);
    expect(named("a").y - named("left").y).toBeGreaterThanOrEqual(SPACE.line);
  });

  test("can be reached with the arrow keys", () => {
    const steps: [string, number, unknown][] = [
      ["ArrowDown", 0, 1],
      ["ArrowDown", 5, 5],
      ["ArrowUp", 3, 2],
      ["ArrowRight", 0, 1],
      ["ArrowRight", 1, 1],
      ["ArrowLeft", 2, 0],
      ["ArrowLeft", 3, "leave"],
      ["Home", 4, 0],
      ["End", 0, 5],
      ["Enter", 1, "open"],
      ["Escape", 1, "leave"],
      ["a", 1, null],
    ];
    for (const [key, at, move] of steps) expect([key, at, moveFor(key, at, areas)]).toEqual([key, at, move]);
  });
});

test("parts that are too small to point at are one area for the rest, and no byte is lost", () => {
  const many = Array.from({ length: 5_000 }, (_, index) => leaf(`m${index}`, 10));
  const areas = layOut(group("top", group("small", leaf("first", 20_000), ...many), leaf("large", 50_000)), SPACE);
  expect(areas.map(({ node }) => node.name)).toEqual(["small", "first", "5,000 smaller parts", "large"]);
  expect(areas[2]?.node.size).toBe(50_000);
});

test("something whose parts are all too small is one area", () => {
  const many = Array.from({ length: 5_000 }, (_, index) => leaf(`m${index}`, 10));
  const areas = layOut(group("top", group("small", ...many), leaf("large", 50_000)), SPACE);
  expect(areas.map(({ node, isOpen }) => [node.name, isOpen])).toEqual([
    ["small", false],
    ["large", false],
  ]);
});

test("at the top, the first parts are drawn however small they are, so that the reader gets to each", () => {
  const many = Array.from({ length: 500 }, (_, index) => leaf(`m${index}`, 10));
  let top = group("top", ...many);
  const seen = new Set<string>();
  for (let turn = 0; turn < 5 && top; turn++) {
    const areas = layOut(top, { width: 200, height: 200, line: 20 });
    for (const { node } of areas) if (node.kind === "module") seen.add(node.name);
    const rest = areas.find(({ node }) => node.kind === "rest");
    if (!rest) break;
    top = rest.node;
  }
  expect(seen.size).toBe(500);
});

test("the number of areas depends on the space and not on the number of modules", () => {
  const graph = readGraph(largeStats(20_000));
  const areas = layOut(
    sizeTree(graph, graph.chunks, ({ size }) => size),
    SPACE,
  );
  expect(areas.length).toBeGreaterThan(100);
  expect(areas.length).toBeLessThan((2 * SPACE.width * SPACE.height) / (24 * 24));
});

test("nothing to draw is no area", () => {
  expect(layOut(group("top"), SPACE)).toEqual([]);
});
