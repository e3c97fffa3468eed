import { expect, test } from "vitest";
import readerWords from "../../../src/search/reader-words.json";
import { readSynonyms, stemOf } from "../../../src/search/synonyms";

const synonyms = readSynonyms(readerWords);
const meant = (...words: string[]) => synonyms.find(words).flatMap(({ terms }) => terms.map((term) => term.join(" ")));

test("readers' words are translated to the site's words", () => {
  expect(meant("polyfill")).toContain("resolve.fallback");
  expect(meant("nothing")).toEqual([]);
});

test("words of a phrase can be in any order, with others between, but all must be there", () => {
  expect(meant("browser", "is", "old")).toContain("browserslist");
  expect(meant("old", "browser", "support")).toContain("browserslist");
  expect(meant("old")).not.toContain("browserslist");
});

test("a word can have another form in a phrase, but not on its own", () => {
  expect(meant("bundling", "stopped")).toContain("external");
  expect(meant("polyfilled")).not.toContain("resolve.fallback");
});

test.each([
  ["splitting", "split"],
  ["bundling", "bundle"],
  ["loaded", "loads"],
])("%s is a form of %s", (form, other) => expect(stemOf(form)).toBe(stemOf(other)));

test("short words and code have one form", () => {
  for (const word of ["bed", "use", "resolve.alias"]) expect(stemOf(word)).toBe(word);
});

test("single words are a separate vocabulary", () => {
  expect(synonyms.words).toContain("treeshaking");
  expect(new Set(synonyms.words).size).toBe(synonyms.words.length);
});

test("every line has a phrase and its meaning", () => {
  for (const [said, meaning] of Object.entries(readerWords)) {
    for (const phrase of [...said.split(","), ...meaning.split(",")]) expect(phrase.trim(), said).not.toBe("");
  }
});
