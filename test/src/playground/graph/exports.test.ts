import { describe, expect, test } from "vitest";
import { explainExports } from "../../../../src/playground/graph/answers/exports";
import { readGraph } from "../../../../src/playground/graph/model/read-graph";
import { buildStats, moduleOf, shop, shopStats } from "./build-stats";

describe("in a production build", () => {
  test("an ES module says which exports are used and which were shaken off", async () => {
    const answer = explainExports(moduleOf(await shop(), "src/cart.js"));
    expect(answer).toMatchObject({ used: ["total"], unused: ["discount"] });
    expect(answer.sentence).toBe("1 of 2 exports is used; 1 was shaken off.");
  });

  test("a module that is imported for its effect says what keeps it", async () => {
    const { sentence, bailouts } = explainExports(moduleOf(await shop(), "src/effect.js"));
    expect(sentence).toBe("No export is used. It is there for what it does when it loads.");
    expect(bailouts[0]).toMatch(/^A statement at 1:0-\d+ may have an effect/);
  });

  test("a CommonJS module says why its exports stay", async () => {
    const { sentence, bailouts } = explainExports(moduleOf(await shop(), "src/old.js"));
    expect(sentence).toMatch(/so all of them stay\./);
    expect(bailouts).toContainEqual(expect.stringMatching(/^It uses module\.exports as a whole at 1:\d+-\d+, so/));
  });

  test("an orphan says that it was left out, and the runtime that it is webpack's", async () => {
    const { modules } = await shop();
    const sentenceOf = (test: (module: (typeof modules)[number]) => boolean) => {
      const module = modules.find(test);
      return module && explainExports(module).sentence;
    };
    expect(sentenceOf(({ isOrphan }) => isOrphan)).toBe("Nobody needs the module for itself, so webpack left it out.");
    expect(sentenceOf(({ kind }) => kind === "runtime")).toMatch(/^This is code of webpack's own/);
  });

  test("what could not be merged says with what, and why", async () => {
    const { bailouts } = explainExports(moduleOf(await shop(), "src/index.js"));
    expect(bailouts).toContain("It could not be merged with ./src/effect.js, which is no ES module.");
  });
});

test("in development webpack does not look at what is used", async () => {
  const { sentence, unused } = explainExports(moduleOf(await shop({ mode: "development" }), "src/cart.js"));
  expect(sentence).toContain("In development mode it does not look.");
  expect(unused).toEqual([]);
});

test("a file without usedExports says so", async () => {
  const graph = readGraph(await shopStats({}, { usedExports: false }));
  expect(explainExports(moduleOf(graph, "src/cart.js")).sentence).toBe("The file does not say which exports are used.");
});

/** Builds one module, and returns how its bailouts read. */
async function sentences(source: string, end = "src/index.js"): Promise<string[]> {
  const files = { "src/index.js": source, "src/part.js": "export const part = 1;\nexport const other = 2;" };
  const stats = await buildStats(files, { mode: "production", entry: "./src/index.js" });
  return explainExports(moduleOf(readGraph(stats), end)).bailouts;
}

test.each([
  ['import { part } from "./part.js";\neval("part");', /^It calls eval\(\)/],
  [
    "module.exports = { [Math.random()]: 1 };",
    /^Its CommonJS exports stay: module.exports = \{…\} cannot be statically/,
  ],
  ["exports.a = () => 1;\nexports.a();", /^It calls exports\.a\(\) at 2:\d+-\d+, which gets all exports/],
  ["define({ a: 1 });", /^It defines its exports with define\(\)/],
  ["exports.a = 1;", /^It is no ES module and does not run in strict mode/],
])("%j", async (source, sentence) => {
  expect(await sentences(source)).toContainEqual(expect.stringMatching(sentence));
});
