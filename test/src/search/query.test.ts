import { expect, test } from "vitest";
import { buildIndex } from "../../../src/search/build-index";
import { type SearchIndex, search } from "../../../src/search/query";
import { readBodies, readHeads } from "../../../src/search/read-index";
import readerWords from "../../../src/search/reader-words.json";
import { readSynonyms } from "../../../src/search/synonyms";
import { record, records } from "./records";

const index = indexOf(records);

function indexOf(all: typeof records): SearchIndex {
  const { heads, bodies } = buildIndex(all);
  return { ...readBodies(bodies, readHeads(heads)), synonyms: readSynonyms(readerWords) };
}

function first(query: string, from = index): string | undefined {
  return search(from, query)[0]?.section.url;
}

const PUBLIC_PATH = "/configuration/output/#outputpublicpath";

test.each([
  ["an option", "output.publicPath", PUBLIC_PATH],
  ["part of one", "publicPath", PUBLIC_PATH],
  ["letter case", "OUTPUT.PUBLICPATH", PUBLIC_PATH],
  ["the end of a path", "cacheGroups", "/plugins/split-chunks-plugin/#splitchunkscachegroups"],
  ["a prefix", "resol", "/configuration/resolve/"],
  ["a prefix of a path", "resolve.fall", "/configuration/resolve/#resolvefallback"],
  ["a letter missing", "publcPath", PUBLIC_PATH],
  ["a letter missing in another word than the last", "modul federation", "/concepts/module-federation/"],
  ["letters exchanged", "reslove.fallback", "/configuration/resolve/#resolvefallback"],
  [
    "words that are written as one",
    "split chunks cache groups",
    "/plugins/split-chunks-plugin/#splitchunkscachegroups",
  ],
  ["words that are not", "modulefederation", "/concepts/module-federation/"],
  ["a synonym", "micro frontends", "/concepts/module-federation/"],
  ["a synonym in a question", "how to polyfill something", "/configuration/resolve/#resolvefallback"],
  ["a flag", "--output-public-path", PUBLIC_PATH],
  ["a placeholder", "[contenthash]", "/configuration/output/#outputfilename"],
  ["a hook", "compiler.hooks.emit", "/api/compiler-hooks/#emit-1"],
  ["many for one", "module federations", "/concepts/module-federation/"],
  [
    "a message with addresses and colors",
    "\u001b[31mERROR in ./src/index.js 1:0-21 Module not found: Error: Can't resolve 'fs' in '/srv/other/src'",
    "/configuration/resolve/#resolvefallback",
  ],
])("%s: %s", (_, query, expected) => {
  expect(first(query)).toBe(expected);
});

test("titles alone answer while the texts load", () => {
  const titles = { ...index, bodies: null };
  expect(first("publcPath", titles)).toBe(PUBLIC_PATH);
  expect(first("resol", titles)).toBe("/configuration/resolve/");
  expect(search(titles, "framework")).toEqual([]);
});

test.each(["", " ", "?!", "zzzzzzzz", "'\"`", "\u0000"])("%j finds nothing", (query) => {
  expect(search(index, query)).toEqual([]);
});

test("any text can be searched for", () => {
  const odd = [
    "how",
    "the",
    "--",
    "[",
    "a.b.c.d.e.f.g",
    "x".repeat(5000),
    "word ".repeat(500),
    "𝒳 模块 ﬁle",
    "constructor",
    "__proto__",
  ];
  for (const query of odd) expect(Array.isArray(search(index, query))).toBe(true);
});

test("every prefix of a query can be searched for, and the last letters find the answer", () => {
  const query = "how to change output.publicPath";
  for (let end = 1; end <= query.length; end++) search(index, query.slice(0, end));
  expect(first(query)).toBe(PUBLIC_PATH);
});

test("returns at most as many results as requested, each once", () => {
  const results = search(index, "output", { limit: 3 });
  expect(results).toHaveLength(3);
  expect(new Set(results.map(({ section }) => section.url)).size).toBe(3);
});

test("the section that the reader is in gets a small boost: between equals, not against a better answer", () => {
  const same = (section: string) => record(`/${section}/thing/`, [section, "Thing"], { content: "About it." });
  const twins = indexOf([same("here"), same("there")]);
  expect(first("thing", twins)).toBe("/here/thing/");
  expect(search(twins, "thing", { near: "there" })[0]?.section.url).toBe("/there/thing/");
  const longer = record("/there/thing/", ["there", "Another thing"], { content: "About it." });
  const unequal = indexOf([same("here"), longer]);
  expect(search(unequal, "thing", { near: "there" })[0]?.section.url).toBe("/here/thing/");
  expect(search(index, "output.publicPath", { near: "concepts" })[0]?.section.url).toBe(PUBLIC_PATH);
});

test("between equals, the one with more links on the site comes first", () => {
  const twins = indexOf([record("/a/", ["A", "Thing"], { rank: 1 }), record("/b/", ["B", "Thing"], { rank: 9 })]);
  expect(first("thing", twins)).toBe("/b/");
});

test("sections with all words come before sections with some", () => {
  const some = indexOf([
    record("/a/", ["A", "One"], { content: "apple apple apple apple" }),
    record("/b/", ["B", "Two"], { content: "apple and a pear in a long text about other things that grow" }),
  ]);
  expect(first("apple pear", some)).toBe("/b/");
});

test("a spelling mistake in a sample doesn't hide what was meant", () => {
  const many = Array.from({ length: 30 }, (_, number) =>
    record(`/a${number}/`, ["A", `Page ${number}`], { content: "devtool" }),
  );
  const sample = record("/sample/", ["A", "Refused"], { content: "You may see: unknown property devtol" });
  const found = search(indexOf([...many, sample]), "devtol ", { limit: 9 }).map(({ section }) => section.url);
  expect(found.some((url) => url.startsWith("/a"))).toBe(true);
});

test("the words of a result are the ones to highlight", () => {
  expect(search(index, "publcPath")[0]?.words).toContain("publicpath");
});

test("the same question has the same answer", () => {
  expect(search(index, "split code")).toEqual(search(index, "split code"));
});

test("a name in code that only a text has comes before titles that have a part of it", () => {
  const all = [
    ...records,
    record("/api/module-variables/", ["API", "Module Variables"], { rank: 9 }),
    record("/api/module-variables/#__webpack_require__", ["API", "Module Variables", "__webpack_require__"], {
      content: "The function __webpack_require__ runs a module.",
      rank: 9,
    }),
    record("/api/runtime/", ["API", "Runtime"], {}),
    record("/api/runtime/#hot-updates", ["API", "Runtime", "Hot updates"], {
      content: "__webpack_require__.hmrM downloads the list of chunks. __webpack_require__.hmrC downloads a chunk.",
    }),
  ];
  expect(first("__webpack_require__.hmrM", indexOf(all))).toBe("/api/runtime/#hot-updates");
  expect(first("__webpack_require__", indexOf(all))).toBe("/api/module-variables/#__webpack_require__");
});
