import { expect, test } from "vitest";
import { compile } from "./compile";

const sections = async (body: string, extension?: "md" | "mdx") => (await compile(body, extension)).texts;

test("text is collected heading by heading, prose, code and output apart", async () => {
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
  expect(await sections(body)).toEqual([
    { id: "", title: "", level: 1, prose: "Before any heading.", code: "", output: "" },
    {
      id: "one",
      title: "One",
      level: 2,
      prose: "a list with two items",
      code: "const one = 1;",
      output: "",
    },
    { id: "deeper", title: "Deeper", level: 3, prose: "You may see:", code: "", output: "Error: it failed" },
    {
      ...{ id: "outputclean", title: "output.clean", level: 2, code: "" },
      ...{ prose: "You may see Module not found: it here.", output: "Module not found: it" },
    },
  ]);
});

test("cells of a table do not run together", async () => {
  const [lead] = await sections("| Name | Value |\n| --- | --- |\n| `a` | one |\n");
  expect(lead?.prose).toBe("Name Value a one");
});

test("what stands twice for the eye is collected once", async () => {
  const [lead] = await sections('<Tabs>\n<Tab title="First">\n\nText.\n\n</Tab>\n</Tabs>');
  expect(lead?.prose).toBe("First Text.");
});

test("a badge is no part of a title", async () => {
  const [, section] = await sections('## Title <Badge text="5.20+" />\n');
  expect(section).toMatchObject({ title: "Title" });
});

test("markup is not text, also in pages of others", async () => {
  const [lead, section] = await sections("<b>Bold</b> &amp; <script>alert(1)</script>\n\n## A & B\n", "md");
  expect(lead?.prose).toBe("Bold &");
  expect(section).toMatchObject({ title: "A & B" });
});

test("links to pages of the site are noted, with their fragments", async () => {
  const { links } = await compile("[a](/concepts/output#clean) [b](/concepts/) [c](https://example.org/)\n");
  expect(links).toEqual(["/concepts/output/#clean", "/concepts/"]);
});

test("facts about an option are lines of their own", async () => {
  const [, section] = await sections("## cache.type\n\n- Type: `boolean`\n- Default: `false`\n\nKeeps\nresults.\n");
  expect(section?.prose).toBe("Type: boolean\nDefault: false\nKeeps results.");
});
