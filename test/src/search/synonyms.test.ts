import { expect, test } from "vitest";
import { READER_WORDS } from "../../../src/search/reader-words";
import { findSynonyms, synonymWords } from "../../../src/search/synonyms";

const meant = (...words: string[]) => findSynonyms(words).flatMap(({ terms }) => terms.map((term) => term.join(" ")));

test("words are known by what they are called here", () => {
  expect(meant("polyfill")).toContain("resolve.fallback");
  expect(meant("nothing")).toEqual([]);
});

test("words of a phrase stand in any order, with others between, but all of them", () => {
  expect(meant("browser", "is", "old")).toContain("browserslist");
  expect(meant("old", "browser", "support")).toContain("browserslist");
  expect(meant("old")).not.toContain("browserslist");
});

test("single words are a vocabulary of their own", () => {
  expect(synonymWords).toContain("treeshaking");
  expect(new Set(synonymWords).size).toBe(synonymWords.length);
});

test("every line says something, and what it means", () => {
  for (const line of READER_WORDS.trim().split("\n")) {
    const [said = "", meaning = "", ...rest] = line.split("=");
    expect(rest, line).toEqual([]);
    for (const phrase of [...said.split(","), ...meaning.split(",")]) expect(phrase.trim(), line).not.toBe("");
  }
});
