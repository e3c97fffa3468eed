import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Page, Site } from "../../../../scripts/site/content/types";
import { config, readFolder } from "../../temporary-content";

const contentDir = path.join(import.meta.dirname, "../../../fixtures/site");

describe("the fixture site", () => {
  let site: Site;
  const find = (url: string): Page => {
    const found = site.pages.find((candidate) => candidate.url === url);
    if (!found) throw new Error(`The fixture site has no page ${url}.`);
    return found;
  };

  beforeAll(async () => {
    site = await readFolder(contentDir);
  });

  test("has no problems", () => {
    expect(site.problems).toEqual([]);
  });

  test("has its eleven pages in reading order", () => {
    expect(site.pages.map(({ url }) => url)).toEqual([
      "/concepts/",
      "/concepts/outline/",
      "/concepts/output/",
      "/concepts/windows/",
      "/guides/",
      "/guides/right-to-left/",
      "/guides/printable-notes/",
      "/guides/%D0%B8%D0%BC%D1%8F%20%D1%84%D0%B0%D0%B9%D0%BB%D0%B0/",
      "/plugins/example-webpack-plugin/",
      "/",
      "/glossary/",
    ]);
  });

  test("has its sections in the order of the configuration, the top level last", () => {
    expect(site.sections.map(({ name }) => name)).toEqual(["concepts", "guides", "plugins", ""]);
  });

  test("gives every page the fields of its front matter", () => {
    expect(find("/concepts/")).toMatchObject({
      title: "Concepts",
      contributors: ["sokra", "dependabot[bot]"],
      related: [{ title: "Bundle Your Assets" }, { title: 'How Bundlers Work, "quoted" & more' }],
    });
    expect(find("/concepts/output/").title).toBe("Output: <names> & 'quotes'");
  });

  test("lets readers edit our own pages in our repository, and external ones in theirs", () => {
    expect(find("/glossary/").edit).toBe(`${config.editBase}/glossary.mdx`);
    expect(find("/plugins/example-webpack-plugin/")).toMatchObject({
      edit: "https://github.com/example/example-webpack-plugin/edit/main/README.md",
      repo: "https://github.com/example/example-webpack-plugin",
    });
  });

  test("lists headings of level two and three in the outline", () => {
    expect(find("/concepts/outline/").anchors).toHaveLength(80);
    expect(find("/concepts/output/").anchors.slice(0, 1)).toEqual([
      { id: "outputfilename", title: "output.filename", level: 3 },
    ]);
  });

  test("reads a page with Windows line endings like any other", () => {
    expect(find("/concepts/windows/").anchors).toEqual([{ id: "a-heading", title: "A heading", level: 2 }]);
    expect(find("/concepts/windows/").html).not.toContain("\\r");
  });

  test("finds the images beside the content", () => {
    const [image] = find("/concepts/").images;
    expect(image?.file).toBe(path.join(contentDir, "concepts/images/graph.svg"));
    expect(image?.output).toMatch(/^images\/graph\.[\da-f]{10}\.svg$/);
  });

  test("keeps the code of external pages as text", () => {
    expect(find("/plugins/example-webpack-plugin/").html).not.toMatch(/alert|from "node:fs";/);
  });
});
