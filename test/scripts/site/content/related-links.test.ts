import { expect, test } from "vitest";
import { checkRelated } from "../../../../scripts/site/content/related-links";
import type { SiteContext } from "../../../../scripts/site/markdown/context";

const context: SiteContext = {
  ...{ contentDir: "/content", origin: "https://webpack.js.org", basePath: "/" },
  urls: new Set(["/a/", "/concepts/loaders/"]),
  terms: new Map(),
};

const source = (url: string) => `---\ntitle: A\nrelated:\n  - title: B\n    url: ${url}\n---\n`;
const check = (url: string) => checkRelated([{ title: "B", url }], source(url), "/a/", context);

test("a link to another site stays as it is", () => {
  expect(check("https://example.org/x").related).toEqual([{ title: "B", url: "https://example.org/x" }]);
});

test.each([
  "/concepts/loaders/",
  "/concepts/loaders",
  "../concepts/loaders/",
  "https://webpack.js.org/concepts/loaders",
])("%s is a page of this site", (url) => {
  const { related, problems } = check(url);
  expect(related).toEqual([{ title: "B", url: "/concepts/loaders/" }]);
  expect(problems).toEqual([]);
});

test("a fragment is noted, to be checked with all others", () => {
  expect(check("/concepts/loaders/#order").anchors).toMatchObject([
    { page: "/concepts/loaders/", id: "order", line: 5 },
  ]);
});
