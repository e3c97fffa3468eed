import { expect, test } from "vitest";
import { compile } from "./compile";

const sections = async (body: string, extension?: "md" | "mdx") => (await compile(body, extension)).texts;

test("text is collected by heading, with prose, code and output separate", async () => {
  const body = [
    "Before `any` heading.",
    "## One",
    "- a list\n- with **two** items",
    '```js title="a.js"\nconst one = 1;\n```',
    "### Deeper",
    "You may see:\n\n```text\nError: it failed\n```",
    "## output.clean",
    "You may see `Module not found: it` here.",
  ].join("\n\n");
  const found = await sections(body);
  expect(found.map(({ id, title, level, above }) => [id, title, level, above])).toEqual([
    ["", "", 1, []],
    ["one", "One", 2, []],
    ["deeper", "Deeper", 3, ["One"]],
    ["outputclean", "output.clean", 2, []],
  ]);
  expect(found.map(({ prose, code, output }) => [prose, code, output])).toEqual([
    ["Before any heading.", "", ""],
    ["a list with two items", "const one = 1;", ""],
    ["You may see:", "", "Error: it failed"],
    ["You may see Module not found: it here.", "", "Module not found: it"],
  ]);
});

test("the lead of a section has sentences, facts and rows of tables", async () => {
  const facts = "- Type: `string`\n- Default: `dist`\n- Since: 5.20";
  const body = `## path\n\n${facts}\n\nWhere \`files\` go <Badge text="5.20+" />.\n\nMore.\n\n| A | B |\n| - | - |\n| \`a\` | one |\n`;
  const [, section] = await sections(body);
  expect(section?.lead).toEqual({
    text: "Where `files` go .",
    default: "`dist`",
    since: "5.20",
    rows: [{ name: "a", text: "one" }],
  });
});

test("a row has the version in the badge next to its name", async () => {
  const rows =
    '| `a` <Badge text="5.109+" /> | one |\n| `b` | two <Badge text="5.110+" /> |\n| `c` <Badge text="new" /> | three |\n';
  const [lead] = await sections(`| A | B |\n| - | - |\n${rows}`);
  expect(lead?.lead.rows.map(({ name, since }) => [name, since])).toEqual([
    ["a", "5.109"],
    ["b", undefined],
    ["c", undefined],
  ]);
});

test("cells of a table don't run together", async () => {
  const [lead] = await sections("| Name | Value |\n| --- | --- |\n| `a` | one |\n");
  expect(lead?.prose).toBe("Name Value a one");
});

test("text that appears twice on screen is collected once", async () => {
  const [lead] = await sections('<Tabs>\n<Tab title="First">\n\nText.\n\n</Tab>\n</Tabs>');
  expect(lead?.prose).toBe("First Text.");
});

test("a badge isn't part of a title", async () => {
  const [, section] = await sections('## Title <Badge text="5.20+" />\n');
  expect(section).toMatchObject({ title: "Title" });
});

test("markup isn't text, also on external pages", async () => {
  const [lead, section] = await sections("<b>Bold</b> &amp; <script>alert(1)</script>\n\n## A & B\n", "md");
  expect(lead?.prose).toBe("Bold &");
  expect(section).toMatchObject({ title: "A & B" });
});

test("links to pages of the site are recorded, with their fragments", async () => {
  const { links } = await compile("[a](/concepts/output#clean) [b](/concepts/) [c](https://example.org/)\n");
  expect(links).toEqual(["/concepts/output/#clean", "/concepts/"]);
});

test("facts about an option are separate lines", async () => {
  const [, section] = await sections("## cache.type\n\n- Type: `boolean`\n- Default: `false`\n\nKeeps\nresults.\n");
  expect(section?.prose).toBe("Type: boolean\nDefault: false\nKeeps results.");
});
