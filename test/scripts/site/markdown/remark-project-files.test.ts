import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { compilePage } from "../../../../scripts/site/markdown/compile-page";
import { context, FIXTURES } from "./compile";

const compileProject = (body: string, extension = "mdx") => {
  return compilePage({ file: path.join(FIXTURES, `project.${extension}`), url: "/page/", body }, context);
};
const fence = (info: string, code = "") => `## Here\n\n\`\`\`${info}\n${code}\`\`\`\n`;

test("an included file is the same as a typed one, on the page, on paper and for search", async () => {
  const code = await readFile(path.join(FIXTURES, "projects/project/1-first/src/add.js"), "utf8");
  const included = await compileProject(fence("js file=2-second/src/add.js {1}"));
  const typed = await compileProject(fence('js title="src/add.js" {1}', code));
  expect(included).toEqual(typed);
  expect(JSON.stringify(included.texts)).toContain("return a + b");
  expect(included.printable).toContain("return");
});

test("a diff with another language is computed too", async () => {
  const { html, problems } = await compileProject(fence("js diff file=2-second/webpack.config.js"));
  expect(problems).toEqual([]);
  expect(html).toContain("line-removed");
});

test("the fence's own title wins, in any quotes", async () => {
  const { html } = await compileProject(fence("js file=10-fresh/start.js title='Start'"));
  expect(html).toContain(">Start</figcaption>");
});

test("external pages include nothing", async () => {
  const { html } = await compileProject(fence("js file=1-first/src/add.js"), "md");
  expect(html).not.toContain("return");
});
