import { describe, expect, test } from "vitest";
import { explainExports } from "../../../../src/playground/graph/answers/exports";
import { readGraph } from "../../../../src/playground/graph/model/read-graph";
import { buildStats, moduleOf, shop, shopStats } from "./build-stats";

describe("in a production build", () => {
  test("an ES module shows which exports are used and which were removed", async () => {
    const answer = explainExports(moduleOf(await shop(), "src/cart.js"));
    expect(answer).toMatchObject({ used: ["total"], unused: ["discount"] });
    expect(answer.sentence).toBe("1 of 2 exports is used; 1 was removed.");
  });

  test("a module that is imported for its side effect shows what keeps it", async () => {
    const { sentence, bailouts } = explainExports(moduleOf(await shop(), "src/effect.js"));
    expect(sentence).toBe("None of its exports are used. It's included for its side effects.");
    expect(bailouts[0]).toMatch(/^A statement at 1:0-\d+ may have side effects/);
  });

  test("a CommonJS module shows why its exports stay", async () => {
    const { sentence, bailouts } = explainExports(moduleOf(await shop(), "src/old.js"));
    expect(sentence).toMatch(/so it keeps all of them\./);
    expect(bailouts).toContainEqual(expect.stringMatching(/^It uses module\.exports as a whole at 1:\d+-\d+, so/));
  });

  test("an orphan shows that it was left out, and the runtime that it's webpack's", async () => {
    const { modules } = await shop();
    const sentenceOf = (test: (module: (typeof modules)[number]) => boolean) => {
      const module = modules.find(test);
      return module && explainExports(module).sentence;
    };
    expect(sentenceOf(({ isOrphan }) => isOrphan)).toBe("Nothing needs this module itself, so webpack skipped it.");
    expect(sentenceOf(({ kind }) => kind === "runtime")).toMatch(/^This is webpack's own code/);
  });

  test("a module that couldn't be merged shows with which module, and why", async () => {
    const { bailouts } = explainExports(moduleOf(await shop(), "src/index.js"));
    expect(bailouts).toContain("It couldn't be merged with ./src/effect.js, which isn't an ES module.");
  });
});

test("in development, webpack doesn't check which exports are used", async () => {
  const { sentence, unused } = explainExports(moduleOf(await shop({ mode: "development" }), "src/cart.js"));
  expect(sentence).toContain("In development mode, it doesn't check.");
  expect(unused).toEqual([]);
});

test("a file without usedExports says so", async () => {
  const graph = readGraph(await shopStats({}, { usedExports: false }));
  expect(explainExports(moduleOf(graph, "src/cart.js")).sentence).toBe("The file doesn't say which exports are used.");
});

/** Builds one module, and returns the sentences about its bailouts. */
async function sentences(source: string, end = "src/index.js"): Promise<string[]> {
  const files = { "src/index.js": source, "src/part.js": "export const part = 1;\nexport const other = 2;" };
  const stats = await buildStats(files, { mode: "production", entry: "./src/index.js" });
  return explainExports(moduleOf(readGraph(stats), end)).bailouts;
}

test.each([
  ['import { part } from "./part.js";\neval("part");', /^It calls eval\(\)/],
  [
    "module.exports = { [Math.random()]: 1 };",
    /^webpack keeps its CommonJS exports: module.exports = \{…\} cannot be statically/,
  ],
  ["exports.a = () => 1;\nexports.a();", /^It calls exports\.a\(\) at 2:\d+-\d+, which receives all exports/],
  ["define({ a: 1 });", /^It defines its exports with define\(\)/],
  ["exports.a = 1;", /^It isn't an ES module and doesn't run in strict mode/],
])("%j", async (source, sentence) => {
  expect(await sentences(source)).toContainEqual(expect.stringMatching(sentence));
});
