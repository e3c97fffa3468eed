import { describe, expect, test } from "vitest";
import { type Files, page, readContent } from "../../temporary-content";

const list = (depth: number) =>
  Array.from({ length: depth }, (_, level) => `${"  ".repeat(level)}- level ${level}`).join("\n");
const table = (rows: number) => `| a | b | c |\n| - | - | - |\n${"| one | `two` | three |\n".repeat(rows)}`;
const chapter = (number: number) =>
  `## Chapter ${number}\n\nText with \`code\`, **bold** and a [link](#chapter-1).\n\n- one\n- two\n\n`;

/** Returns a page of this many bytes, with the usual kinds of content. */
function longPage(bytes: number): string {
  const parts: string[] = [];
  for (let size = 0, number = 1; size < bytes; number++) {
    parts.push(chapter(number), number % 10 === 0 ? `\`\`\`js\n${"const a = 1;\n".repeat(20)}\`\`\`\n\n` : "");
    size += parts.slice(-2).join("").length;
  }
  return parts.join("");
}

const works: [what: string, files: Files][] = [
  ["Windows line endings", { "a.mdx": page("## A\n\nT> Tip\n\n- a\n- b\n").replaceAll("\n", "\r\n") }],
  ["a byte order mark", { "a.mdx": `\uFEFF${page("Text")}` }],
  ["emoji", { "a.mdx": page("## 🚀 👨‍👩‍👧\n\n[🚀](#-)\n", "🎉") }],
  ["right-to-left text", { "a.mdx": page("## שלום\n\n[מ](#שלום) مرحبا\n", "مرحبا") }],
  ["an empty body", { "a.mdx": page(""), "b.md": page("", "B"), "c.mdx": page("", "C").trimEnd() }],
  ["a title with quotes, a colon and HTML", { "a.mdx": page("", `"A: <b>&amp; 'B'</b> \\"C\\" </title>"`) }],
  [
    "file names with uppercase letters, spaces and dots",
    { "API/Über uns.mdx": page("[x](/API/Über%20uns/)"), "API/v1.2.mdx": page("[y](/API/v1.2/)", "B") },
  ],
  [
    "links with and without slash, relative and absolute",
    { "a/b.mdx": page("[1](/a/b) [2](/a/b/) [3](../b) [4](../b.mdx) [5](https://webpack.js.org/a/b#top)") },
  ],
  [
    "links to screens and printable pages",
    { "a/b.mdx": page("[1](/vote) [2](/organization/) [3](/a/printable/) [4](/printable/)") },
  ],
  ["lists nested a hundred times", { "a.mdx": page(list(100)), "b.md": page(list(100), "B") }],
  ["braces in code", { "a.mdx": page("`{a}` and\n\n```js\n{ <b> }\n```\n\n") }],
  [
    "what resembles syntax of other tools",
    {
      "a.mdx": page(
        "## `{#id}`\n\n- a\n\n    text\n\n> [!TIP]\n> Text\n\n> [!] x\n\n<div>\n    text\n</div>\n\nText\n    and :::\n\n```js title='a \"b\".js'\n::: tip\n```\n",
      ),
      "b.md": page("## <b>x</b>\n\nText\n\n    ::: code {#x}\n", "B"),
    },
  ],
  [
    "comments of both kinds",
    { "a.mdx": page("{/* one */}\n\nText {/* two */}."), "b.md": page("<!-- three -->", "B") },
  ],
  [
    "code of others that looks like ours",
    { "a.md": page("<Tabs>{x}</Tabs> import a from 'b'\n\n<div>\n\nunclosed <3") },
  ],
  [
    "links by a defined name, and brackets that aren't links",
    {
      "a.mdx": page(
        "[x][Name] [name][] [name]\n\n- [x] done\n- [ ] [0] and [a]\n\n`[x][y]` a[i][j] T[][] \\[x\\]\\[y\\]\n\n```js\n[x][y]\n```\n\n[name]: /a/\n",
      ),
    },
  ],
  [
    "an undefined name in a page from elsewhere",
    { "a.md": "---\ntitle: A\nsource: https://example.org/a.md\n---\n[x][y]\n" },
  ],
  [
    "one place in two sections or groups, of an index, and pages without one",
    {
      "s/index.mdx": "---\ntitle: S\nsort: 1\n---\n",
      "s/a.mdx": "---\ntitle: A\nsort: 1\n---\n",
      "s/b.mdx": "---\ntitle: B\nsort: 1\ngroup: G\n---\n",
      "t/a.mdx": "---\ntitle: A\nsort: 1\n---\n",
      "t/b.mdx": page("", "B"),
      "t/c.mdx": page("", "C"),
    },
  ],
  ["two pages of one title in two sections", { "a/x.mdx": page("", "Same"), "b/x.mdx": page("", "Same") }],
];

test.each(works)("%s have no problems", async (_, files) => {
  const site = await readContent(files);
  expect(site.problems).toEqual([]);
  expect(site.pages).toHaveLength(Object.keys(files).length);
});

test("a title is kept exactly as written", async () => {
  const { pages } = await readContent({ "a.mdx": page("", `"A: <b>&amp; 'B'</b> \\"C\\" 🎉"`) });
  expect(pages[0]?.title).toBe(`A: <b>&amp; 'B'</b> "C" 🎉`);
});

// Generous limits for a busy machine; on an idle one, each of these takes a fraction.
describe("big pages", () => {
  test.each(["mdx", "md"])(
    "a table of 2,000 rows in .%s",
    async (extension) => {
      const { problems, pages } = await readContent({ [`a.${extension}`]: page(table(2_000)) });
      expect(problems).toEqual([]);
      expect(pages[0]?.html?.split("three").length).toBe(2_001);
    },
    60_000,
  );

  // With micromark 4.0.3, the time grows with the square of the size, hence the version in package.json's overrides.
  test.each([
    ["mdx", 200_000],
    ["md", 200_000],
  ])(
    "chapters in .%s, %d bytes of them",
    async (extension, bytes) => {
      const { problems, pages } = await readContent({ [`a.${extension}`]: page(longPage(bytes)) });
      expect(problems).toEqual([]);
      expect(pages[0]?.anchors.length).toBeGreaterThan(bytes / 200);
    },
    300_000,
  );

  test("one line of half a megabyte", async () => {
    expect((await readContent({ "a.mdx": page("word ".repeat(100_000)) })).problems).toEqual([]);
  }, 60_000);

  test("a sample of 200 kilobytes", async () => {
    const code = "const answer = 42;\n".repeat(10_000);
    expect((await readContent({ "a.mdx": page(`\`\`\`js\n${code}\`\`\`\n`) })).problems).toEqual([]);
  }, 60_000);
});
