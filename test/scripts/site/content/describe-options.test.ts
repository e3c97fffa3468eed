import { describe, expect, test } from "vitest";
import { describeOptions, oneLine } from "../../../../scripts/site/content/describe-options";
import { compile } from "../markdown/compile";

const OPTIONS = ["output", "output.path", "output.clean", "output.clean.keep", "output.environment.const", "watch"];

/** Returns the descriptions of the options above on some pages of the reference, given by name. */
async function described(pages: Record<string, string>) {
  const compiled = Object.entries(pages).map(async ([name, body]) => {
    const { texts } = await compile(body);
    return { path: `configuration/${name}.mdx`, url: `/configuration/${name}/`, texts, isGenerated: false };
  });
  return describeOptions(OPTIONS, await Promise.all(compiled));
}

test("an option has the first sentence below its heading, and the heading's address", async () => {
  const found = await described({
    output:
      "Where files go. And more.\n\n## output.path\n\n- Type: `string`\n- Default: `dist`\n\nThe `dist` folder. More.\n",
  });
  expect(found.get("output.path")).toEqual({
    href: "/configuration/output/#outputpath",
    text: "The `dist` folder.",
    default: "`dist`",
  });
  expect(found.get("output")).toEqual({ href: "/configuration/output/", text: "Where files go." });
});

test("text after code explains the code, and describes nothing", async () => {
  const found = await described({ output: "## output.path\n\n```js\nlet a;\n```\n\nThis sets a variable.\n" });
  expect(found.get("output.path")?.text).toBe("");
});

test("rows of a table describe the fields of the option above it", async () => {
  const table = "| Field | Type | Effect |\n| --- | --- | --- |\n| [`keep`](#outputclean) | `string` | What stays. |\n";
  const found = await described({ output: `## output.clean\n\nRemoves files.\n\n${table}` });
  expect(found.get("output.clean.keep")).toEqual({ href: "/configuration/output/#outputclean", text: "What stays." });
});

test("an option without heading and row inherits no text and links to the option that contains it", async () => {
  const found = await described({ output: "The output.\n\n## output.clean\n\nRemoves files.\n" });
  expect(found.get("output.clean.keep")).toEqual({ href: "/configuration/output/#outputclean", text: "" });
  expect(found.get("output.environment.const")).toEqual({ href: "/configuration/output/", text: "" });
});

test("a heading refers to an option of its own page first", async () => {
  const found = await described({
    "dev-server": "## watch\n\nAnother.\n",
    watch: "## watch\n\nTurns watch mode on.\n",
    index: "## output.path\n\nAll of it.\n",
  });
  expect(found.get("watch")?.href).toMatch(/#watch$/);
  expect(found.has("output.path")).toBe(false);
});

describe("one line", () => {
  test.each([
    ["Short.", "Short."],
    ["One. Two.", "One."],
    ["`false` stops it. `true` does not.", "`false` stops it."],
    ["Since 5.112 it works. Yes.", "Since 5.112 it works."],
    ["These are all:", "These are all."],
  ])("%s", (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  test("a long sentence ends at a clause, and never inside code", () => {
    const start = "A sentence that goes on for long enough to be cut at its only comma";
    expect(oneLine(`${start}, ${"word ".repeat(30)}`)).toBe(`${start} …`);
    const line = oneLine(`${"word ".repeat(20)}\`${"code ".repeat(20)}\``);
    expect(line).toMatch(/^(word )+…$/);
  });
});
