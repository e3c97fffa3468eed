import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../scripts/lib/paths";
import { listProofs, proves } from "../../scripts/proofs/proof-files";
import { catalog } from "../src/errors/catalog";

test("every entry has a project that raises its message", async () => {
  const proofs = new Map<string, Set<string>>();
  const unproved: string[] = [];
  for (const { id } of catalog) {
    const [page = ""] = id.split("/");
    if (!proofs.has(page)) proofs.set(page, idsIn(await proofsOf(page)));
    if (!proofs.get(page)?.has(id)) unproved.push(id);
  }
  expect(unproved).toEqual([]);
});

/** Returns the text of all proofs of an error page that raise messages. */
async function proofsOf(page: string): Promise<string> {
  const proofs = listProofs().filter((proof) => proof.kind === "remedies" && proves(proof, `errors/${page}`));
  const texts = await Promise.all(proofs.map(({ file }) => readFile(path.join(paths.root, file), "utf8")));
  return texts.join("\n");
}

/** The ids of the entries for which a test file calls `raises`, directly or through its own function. */
function idsIn(source: string): Set<string> {
  return new Set([...source.matchAll(/\b\w+\(\s*"([\w-]+\/#[\w-]+)"/g)].map(([, id = ""]) => id));
}

test("the page that lists all error pages links to each of them", async () => {
  const folder = path.join(paths.content, "errors");
  const index = await readFile(path.join(folder, "index.mdx"), "utf8");
  const named = new Set([...index.matchAll(/\]\(\/errors\/([\w-]+)\/\) \|$/gm)].map(([, page]) => page));
  const pages = [...new Set(catalog.map(({ id }) => id.split("/")[0] ?? ""))];
  expect(pages.filter((page) => !named.has(page))).toEqual([]);
});
