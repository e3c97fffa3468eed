import { expect, test } from "vitest";
import { fillSlots } from "../../../../scripts/site/markdown/rehype-printable";
import { page, readContent } from "../../temporary-content";

const README = `---
title: some-loader
source: https://github.com/example/some-loader/blob/v1.0.0/README.md
---
[dead](https://webpack.js.org/concepts/#gone), [alive](https://webpack.js.org/concepts/#here) and
\`<a href="/concepts/#gone">\` as text.
`;

test("README links to headings that our pages don't have lead to the page, and aren't problems", async () => {
  const files = { "concepts/index.mdx": page("## Here\n", "Concepts"), "loaders/_some-loader.md": README };
  const { pages, problems } = await readContent(files);
  const readme = pages.find(({ url }) => url === "/loaders/some-loader/");
  expect(problems).toEqual([]);
  expect(readme?.html).toContain('<a href="/concepts/">dead</a>');
  expect(readme?.html).toContain('<a href="/concepts/#here">alive</a>');
  expect(readme?.html).toContain('&#x3C;a href="/concepts/#gone">');
  expect(readme?.links).toEqual(["/concepts/", "/concepts/#here"]);
  const printed = fillSlots(readme?.printable ?? "", { id: (id) => id, href: (address) => address });
  expect(printed).toContain('<a href="/concepts/">dead</a>');
});

test("the same link on our own page is a problem", async () => {
  const files = { "concepts/index.mdx": page("## Here\n\n[dead](/concepts/#gone)\n", "Concepts") };
  expect((await readContent(files)).problems).toHaveLength(1);
});
