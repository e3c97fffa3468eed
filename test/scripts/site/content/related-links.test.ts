import { expect, test } from "vitest";
import { checkRelated } from "../../../../scripts/site/content/related-links";
import { context } from "../markdown/compile";

const source = (url: string) => `---\ntitle: A\nrelated:\n  - title: B\n    url: ${url}\n---\n`;
const check = (url: string) =>
  checkRelated([{ title: "B", url }], source(url), { url: "/page/", file: "page.mdx" }, context);

test("a link to another site stays as it is", () => {
  expect(check("https://example.org/x").related).toEqual([{ title: "B", url: "https://example.org/x" }]);
});

test.each(["/concepts/output/", "/concepts/output", "../concepts/output/", "https://webpack.js.org/concepts/output"])(
  "%s is a page of this site",
  (url) => {
    const { related, problems } = check(url);
    expect(related).toEqual([{ title: "B", url: "/concepts/output/" }]);
    expect(problems).toEqual([]);
  },
);

test("a fragment is recorded, to be checked with all others", () => {
  expect(check("/concepts/output/#order").fragments).toMatchObject([
    { page: "/concepts/output/", id: "order", line: 5 },
  ]);
});
