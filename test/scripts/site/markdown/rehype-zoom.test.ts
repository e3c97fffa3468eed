import { expect, test } from "vitest";
import { compile } from "./compile";

const LINK = /<p><a class="zoom" href="(\/images\/[^"]+)"><img [^>]*src="\1"/;

test("a diagram links to its file, but not on paper", async () => {
  const { html, printable } = await compile('<p><img src="./images/cube.svg" alt="A cube" width="600" /></p>');
  expect(html).toMatch(LINK);
  expect(printable).not.toContain("zoom");
});

test.each([
  ["a small picture", '<p><img src="./images/cube.svg" alt="A cube" width="32" height="32" /></p>'],
  ["a picture in a sentence", 'See <img src="./images/cube.svg" alt="A cube" width="600" /> there.'],
  ["a picture in a link", '<p>[<img src="./images/cube.svg" alt="A cube" width="600" />](/concepts/)</p>'],
])("%s is none", async (_, body) => {
  expect((await compile(body)).html).not.toContain("zoom");
});

test("an external picture doesn't", async () => {
  const { html } = await compile('<p><img src="./images/cube.svg" alt="A cube" width="600"></p>', "md");
  expect(html).not.toContain("zoom");
});
