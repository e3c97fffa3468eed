import { expect, test } from "vitest";
import readerWords from "../../../src/search/reader-words.json";
import { readSynonyms, stemOf } from "../../../src/search/synonyms";

const synonyms = readSynonyms(readerWords);
const meant = (...words: string[]) => synonyms.find(words).flatMap(({ terms }) => terms.map((term) => term.join(" ")));

test("words are known by what they are called here", () => {
  expect(meant("polyfill")).toContain("resolve.fallback");
  expect(meant("nothing")).toEqual([]);
});

test("words of a phrase stand in any order, with others between, but all of them", () => {
  expect(meant("browser", "is", "old")).toContain("browserslist");
  expect(meant("old", "browser", "support")).toContain("browserslist");
  expect(meant("old")).not.toContain("browserslist");
});

test("in a phrase, a word may have another form; alone it has to be the word", () => {
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

test("single words are a vocabulary of their own", () => {
  expect(synonyms.words).toContain("treeshaking");
  expect(new Set(synonyms.words).size).toBe(synonyms.words.length);
});

test("every line says something, and what it means", () => {
  for (const [said, meaning] of Object.entries(readerWords)) {
    for (const phrase of [...said.split(","), ...meaning.split(",")]) expect(phrase.trim(), said).not.toBe("");
  }
});
