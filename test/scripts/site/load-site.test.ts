import { expect, test } from "vitest";
import { paths } from "../../../scripts/lib/paths";
import { checkSections } from "../../../scripts/site/content/check-sections";
import { walk } from "../../../scripts/site/content/walk";
import { loadSite } from "../../../scripts/site/load-site";
import { config, page, writeContent } from "../temporary-content";

test("a directory that the configuration doesn't list is reported at its first page", async () => {
  const content = await writeContent({
    "index.mdx": page("", "Home"),
    "guides/index.mdx": page("", "Guides"),
    "tutorials/a.mdx": page("", "A"),
    "tutorials/index.mdx": page("", "Tutorials"),
    "tutorials/deep/b.mdx": page("", "B"),
  });
  const { site } = await loadSite({ CONTENT_DIR: content });
  expect(site.problems).toMatchObject([{ file: "tutorials/index.mdx", line: 1, column: 1, severity: "warning" }]);
  expect(site.problems[0]?.message).toMatch(/^No menu has .* tutorials, .*\{ name: "tutorials", .*src\/site\.ts.*\.$/);
});

test("every directory of our own pages is listed", async () => {
  const { files } = await walk(paths.content);
  const pages = files.map((path) => ({ path, section: path.includes("/") ? path.replace(/\/.*/, "") : "" }));
  expect(checkSections(pages, config)).toEqual([]);
});

test("pages can link to files that a build publishes, and to nothing else", async () => {
  const files = [
    "options.json",
    "errors.json",
    "feed.xml",
    "llms-full.txt",
    "offline.json",
    "licenses.txt",
    "favicon.svg",
  ];
  const links = [...files, "other.json"].map((name) => `[x](/${name})`).join("\n");
  const { site } = await loadSite({ CONTENT_DIR: await writeContent({ "index.mdx": page(links) }) });
  expect(site.problems.map(({ message }) => message)).toEqual([expect.stringContaining("/other.json leads nowhere")]);
});
