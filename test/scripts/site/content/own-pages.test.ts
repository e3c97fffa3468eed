import { expect, test } from "vitest";
import { checkOwnPages } from "../../../../scripts/checks/check-own-pages";
import { contentDir } from "../../../../scripts/lib/paths";
import { readTrustedPages } from "../../../../scripts/site/content/trusted-pages";
import { ownSite } from "../../../own-site";
import { page, readFolder, writeContent } from "../../temporary-content";

test("our own pages have valid configurations, no repeated paragraphs, right versions, and the house style", async () => {
  const folder = contentDir({});
  const pages = await readTrustedPages(ownSite, folder);
  expect(pages.length).toBeGreaterThan(100);
  // The densities of phrases don't count here, because the page that changed them is hardly ever the one they are
  // reported on.
  expect(await checkOwnPages(ownSite.pages, pages)).toEqual([]);
}, 120_000);

test("external pages, and pages that can't be parsed, don't count as our own", async () => {
  const files = { "a.mdx": page("Text\n"), "b.md": page("Text\n", "B"), "c.mdx": page("{", "C") };
  const contentDir = await writeContent(files);
  const site = await readFolder(contentDir);
  const pages = await readTrustedPages(site, contentDir);
  expect(pages.map(({ file, source }) => [file, source])).toEqual([["a.mdx", files["a.mdx"]]]);
});
