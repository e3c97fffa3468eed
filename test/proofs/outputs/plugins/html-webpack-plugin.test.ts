import { expect, test } from "vitest";
import { fencesOf } from "../../lib/page-text";
import { runUntil } from "../../lib/project";

const pages: [page: string, words: string][] = [
  ["plugins/html-webpack-plugin.mdx", 'html: { title: "Acme shop" }'],
  ["configuration/output.mdx", 'html: {\n      title: "Acme",'],
  ["contribute/writing-a-scaffold.mdx", 'html: { title: "Acme" }'],
];

test.each(pages)("the page of output.html in %s can be served", async (page, words) => {
  const configuration = (await fencesOf(page)).find(({ code }) => code.includes(words))?.code ?? "";
  let answer = "";
  await runUntil("npx webpack serve --mode development --port 0", { "webpack.config.js": configuration }, [
    [
      "compiled successfully",
      async (_, printed) => {
        const address = /http:\/\/localhost:\d+\//.exec(printed)?.[0] ?? "";
        answer = await (await fetch(address)).text();
      },
    ],
  ]);
  expect(answer).toContain("<title>Acme");
  expect(answer).toMatch(/src="main\.\w+\.js"/);
});
