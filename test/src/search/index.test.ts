import { expect, test } from "vitest";
import { buildIndex } from "../../../src/search/build-index";
import { impactOf, LEVELS } from "../../../src/search/impacts";
import { readBodies, readHeads } from "../../../src/search/read-index";
import type { SearchRecord } from "../../../src/search/types";
import { record, records } from "./records";

function read(all: SearchRecord[]) {
  const { heads, bodies } = buildIndex(all);
  return readBodies(bodies, readHeads(heads));
}

test("the same records result in the same bytes", () => {
  expect(buildIndex(structuredClone(records))).toEqual(buildIndex(records));
});

test("titles, addresses and positions are read as they were written", () => {
  const { sections } = readHeads(buildIndex(records).heads);
  expect(sections.map(({ url, title, rank }) => ({ url, title, rank }))).toEqual(
    records.map(({ url, hierarchy, rank }) => {
      const title = hierarchy.lvl3 ?? hierarchy.lvl2 ?? hierarchy.lvl1;
      return { url, title, rank };
    }),
  );
  expect(sections.at(-1)).toMatchObject({ page: 5, position: 2, level: 3, above: ["API", "Compiler Hooks", "Emit"] });
});

test("fragments that don't follow from a title are kept", () => {
  const odd = [
    record("/a/", ["A", "A"]),
    record("/a/#own", ["A", "A", "Another"]),
    record("/a/#x--y", ["A", "A", "x & y"]),
    record("/a/#tabs-and-lines", ["A", "A", "Tabs\tand\nlines"]),
    record("/a/#same", ["A", "A", "Same"]),
    record("/a/#same-1", ["A", "A", "Same"]),
    record("/a/#deep", ["A", "A", "Same", "", "", "", "Deep"]),
  ];
  const { sections } = readHeads(buildIndex(odd).heads);
  expect(sections.map(({ url }) => url)).toEqual(odd.map(({ url }) => url));
});

test("option names that repeat the start of others, and titles that look like a remainder, are kept", () => {
  const names = [
    "output",
    "output.path",
    "output.library",
    "Names",
    "output.filename",
    ".mjs",
    "Output.",
    "",
    "a.b c.d",
  ];
  const all = [
    record("/output/", ["Configuration", "Output"]),
    ...names.map((name, at) => record(`/output/#at-${at}`, ["Configuration", "Output", name])),
    record("/output/#outputlibraryname", ["Configuration", "Output", "output.library", "output.library.name"]),
    record("/output/#outputlibrarytype", ["Configuration", "Output", "output.library", "output.library.type"]),
    record("/output/#outputhtml", ["Configuration", "Output", "Output.html"]),
  ];
  const { heads } = buildIndex(all);
  const { sections } = readHeads(heads);
  expect(sections.map(({ url }) => url)).toEqual(all.map(({ url }) => url));
  expect(sections.map(({ title }) => title.trim()).slice(1)).toEqual([
    ...names,
    "output.library.name",
    "output.library.type",
    "Output.html",
  ]);
  expect(new TextDecoder().decode(heads)).not.toContain("output.library.type");
});

test("asides come with the texts, after all others, at their place on their page", () => {
  const all = [
    record("/loaders/sass/", ["Loaders", "sass"], { content: "styles" }),
    record("/loaders/sass/#use", ["Loaders", "sass", "Use"], { isAside: true, content: "aside" }),
    record("/loaders/sass/#sassoptions", ["Loaders", "sass", "Use", "sass.options"], {
      isAside: true,
      content: "aside",
    }),
    record("/loaders/own/", ["Loaders", "own"]),
    record("/loaders/own/#setup", ["Loaders", "own", "Setup"], { content: "styles" }),
    record("/loaders/raw/", ["Loaders", "raw"]),
    record("/loaders/raw/#odd", ["Loaders", "raw", "Use"], { rank: 0, isAside: true, content: "aside" }),
  ];
  const early = readHeads(buildIndex(all).heads);
  const inHeads = [0, 3, 4, 5].map((at) => all[at]?.url);
  expect(early.sections.map(({ url }) => url)).toEqual(inHeads);
  const { heads, bodies } = read(all);
  expect(heads.sections.map(({ url }) => url)).toEqual([...inHeads, ...[1, 2, 6].map((at) => all[at]?.url)]);
  expect(heads.sections.slice(4)).toMatchObject([
    { title: "Use", level: 2, rank: 1, page: 0, position: 1, above: ["Loaders", "sass"] },
    { title: "sass.options", level: 3, page: 0, position: 2, above: ["Loaders", "sass", "Use"] },
    { title: "Use", level: 2, page: 2, position: 1, above: ["Loaders", "raw"] },
  ]);
  // Only the title of a section from another project is indexed.
  expect([...(bodies.postings("aside")?.sections ?? [])]).toEqual([4, 5]);
  expect([...(heads.postings("use")?.sections ?? [])]).toEqual([4, 5, 6]);
  expect(early.terms).not.toContain("use");
});

test("texts are read as they were written", () => {
  const { bodies } = read(records);
  expect([...bodies.terms]).toEqual([...bodies.terms].sort());
  const found = (term: string) => {
    return [...(bodies.postings(term)?.sections ?? [])].map((section) => records[section]?.url);
  };
  expect(found("contenthash")).toEqual(["/configuration/output/#outputfilename"]);
  expect(found("--output-public-path")).toEqual(["/configuration/output/#outputpublicpath"]);
  expect(found("address")).toEqual(["/concepts/output/#public-path", "/configuration/output/#outputpublicpath"]);
  expect(found("module")).toEqual([
    "/configuration/resolve/#resolvefallback",
    "/plugins/split-chunks-plugin/#splitchunkscachegroups",
  ]);
  expect(found("the")).toEqual([]);
  for (const term of bodies.terms) {
    for (const impact of bodies.postings(term)?.impacts ?? []) expect(impact).toBeGreaterThan(0);
  }
});

test("a word is stored once as written, and found by its parts", () => {
  const all = [record("/a/", ["A", "A"], { content: "Set output.publicPath. See publicPaths." })];
  const { bodies } = read(all);
  expect([...bodies.terms]).toEqual(["output", "output.publicpath", "path", "public", "publicpath"]);
});

test("the weight of a word is one of a few steps", () => {
  const all = [1, 2, 5, 40].map((count) => record(`/${count}/`, ["A", "A"], { content: "word ".repeat(count) }));
  const impacts = [...(read(all).bodies.postings("word")?.impacts ?? [])];
  expect(impacts).toHaveLength(4);
  expect(impacts).toEqual([...impacts].sort((a, b) => a - b));
  for (const impact of impacts) expect(Array.from({ length: LEVELS }, (_, level) => impactOf(level))).toContain(impact);
});

test("words in questions count most, even if the section's text has them too", () => {
  const text = "chunk ".concat("filler ".repeat(40));
  const all = [
    record("/a/", ["A", "A"], { content: text, asked: "smaller chunk; [id].js in dist" }),
    record("/b/", ["B", "B"], { content: text }),
  ];
  const { terms, postings } = read(all).bodies;
  const impacts = (term: string) => [...(postings(term)?.impacts ?? [])];
  expect(impacts("smaller")).toEqual([impactOf(LEVELS - 1)]);
  expect(impacts("chunk")[0]).toBe(impactOf(LEVELS - 1));
  expect(impacts("chunk")[1]).toBeLessThan(impactOf(LEVELS - 1));
  expect(terms).toContain("[id].js");
});

test("a common word is found where it's a subject, a rare one wherever it occurs", () => {
  const mentions = (word: string, count: number) =>
    Array.from({ length: count }, (_, at) =>
      record(`/${word}-${at}/`, ["A", "A"], { content: `${word} two three four` }),
    );
  const about = record("/about/", ["A", "A"], { content: "common ".repeat(9) });
  const all = [about, ...mentions("common", 60), ...mentions("rare", 40)];
  const { postings } = read(all).bodies;
  const found = (term: string) => postings(term)?.sections.length;
  expect(found("common")).toBe(1);
  expect(found("rare")).toBe(40);
});

test("words that occur in the code of every section are left out", () => {
  const all = Array.from({ length: 60 }, (_, number) => {
    return record(`/${number}/`, ["A", "A"], { code: number === 7 ? "export rarely" : "export" });
  });
  expect([...read(all).bodies.terms]).toEqual(["rarely"]);
});

test("addresses and numbers aren't indexed", () => {
  const { terms } = read(records).bodies;
  expect(terms.filter((term) => /home\/|^\d+$/.test(term))).toEqual([]);
});

test("an empty index works", () => {
  const { heads, bodies } = read([]);
  expect(heads.sections).toEqual([]);
  expect(bodies.terms).toEqual([]);
});

test("truncated bytes are reported", () => {
  const { heads, bodies } = buildIndex(records);
  expect(() => readHeads(heads.slice(0, -5))).toThrow("wasn't loaded completely");
  expect(() => readBodies(bodies.slice(0, -5), readHeads(heads))).toThrow(SyntaxError);
});
