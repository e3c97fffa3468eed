import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { partsOf } from "../../scripts/checks/samples/page-parts";
import { paths } from "../../scripts/lib/paths";
import { listProofs, pageName, proves } from "../../scripts/proofs/proof-files";
import { pages } from "./pages";

/** The kinds of proofs that produce what a page shows as output. */
const KINDS = ["outputs", "effects", "remedies", "projects"];
const proofs = listProofs().filter(({ kind }) => KINDS.includes(kind));

test("every page that shows an output has a proof", () => {
  const unproved = pages.filter((page) => {
    const isShown = partsOf(page).fences.some(({ lang, title }) => lang === "text" && title === "");
    return isShown && !proofs.some((proof) => proves(proof, pageName(page.file)));
  });
  expect(unproved.map(({ file }) => file)).toEqual([]);
});

test("a proof that produces outputs of a page fails if it omits one", async () => {
  const produce = proofs.map(async ({ file }) => {
    const text = await readFile(path.join(paths.root, file), "utf8");
    return /\boutputsOf\(/.test(text) && !/\brestIs\(/.test(text) ? [file] : [];
  });
  expect((await Promise.all(produce)).flat()).toEqual([]);
});
