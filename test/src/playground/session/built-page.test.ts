import { expect, test } from "vitest";
import { pageOf } from "../../../../src/playground/session/built-page";

const bytes = (text: string) => new TextEncoder().encode(text);
const BUILT = {
  output: new Map([
    ["dist/main.js", bytes("1")],
    ["dist/main.css", bytes("2")],
    ["report.txt", bytes("3")],
  ]),
  folder: "dist/",
  publicPath: "auto",
  isModule: false,
  entries: [{ name: "main", files: ["main.css", "main.js"] }],
};

test("a build without HTML gets a page that loads its entries", () => {
  const { html, files } = pageOf(BUILT, {});
  expect(html).toContain('<link rel="stylesheet" href="main.css">');
  expect(html).toContain('<script defer src="main.js"></script>');
  expect([...files.keys()]).toEqual(["main.js", "main.css"]);
});

test("ES modules and public paths are respected, and no name can end an attribute", () => {
  const entries = [{ name: "a", files: ['a".mjs'] }];
  const { html } = pageOf({ ...BUILT, entries, isModule: true, publicPath: "/shop/" }, {});
  expect(html).toContain('<script type="module" src="/shop/a&quot;.mjs"></script>');
});

test("emitted HTML has priority, followed by a page of the project in the output folder", () => {
  const output = new Map([...BUILT.output, ["dist/index.html", bytes("<p>emitted</p>")]]);
  const project = { "dist/index.html": "<p>written</p>" };
  expect(pageOf({ ...BUILT, output }, project).html).toBe("<p>emitted</p>");
  expect(pageOf(BUILT, project).html).toBe("<p>written</p>");
});
