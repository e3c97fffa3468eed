import { expect, test } from "vitest";
import { readContent } from "../../temporary-content";

async function markdownOf(body: string): Promise<string> {
  const site = await readContent({
    "a.mdx": `---\ntitle: A\n---\n${body}`,
    "b.mdx": "---\ntitle: B\n---\n## Part\n",
  });
  return site.pages.find(({ url }) => url === "/a/")?.markdown.trim() ?? "";
}

test.each([
  ["headings without their self-links", "## One `two`", "## One `two`"],
  [
    "links absolute",
    "[b](/b#part) [x](https://example.org/)",
    "[b](https://webpack.js.org/b/#part) [x](https://example.org/)",
  ],
  ["fragments with their page", "## P\n\n[p](#p)", "## P\n\n[p](https://webpack.js.org/a/#p)"],
  ["callouts as alerts", "W> Mind this.", "> [!WARNING]\n>\n> Mind this."],
  [
    "fences with their title",
    '```js {1} title="a.js"\nlet a = "<b>";\n```',
    '**`a.js`**\n\n```js\nlet a = "<b>";\n```',
  ],
  ["diffs with their signs", "```js diff\n-a\n+b\n```", "```diff\n-a\n+b\n```"],
  ["badges in brackets", '## X <Badge text="5.1+" />', "## X (5.1+)"],
  ["Details open", '<Details summary="Why">\n\nSo.\n\n</Details>', "**Why**\n\nSo."],
  [
    "tabs one below the other",
    '<Tabs>\n<Tab title="A">\n\n1\n\n</Tab>\n<Tab title="B">\n\n2\n\n</Tab>\n</Tabs>',
    "**A**\n\n1\n\n**B**\n\n2",
  ],
  ["elements without Markdown syntax", "<kbd>a&lt;</kbd>", "<kbd>a&lt;</kbd>"],
  ["tables", "| a | b |\n| - | - |\n| 1 | `x\\|y` |", "| a | b |\n| - | - |\n| 1 | `x\\|y` |"],
])("%s", async (_, written, expected) => {
  expect(await markdownOf(written)).toBe(expected);
});
