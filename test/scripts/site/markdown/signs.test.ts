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

test("signs of a cause are data, and a sentence on the page", async () => {
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
    '<p class="message-signs">How to tell: you see <code>webpack 4</code>, or ' +
      "<code>in ./node_modules/&#x3C;path></code> together with <code>?.</code>, or you use " +
      '<a href="/errors/configuration-files/#nx">Nx</a>.</p>',
  );
  expect(html).not.toContain("Sign:");
  expect(problems).toEqual([]);
});

test.each([
  [
    "words",
    "   - Sign: look for `webpack 4`\n",
    "isn't a sign. Write code and links to /errors/configuration-files/#…",
  ],
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
