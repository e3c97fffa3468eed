import path from "node:path";
import { expect, test } from "vitest";
import { readOwnPages } from "../../../scripts/content/own-pages";
import { readSite } from "../../../scripts/content/read-site";
import { contentDir, paths } from "../../../scripts/paths";
import { checkSamples } from "../../../scripts/samples/check-samples";
import { checkStyle } from "../../../scripts/style/check-style";
import { config, page, temporaryFolder, writeContent } from "../temporary-content";

test("our own pages have right configurations, no repeated paragraphs, and the house style", async () => {
  const folder = contentDir({});
  const site = await readSite({ contentDir: folder, cacheDir: path.join(paths.cache, "pages"), config });
  const pages = await readOwnPages(site, folder);
  expect(pages.length).toBeGreaterThan(100);
  expect(await checkSamples(pages)).toEqual([]);
  expect(checkStyle(pages)).toEqual([]);
}, 120_000);

test("pages of others, and pages that cannot be parsed, are no pages of ours", async () => {
  const files = { "a.mdx": page("Text\n"), "b.md": page("Text\n", "B"), "c.mdx": page("{", "C") };
  const contentDir = await writeContent(files);
  const site = await readSite({ contentDir, cacheDir: await temporaryFolder(), config });
  const pages = await readOwnPages(site, contentDir);
  expect(pages.map(({ file, source }) => [file, source])).toEqual([["a.mdx", files["a.mdx"]]]);
});
