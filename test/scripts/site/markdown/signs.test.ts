import { expect, test } from "vitest";
import { compilePage } from "../../../../scripts/site/markdown/compile-page";
import { context } from "./compile";

const urls = new Set([...context.urls, "/errors/configuration-files/", "/errors/loaders/"]);
const compile = (signs: string) =>
  compilePage(
    {
      file: "/content/errors/loaders.mdx",
      url: "/errors/loaders/",
      body: `## \`Failed\` {/*failed*/}\n\nIt failed.\n\n1. **It is old.** Update it.\n\n${signs}\n2. **It is new.**\n`,
    },
    { ...context, urls },
  );

test("signs of a cause are data, and a line on the page", async () => {
  const { messages, html, problems } = await compile(
    "   - Sign: `webpack 4`, `in ./node_modules/<path> … ?.`, [Nx](/errors/configuration-files/#nx)\n",
  );
  expect(messages[0]?.causes).toEqual([
    {
      title: "It is old.",
      signs: ["webpack 4", "in ./node_modules/<path> … ?.", "/errors/configuration-files/#nx"],
    },
    { title: "It is new.", signs: [] },
  ]);
  expect(html).toContain(
    '<p class="message-signs">This is the likely cause if the output contains <code>webpack 4</code>, or ' +
      "<code>in ./node_modules/&#x3C;path></code> together with <code>?.</code>, or you use " +
      '<a href="/errors/configuration-files/#nx">Nx</a>.</p>',
  );
  expect(html).not.toContain("Sign:");
  expect(problems).toEqual([]);
});

test("the place in which an error was thrown is a sign", async () => {
  const { messages, html, problems } = await compile("   - Sign: `old`, *webpack*, *your own file*\n");
  expect(messages[0]?.causes[0]?.signs).toEqual(["old", "first at line in webpack", "first at line in your own file"]);
  expect(html).toContain(
    "This is the likely cause if the output contains <code>old</code>, or the first <code>at</code> line is in webpack or your own file.</p>",
  );
  expect(problems).toEqual([]);
});

test("signs after the fourth are collapsed on the page", async () => {
  const { messages, html } = await compile("   - Sign: `aaa`, `bbb`, `ccc`, `ddd … dd`, `eee`, `fff`\n");
  expect(messages[0]?.causes[0]?.signs).toHaveLength(6);
  expect(html).toContain(
    '<div class="message-signs"><p>This is the likely cause if the output contains <code>aaa</code>, <code>bbb</code>, <code>ccc</code>, or ' +
      "<code>ddd</code> together with <code>dd</code>.</p>" +
      "<details><summary>2 more signs</summary><p>Also: <code>eee</code>, or <code>fff</code>.</p></details></div>",
  );
  expect((await compile("   - Sign: `aaa`, `bbb`, `ccc`, `ddd`, `eee`\n")).html).not.toContain("<details>");
});

test.each([
  [
    "words",
    "   - Sign: look for `webpack 4`\n",
    "isn't a sign. Write code and links to /errors/configuration-files/#…",
  ],
  ["emphasis on something else", "   - Sign: *the moon*\n", '"the moon" isn\'t a sign.'],
  ["another link", "   - Sign: [Nx](/concepts/)\n", '"Nx" isn\'t a sign.'],
  ["nothing", "   - Sign:\n", '"Sign:" is empty.'],
  ["a placeholder alone", "   - Sign: `<path>`\n", 'Almost any output contains the sign "<path>".'],
  ["a part that is in any output", "   - Sign: `webpack 4 … <a>.`\n", "Almost any output contains the sign"],
  ["further items", "   - Sign: `webpack 4`\n   - More.\n", 'Give "Sign:" a list with a single line'],
  ["signs outside a cause", "- Sign: `webpack 4`\n\n", '"Sign:" isn\'t part of a cause.'],
])("%s can't be signs", async (_, signs, message) => {
  const { problems } = await compile(signs);
  expect(problems).toMatchObject([{ line: 7, message: expect.stringContaining(message) }]);
});
