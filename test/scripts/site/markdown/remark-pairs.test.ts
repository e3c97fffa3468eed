import path from "node:path";
import { expect, test } from "vitest";
import { compilePage } from "../../../../scripts/site/markdown/compile-page";
import { context, FIXTURES } from "./compile";

const compileProject = (steps: string, page = "/page/") => {
  const body = `## Here\n\n[Compare both builds](/playground/#compare=${page}${steps}), before and after.\n`;
  return compilePage({ file: path.join(FIXTURES, "project.mdx"), url: "/page/", body }, context);
};

test("a link that compares two steps is only there for readers with scripts", async () => {
  const { html, problems } = await compileProject("1-first,2-second");
  expect(problems).toEqual([]);
  expect(html).toContain('<p class="needs-script"><a href="/playground/#compare=/page/1-first,2-second">');
});

test("a step that the page doesn't have is reported with those that can be built", async () => {
  const { problems } = await compileProject("1-first,2-secnd");
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The playground can't build a step 2-secnd of this page\. It can build: 1-first, /),
  ]);
});

test.each(["1-first", "1-first,2-second,10-fresh"])("a link to %s compares nothing", async (steps) => {
  const { problems } = await compileProject(steps);
  expect(problems[0]?.message).toMatch(/^This link compares nothing\. Write two steps/);
});

test("a page can only compare its own steps", async () => {
  const { problems } = await compileProject("1-first,2-second", "/guides/other/");
  expect(problems[0]?.message).toMatch(/^This link compares nothing\./);
});
