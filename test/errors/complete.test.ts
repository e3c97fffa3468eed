import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../scripts/lib/paths";
import { findMessages } from "../../src/errors/find-messages";
import { catalogue } from "./catalogue";

test("every entry has a project that raises its message", async () => {
  const proofs = new Map<string, Set<string>>();
  const unproved: string[] = [];
  for (const { id } of catalogue) {
    const [page = ""] = id.split("/");
    if (!proofs.has(page)) proofs.set(page, idsIn(await testsOf(page)));
    if (!proofs.get(page)?.has(id)) unproved.push(id);
  }
  expect(unproved).toEqual([]);
});

/** The test files of a page, one after the other: their names are that of the page, with or without more words. */
async function testsOf(page: string): Promise<string> {
  const names = (await readdir(import.meta.dirname)).filter((name) => /^[\w-]+\.test\.ts$/.test(name));
  const own = names.filter((name) => name === `${page}.test.ts` || name.startsWith(`${page}-`));
  const files = await Promise.all(own.map((name) => readFile(path.join(import.meta.dirname, name), "utf8")));
  return files.join("\n");
}

/** The ids of the entries that a test file calls `raises` with, or a function of its own that calls it. */
function idsIn(source: string): Set<string> {
  return new Set([...source.matchAll(/\b\w+\(\s*"([\w-]+\/#[\w-]+)"/g)].map(([, id = ""]) => id));
}

test("the page that leads to all of them names every page", async () => {
  const folder = path.join(paths.content, "errors");
  const index = await readFile(path.join(folder, "index.mdx"), "utf8");
  const named = new Set([...index.matchAll(/\]\(\/errors\/([\w-]+)\/\) \|$/gm)].map(([, page]) => page));
  const pages = [...new Set(catalogue.map(({ id }) => id.split("/")[0] ?? ""))];
  expect(pages.filter((page) => !named.has(page))).toEqual([]);
});

test("every form of a message leads to its own entry", async () => {
  const astray = catalogue.flatMap(({ id, patterns }) =>
    patterns.flatMap((pattern) => {
      const [found] = findMessages(pattern.replace(/<[a-z][\w -]*>/gi, "some/name"), catalogue);
      return found?.entry.id === id ? [] : [`${pattern} of ${id} leads to ${found?.entry.id ?? "nothing"}`];
    }),
  );
  expect(astray).toEqual([]);
});

test("what an entry follows from is an entry", async () => {
  const ids = new Set(catalogue.map(({ id }) => id));
  expect(catalogue.flatMap(({ follows = [] }) => follows.filter((id) => !ids.has(id)))).toEqual([]);
});

test("what a message means is one sentence", async () => {
  const long = catalogue.filter(({ meaning }) => meaning.length > 200 || !/[.!?]$/.test(meaning));
  expect(long.map(({ id, meaning }) => `${id}: ${meaning}`)).toEqual([]);
});
