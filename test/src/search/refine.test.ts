import { expect, test } from "vitest";
import { buildIndex } from "../../../src/search/build-index";
import { type Features, featuresOf, isName } from "../../../src/search/features";
import learned from "../../../src/search/learned-weights.json";
import { findCandidates, search } from "../../../src/search/query";
import { readBodies, readHeads } from "../../../src/search/read-index";
import { REFINED, refine } from "../../../src/search/refine";
import { readSynonyms } from "../../../src/search/synonyms";
import { record, records } from "./records";

function ask(text: string, all = records) {
  const { heads, bodies } = buildIndex(all);
  const synonyms = readSynonyms({ "base url": "public path" });
  const index = { ...readBodies(bodies, readHeads(heads)), synonyms };
  const { candidates, expansion, scores } = findCandidates(index, text);
  const evidence = { text, slots: expansion.slots, bodies: index.bodies, scores };
  const features = featuresOf(candidates, evidence);
  const of = (url: string): Features => features[candidates.findIndex(({ section }) => section.url === url)] ?? {};
  return { index, candidates, evidence, features, of };
}

test("features contain the share of the query in each part of a section, also literally", () => {
  const { of } = ask("public path of assets");
  const titled = of("/concepts/output/#public-path");
  expect(titled).toMatchObject({ phrase: 0.5, precise: 1, exact: 1, "in concepts": 1 });
  expect(titled.covered).toBeCloseTo(1);
  expect(titled.literal).toBeCloseTo(1);
  expect(titled.title).toBeGreaterThan(0);
  expect(titled.title).toBeLessThan(1);
  const option = of("/configuration/output/#outputpublicpath");
  expect(option).toMatchObject({ nameForLong: 0, "in configuration": 1, phrase: 0 });
});

test("a synonym covers the query, but not literally", () => {
  const { of } = ask("base url");
  expect(of("/concepts/output/#public-path")).toMatchObject({ covered: 1, literal: 0, title: 0 });
});

test("a name with a dot or other punctuation is searched as a whole", () => {
  const { of } = ask("compiler.hooks.emit");
  expect(of("/api/compiler-hooks/#emit-1")).toMatchObject({ compound: 1 });
  expect(of("/api/compiler-hooks/#emit")).toMatchObject({ compound: 0 });
});

test("a title in the requested form is exact, even if its name was misspelled", () => {
  const content = "Tap it.";
  const all = [
    record("/api/parser/", ["API", "Parser"], { content }),
    record("/api/parser/#calls", ["API", "Parser", "Calls"], { content }),
    record("/api/parser/#call", ["API", "Parser", "Call"], { content }),
  ];
  const { of } = ask("parser call", all);
  expect(of("/api/parser/#call")).toMatchObject({ precise: 1, exact: 1 });
  expect(of("/api/parser/#calls")).toMatchObject({ precise: 1, exact: 0 });
  const misspelt = ask("compielr", [record("/api/compiler/", ["API", "Compiler"], { content })]);
  expect(misspelt.of("/api/compiler/")).toMatchObject({ precise: 1, exact: 1 });
});

test("a flag is combined with the pages about commands", () => {
  const content = "Set --watch to watch.";
  const all = [
    record("/api/cli/", ["API", "Command line"], { content }),
    record("/api/cli/#watch", ["API", "Command line", "watch"], { content }),
    record("/guides/watch/", ["Guides", "Watch"], { content }),
  ];
  expect(ask("--watch", all).of("/api/cli/#watch")).toMatchObject({ commandForFlag: 1 });
  expect(ask("--watch", all).of("/guides/watch/")).toMatchObject({ commandForFlag: 0 });
  expect(ask("watch", all).of("/api/cli/#watch")).toMatchObject({ commandForFlag: 0 });
});

test("a question about what something is is combined with the pages that explain it", () => {
  const { of } = ask("what is output");
  expect(of("/concepts/output/")).toMatchObject({ explained: 1 });
  expect(of("/configuration/output/")).toMatchObject({ explained: 0 });
  expect(ask("output").of("/concepts/output/")).toMatchObject({ explained: 0 });
});

test("features contain the position of a section among those of its page", () => {
  const { of } = ask("emit");
  expect(of("/api/compiler-hooks/#emit")).toMatchObject({ belowPage: 0, samePage: 2 / 6 });
  const { of: ofOutput } = ask("output");
  expect(ofOutput("/configuration/output/")).toMatchObject({ belowPage: 0, pageForOne: 1 });
  expect(ofOutput("/configuration/output/#outputfilename")).toMatchObject({ belowPage: 1, pageForOne: 0 });
});

test("the length of a query and code in it are combined with names as titles", () => {
  const name = "/configuration/output/#outputfilename";
  expect(ask("output.filename").of(name)).toMatchObject({ nameForCode: 1, nameForShort: 1, nameForLong: 0 });
  const long = ask("content changes names files output").of(name);
  expect(long).toMatchObject({ nameForCode: 0, nameForShort: 0, nameForLong: 1 });
  expect(long.textForLong).toBeGreaterThan(0);
  expect(ask("changes names").of(name)).toMatchObject({ textForLong: 0, literalForLong: 0 });
});

test("weights determine the order of the best candidates, and equal ones keep theirs", () => {
  const { candidates, evidence } = ask("output");
  const urls = (sorted: typeof candidates) => sorted.map(({ section }) => section.url);
  expect(urls(refine(candidates, evidence, {}))).toEqual(urls(candidates));
  expect(urls(refine(candidates, evidence, { score: 1 }))).toEqual(urls(candidates));
  expect(urls(refine(candidates, evidence, { score: -1 }))).toEqual(urls(candidates).reverse());
});

test("a name in code keeps its order, whatever was learned", () => {
  const { candidates, evidence } = ask("publicPath");
  expect(candidates.length).toBeGreaterThan(1);
  expect(refine(candidates, evidence, { score: -1 })).toEqual(candidates);
  expect(["publcPath", " output.path ", "asset/resource", "[name]", "[]", "/* */"].every(isName)).toBe(true);
  expect(["output", "tree-shaking", "set output.path", "what?"].some(isName)).toBe(false);
});

test("only the first candidates are reordered", () => {
  const all = Array.from({ length: REFINED + 10 }, (_, at) => record(`/${at}/`, ["A", `Thing ${"x ".repeat(at)}`]));
  const { candidates, evidence } = ask("thing", all);
  const sorted = refine(candidates, evidence, { score: -1 });
  expect(sorted).toHaveLength(candidates.length);
  expect(sorted.slice(REFINED)).toEqual(candidates.slice(REFINED));
  expect(sorted[0]).toBe(candidates[REFINED - 1]);
});

test("while only titles have loaded, the learned weights aren't used", () => {
  const { index, candidates } = ask("output");
  const { candidates: early } = findCandidates({ ...index, bodies: null }, "output");
  expect(early.length).toBeGreaterThan(0);
  const shown = search({ ...index, bodies: null }, "output", { limit: early.length }).map(({ section }) => section.url);
  expect(shown).toEqual(early.map(({ section }) => section.url));
  expect(candidates.length).toBeGreaterThan(0);
});

test("each learned weight has a feature", () => {
  const names = new Set(ask("output").features.flatMap((features) => Object.keys(features)));
  const unknown = Object.keys(learned).filter((name) => !names.has(name) && !/^in [a-z]*$/.test(name));
  expect(unknown).toEqual([]);
});
