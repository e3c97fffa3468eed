import { expect, test } from "vitest";
import { checkSince } from "../../../scripts/checks/since";
import { headingsSince, type SinceFacts } from "../../../scripts/site/content/since-of";
import { parsePage } from "../../../scripts/site/content/trusted-pages";
import { page, readContent } from "../temporary-content";

const NOTHING = {
  options: {},
  values: {},
  hooks: {},
  exports: {},
  members: {},
  codes: {},
  flags: {},
};
const FACTS: SinceFacts = {
  options: new Set(["output.clean", "output.path", "output.html", "output.html.title", "output.html.inject"]),
  first: {
    ...NOTHING,
    options: {
      "output.clean": "5.20",
      "output.html": "5.108",
      "output.html.inject": "5.108",
      "output.html.title": "5.109.2",
      "BannerPlugin.stage": "5.91",
    },
    hooks: { "Compiler.hooks.validate": "5.106" },
    exports: { BannerPlugin: "5.3" },
  },
  neighbors: {
    "api/cli.mdx": {
      name: "webpack-cli",
      major: "7",
      first: { ...NOTHING, flags: { complete: "7.3", watch: "4.4", "--fast": "7.1" } },
    },
  },
};

/** Returns the problems of a page, as `line message`. */
async function check(file: string, source: string): Promise<string[]> {
  const { pages } = await readContent({ [file]: source });
  return checkSince(pages, [parsePage(file, source)], FACTS).map(({ line, message }) => `${line} ${message}`);
}

test("an option has the right version under its own name, or under one below a heading", async () => {
  const body =
    "## output.clean\n\nText.\n\n## output.html\n\n- Since: 5.108.0\n\nText.\n\n### title\n\n- Since: 5.109\n\nText.\n";
  expect(await check("configuration/output.mdx", page(body, "Output"))).toEqual([
    expect.stringMatching(/^4 Say since which version this exists.*"- Since: 5\.20"/),
    expect.stringMatching(/^14 This has existed since 5\.109\.2, not 5\.109\./),
  ]);
});

test("options of the oldest version, and versions of a part, are ignored", async () => {
  const body = "## output.path\n\nText.\n\n## output.clean\n\n- Since: 5.112.0 for globs\n\nText.\n";
  expect(await check("configuration/output.mdx", page(body, "Output"))).toEqual([]);
});

test("hooks and plugin options are recognized too", async () => {
  expect(await check("api/compiler-hooks.mdx", page("### validate\n\nText.\n", "Hooks"))).toHaveLength(1);
  expect(await check("plugins/banner-plugin.mdx", page("### stage\n\nText.\n", "BannerPlugin"))).toHaveLength(1);
  expect(await check("guides/output.mdx", page("## output.clean\n\nText.\n", "Guide"))).toEqual([]);
});

/** Returns a page about `output.html` with one row in its table, on line 10. */
function withRow(row: string, since = "5.108"): string {
  return page(`## output.html\n\n- Since: ${since}\n\n| Field | Effect |\n| --- | --- |\n| ${row} |\n`, "Output");
}

test("a field in a table that is newer than its option has its version", async () => {
  const file = "configuration/output.mdx";
  expect(await check(file, withRow("`title` | text"))).toEqual([
    '10 title is newer than the option that contains it: write <Badge text="5.109.2+" /> after its name.',
  ]);
  expect(await check(file, withRow('`title` <Badge text="5.108+" /> | text'))).toEqual([
    '10 title has existed since 5.109.2, not 5.108. Write <Badge text="5.109.2+" />.',
  ]);
  expect(await check(file, withRow('`title` <Badge text="5.109.2+" /> | text'))).toEqual([]);
  expect(await check(file, withRow("`title` | text (5.109.2)"))).toEqual([]);
  expect(await check(file, withRow("`title` | text", "5.108; `title` since 5.109.2"))).toEqual([]);
});

test("a field as old as its option, with a heading or by its full path needs no version", async () => {
  const file = "configuration/output.mdx";
  expect(await check(file, withRow("`inject` | text"))).toEqual([]);
  expect(await check(file, withRow("`output.html.title` | text"))).toEqual([]);
  const heading = "\n### output.html.title\n\n- Since: 5.109.2\n";
  expect(await check(file, withRow("[`title`](#outputhtmltitle) | text") + heading)).toEqual([]);
});

test("a plugin's field that is newer than the plugin has its version", async () => {
  const row = (name: string) => page(`| Option | Effect |\n| --- | --- |\n| \`${name}\` | text |\n`, "BannerPlugin");
  expect(await check("plugins/banner-plugin.mdx", `${row("stage")}`)).toEqual([
    expect.stringMatching(/^6 stage is newer .*5\.91\+/),
  ]);
  expect(await check("plugins/banner-plugin.mdx", row("footer"))).toEqual([]);
});

test("additions in the current major version of another package are marked with its name", async () => {
  const body =
    "### complete\n\nText.\n\n### watch\n\nText.\n\n### `--fast`\n\n- Since: webpack-cli 7.1\n\nText.\n\n### build\n\nText.\n";
  expect(await check("api/cli.mdx", page(body, "CLI"))).toEqual([
    expect.stringMatching(/^4 Say since which version this exists.*"- Since: webpack-cli 7\.3"/),
  ]);
  expect(headingsSince((await readContent({ "api/cli.mdx": page(body, "CLI") })).pages, FACTS)).toEqual({});
});

test("headings and pages are listed by the version that introduced their subject", async () => {
  const { pages } = await readContent({
    "configuration/output.mdx": page("## output.clean\n\nText.\n\n### `output.html`\n\nText.\n", "Output"),
    "plugins/banner-plugin.mdx": page("Text.\n", "BannerPlugin"),
  });
  expect(headingsSince(pages, FACTS)).toEqual({
    "5.3": ["/plugins/banner-plugin/"],
    "5.20": ["/configuration/output/#outputclean"],
    "5.108": ["/configuration/output/#outputhtml"],
  });
});
