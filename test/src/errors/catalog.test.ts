import { expect, test } from "vitest";
import { compilePattern } from "../../../src/errors/compile-pattern";
import { findMessages } from "../../../src/errors/find-messages";
import { catalog, placed } from "./catalog";

test("every form of a message leads to its own entry", async () => {
  const astray = catalog.flatMap(({ id, patterns, general = [] }) =>
    [...patterns, ...general].flatMap((pattern) => {
      const [found] = findMessages(pattern.replace(/<[a-z][\w -]*>/gi, "some/name"), catalog);
      return found?.entry.id === id ? [] : [`${pattern} of ${id} leads to ${found?.entry.id ?? "nothing"}`];
    }),
  );
  expect(astray).toEqual([]);
});

test("the cause of an entry is an entry", async () => {
  const ids = new Set(catalog.map(({ id }) => id));
  expect(catalog.flatMap(({ follows = [] }) => follows.filter((id) => !ids.has(id)))).toEqual([]);
});

test("the meaning of a message is one sentence", async () => {
  const long = catalog.filter(({ meaning }) => meaning.length > 200 || !/[.!?]$/.test(meaning));
  expect(long.map(({ id, meaning }) => `${id}: ${meaning}`)).toEqual([]);
});

test("the short forms that browsers load match what the patterns on the pages match", () => {
  const sourcesOf = (patterns: readonly string[]) =>
    [...new Set(patterns.map((pattern) => compilePattern(pattern).expression.source.toLowerCase()))].sort();
  const different = catalog.filter(({ patterns }, place) => {
    return sourcesOf(patterns).join("\n") !== sourcesOf(placed[place]?.patterns ?? []).join("\n");
  });
  expect(different.map(({ id }) => id)).toEqual([]);
});
