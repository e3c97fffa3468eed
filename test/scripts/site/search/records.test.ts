import { expect, test } from "vitest";
import { toRecords } from "../../../../scripts/site/search/records";
import { config, page, readContent } from "../../temporary-content";

const files = {
  "concepts/index.mdx": page("Read [the output](/concepts/output/#clean).", "Concepts"),
  "concepts/output.mdx": page("The lead.\n\n## Clean\n\nEmpties it.\n\n#### Deep\n\n## Next\n", "Output"),
  "contribute/index.mdx": page("How to help. [Output](/concepts/output/)", "Contribute"),
};

test("every section is a record, with the titles above it", async () => {
  const records = toRecords(await readContent(files), config);
  expect(records.map(({ url }) => url)).toEqual([
    "/concepts/",
    "/concepts/output/",
    "/concepts/output/#clean",
    "/concepts/output/#deep",
    "/concepts/output/#next",
    "/contribute/",
  ]);
  const none = { lvl4: null, lvl5: null, lvl6: null };
  expect(records[2]).toMatchObject({
    hierarchy: { lvl0: "Concepts", lvl1: "Output", lvl2: "Clean", lvl3: null, ...none },
    content: "Empties it.",
    anchor: "clean",
  });
  expect(records[3]?.hierarchy).toMatchObject({ lvl2: "Clean", lvl3: null, lvl4: "Deep" });
  expect(records[4]?.hierarchy).toEqual({ lvl0: "Concepts", lvl1: "Output", lvl2: "Next", lvl3: null, ...none });
});

test("linked sections have a rank, and pages beside the documentation have the lowest", async () => {
  const ranks = new Map(toRecords(await readContent(files), config).map(({ url, rank }) => [url, rank]));
  expect(ranks.get("/concepts/output/#clean")).toBeGreaterThan(ranks.get("/concepts/output/#next") ?? 99);
  expect(ranks.get("/concepts/")).toBe(1);
  expect(ranks.get("/contribute/")).toBe(1);
});

test("titles on pages beside the documentation can wait, except the pages' own", async () => {
  const beside = { "contribute/index.mdx": page("## How to report\n\nHere.\n", "Contribute") };
  const waiting = toRecords(await readContent({ ...files, ...beside }), config).filter(({ isAside }) => isAside);
  expect(waiting.map(({ url }) => url)).toEqual(["/contribute/#how-to-report"]);
});

test("pages that only repeat others are found by their first lines", async () => {
  const [made] = (await readContent({ "concepts/all.mdx": page("The lead.\n\n## Repeated\n\nText.", "All") })).pages;
  if (!made) throw new Error("There is no page.");
  const urls = (isGenerated: boolean) =>
    toRecords({ pages: [{ ...made, isGenerated }], sections: [] }, config).map(({ url }) => url);
  expect(urls(true)).toEqual(["/concepts/all/"]);
  expect(urls(false)).toEqual(["/concepts/all/", "/concepts/all/#repeated"]);
});

test("a member that only has a signature is found by its name, and one with a text by its words", async () => {
  const body = 'Text.\n\n## Members\n\n### dependOn\n\n<Signature of="Entrypoint.dependOn" />\n\nWords.\n\n';
  const types = page(`${body}<Class of="Entrypoint" />\n\n<MentionedTypes />\n`, "Entrypoint");
  const records = toRecords(await readContent({ "api/types/entrypoint.mdx": types }), config);
  const found = new Map(records.map((record) => [record.hierarchy.lvl3 ?? record.hierarchy.lvl1, record]));
  expect(found.get("getRuntimeChunk")).toMatchObject({ rank: 0, isAside: true, code: "", content: "" });
  expect(found.get("dependOn")).toMatchObject({ rank: 1, isAside: true, content: "Words." });
});

test("a heading that many pages have can wait, and its text is searched", async () => {
  const body = "The lead.\n\n## What goes wrong\n\nText.\n\n## A server\n\nText.";
  const records = toRecords(await readContent({ "concepts/all.mdx": page(body, "All") }), config);
  expect(records.map(({ isAside, content }) => [isAside, content])).toEqual([
    [false, "The lead."],
    [true, "Text."],
    [false, "Text."],
  ]);
});

test("release notes are found by their first lines", async () => {
  const text = page("The lead.\n\n## Globs in options\n\nText.", "5.112");
  const records = toRecords(await readContent({ "releases/5-112.mdx": text }), config);
  expect(records.map(({ url }) => url)).toEqual(["/releases/5-112/"]);
});

test("the common start and end of guides have no record", async () => {
  const body = "The lead.\n\n## What you need\n\nNode.js.\n\n## A server\n\nText.\n\n## Where to go next\n\nThere.";
  const records = toRecords(await readContent({ "concepts/all.mdx": page(body, "All") }), config);
  expect(records.map(({ url }) => url)).toEqual(["/concepts/all/", "/concepts/all/#a-server"]);
});

test("after its first lines, another project's text has no rank, and its code is left out", async () => {
  const text = page("Install it.\n\n```js\nconst code = 1;\n```\n\n## Options\n\nOf its own.\n", "css-loader").replace(
    "title",
    "source: https://example.com/\ntitle",
  );
  const [lead, options] = toRecords(await readContent({ "loaders/_css-loader.md": text }), config);
  expect(lead).toMatchObject({ rank: 1, code: "", content: "Install it." });
  expect(lead?.isAside).toBe(false);
  expect(options).toMatchObject({ rank: 0, isAside: true });
});

test("a section that others mention has a higher rank", async () => {
  const named = { "concepts/output.mdx": page("## output.path\n\nA.\n\n## output.name\n\nB.\n", "Output") };
  const other = { "concepts/other.mdx": page("Set `output.path` first.", "Other") };
  const ranks = new Map(
    toRecords(await readContent({ ...named, ...other }), config).map(({ url, rank }) => [url, rank]),
  );
  expect(ranks.get("/concepts/output/#outputpath")).toBeGreaterThan(ranks.get("/concepts/output/#outputname") ?? 99);
});

test("a record has the questions that its section answers", async () => {
  const text = page("The lead.\n\n## One\n\nText.\n\n## Two\n", "Output");
  const asked = "page:\n  - where it goes\nsections:\n  one:\n    - how to do it\n    - 404\n";
  const files = { "concepts/output.mdx": text, "concepts/asked/output.yaml": asked };
  const records = toRecords(await readContent(files), config);
  expect(records.map((record) => [record.asked, record.content])).toEqual([
    ["where it goes", "The lead."],
    ["how to do it; 404", "Text."],
    ["", ""],
  ]);
});
