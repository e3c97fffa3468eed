import { expect, test } from "vitest";
import { hasGeneratedPart } from "../../../../scripts/site/content/generated-parts";
import { page, readContent } from "../../temporary-content";

test("only a line on our own pages is a generated part", () => {
  expect(hasGeneratedPart({ file: "a.mdx", body: "Text\n\n<AllOptions />\n" })).toBe(true);
  expect(hasGeneratedPart({ file: "a.md", body: "<AllOptions />\n" })).toBe(false);
  expect(hasGeneratedPart({ file: "a.mdx", body: "Write `<AllOptions />`.\n" })).toBe(false);
});

test("the list of all options knows the other pages, in any order", async () => {
  const site = await readContent({
    "configuration/all.mdx": page("<AllOptions />\n", "All"),
    "configuration/output.mdx": page("## output.path\n\nThe *folder* of `{all}` files.\n", "Output"),
  });
  expect(site.problems).toEqual([]);
  const { html = "", anchors = [], printable = "" } = site.pages.find(({ url }) => url === "/configuration/all/") ?? {};
  expect(html).toContain('<li><a href="/configuration/output/#outputpath"><code>output.path</code></a>');
  expect(html).toContain("<p>The folder of <code>{all}</code> files.</p>");
  expect(html).toMatch(
    /Read from webpack \d+\.\d+\.\d+, webpack-cli \d+\.\d+\.\d+, webpack-dev-server \d+\.\d+\.\d+\./,
  );
  expect(anchors.map(({ title }) => title)).toEqual(expect.arrayContaining(["output", "module", "Rule", "devServer"]));
  expect(printable).not.toContain("<input");
}, 30_000);
