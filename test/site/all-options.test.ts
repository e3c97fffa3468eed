import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { expect, inject, test } from "vitest";
import { packagesAt } from "../../scripts/facts/packages";
import { readOptions } from "../../scripts/facts/read-options";
import { paths } from "../../scripts/lib/paths";

// html.test.ts tests for all pages that every link leads to an existing id.
const html = readFileSync(path.join(inject("sites").own, "configuration/all-options/index.html"), "utf8");
const { document } = new JSDOM(html).window;
const rows = [...document.querySelectorAll(".options-group > ul > li")];

test("every option of the installed packages has a row with a link, and no row is duplicated", async () => {
  const { options, versions } = await readOptions(packagesAt(paths.root));
  expect(rows.map((row) => row.querySelector("a[href] > code")?.textContent).sort()).toEqual(
    options.map(({ path }) => path).sort(),
  );
  for (const { name, version } of versions) expect(document.body.textContent).toContain(`${name} ${version}`);
});

test("nearly every row describes its option", () => {
  const silent = rows.filter((row) => !row.querySelector("p:not(.options-facts)"));
  expect(silent.length).toBeLessThan(rows.length * 0.06);
});

test("the page is small enough", () => {
  expect(brotliCompressSync(html).length).toBeLessThan(60_000);
});
