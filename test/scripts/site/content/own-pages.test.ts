import { expect, test } from "vitest";
import { checkSamples } from "../../../../scripts/checks/samples/check-samples";
import { checkPhrases } from "../../../../scripts/checks/style/check-phrases";
import { checkStyle } from "../../../../scripts/checks/style/check-style";
import { contentDir } from "../../../../scripts/lib/paths";
import { readTrustedPages } from "../../../../scripts/site/content/trusted-pages";
import { ownSite } from "../../../own-site";
import { page, readFolder, writeContent } from "../../temporary-content";

test("our own pages have valid configurations, no repeated paragraphs, and the house style", async () => {
  const folder = contentDir({});
  const pages = await readTrustedPages(ownSite, folder);
  expect(pages.length).toBeGreaterThan(100);
  expect(await checkSamples(pages)).toEqual([]);
  expect(checkStyle(pages)).toEqual([]);
  expect(checkPhrases(pages)).toEqual([]);
}, 120_000);

test("external pages, and pages that can't be parsed, don't count as our own", async () => {
  const files = { "a.mdx": page("Text\n"), "b.md": page("Text\n", "B"), "c.mdx": page("{", "C") };
  const contentDir = await writeContent(files);
  const site = await readFolder(contentDir);
  const pages = await readTrustedPages(site, contentDir);
  expect(pages.map(({ file, source }) => [file, source])).toEqual([["a.mdx", files["a.mdx"]]]);
});
