import { expect, test } from "vitest";
import { page, readContent } from "../../../temporary-content";

/** Reads pages that show types of the installed webpack. */
async function read(bodies: Record<string, string>) {
  const files = Object.entries(bodies).map(([file, body]) => [file, page(body)]);
  const { pages, problems } = await readContent(Object.fromEntries(files));
  return { problems, htmlOf: (path: string) => pages.find((one) => one.path === path)?.html ?? "" };
}

test("a class has a heading for each member, and each type in a signature is a link", async () => {
  const { htmlOf } = await read({
    "a.mdx": '## Entrypoint\n\n<Class of="Entrypoint" />\n',
    "b.mdx": '<Types of="Chunk" />\n\n<MentionedTypes />\n',
  });
  expect(htmlOf("a.mdx")).toMatch(/<h3 id="getruntimechunk">/);
  expect(htmlOf("a.mdx")).toContain('getRuntimeChunk(): null | <a href="/b/#chunk">Chunk</a></code>');
  expect(htmlOf("b.mdx")).toMatch(/<h3 id="chunk">Chunk.*\/\/ webpack\.Chunk\nclass Chunk \{/s);
});

test("a type that no page names is on the first page that mentions it", async () => {
  const { htmlOf } = await read({
    "a.mdx": '<Types of="WebpackPluginInstance" />\n\n<MentionedTypes />\n',
    "b.mdx": '<Types of="AssetInfo" />\n\n<MentionedTypes />\n',
    "c.mdx": '<Types of="Asset" />\n\n<MentionedTypes />\n',
  });
  expect(htmlOf("b.mdx")).toContain('<pre class="type" id="type-KnownAssetInfo">');
  expect(htmlOf("c.mdx")).toContain('<a href="/b/#assetinfo">AssetInfo</a>');
  expect(htmlOf("c.mdx")).not.toContain("type-KnownAssetInfo");
});

test("a member that the text describes is only there", async () => {
  const described =
    '### dependOn\n\n<Signature of="Entrypoint.dependOn" />\n\nText.\n\n## Entrypoint\n\n<Class of="Entrypoint" />\n\n<MentionedTypes />\n';
  const { htmlOf, problems } = await read({ "a.mdx": described });
  expect(problems).toEqual([]);
  expect(htmlOf("a.mdx").match(/dependOn\(entrypoint/g)).toHaveLength(1);
});

test("deprecated and internal members", async () => {
  const { htmlOf } = await read({ "a.mdx": '<Class of="Chunk" />\n' });
  expect(htmlOf("a.mdx")).toMatch(/<h3 id="entrymodule">entryModule <span class="badge">deprecated<\/span>/);
  expect(htmlOf("a.mdx")).not.toContain('<h3 id="_');
});

test("a member that is newer than its class has its first version", async () => {
  const { htmlOf } = await read({ "a.mdx": '<Class of="ModuleGraph" />\n\n<Types of="ModuleGraphConnection" />\n' });
  expect(htmlOf("a.mdx")).toMatch(/<h3 id="isdeferred">isDeferred <span class="badge">5\.100\+<\/span>/);
  expect(htmlOf("a.mdx")).toMatch(/<h3 id="getissuer">getIssuer<a/);
});

test("a member that another page describes refers to it", async () => {
  const { htmlOf } = await read({
    "api/types/compilation.mdx": '<Class of="Compilation" />\n',
    "api/compilation-object.mdx": "### emitAsset\n\nText.\n",
  });
  expect(htmlOf("api/types/compilation.mdx")).toMatch(
    /<p class="type-note">See <a href="\/api\/compilation-object\/#emitasset">/,
  );
});

test("a deprecated member refers to what replaces it", async () => {
  const table = "## Chunks\n\n| Old | Use |\n| --- | --- |\n| `chunk.entryModule` | `chunkGraph` |\n";
  const { htmlOf } = await read({ "api/types/chunk.mdx": '<Class of="Chunk" />\n', "api/deprecations.mdx": table });
  const note = '<p class="type-note">See its replacement in <a href="/api/deprecations/#chunks">';
  expect(htmlOf("api/types/chunk.mdx").split("See its replacement").length - 1).toBe(1);
  expect(htmlOf("api/types/chunk.mdx")).toContain(note);
});

test("a name that webpack doesn't have is reported", async () => {
  const { problems } = await read({ "a.mdx": '<Types of="Chunk NoSuchType" />\n' });
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("There is no component <Types>.")]);
});

test("the list of names leads to the page of each", async () => {
  const { htmlOf } = await read({
    "api/types/index.mdx": "<ExportedNames />\n",
    "api/types/chunk.mdx": '<Types of="Chunk sources.RawSource" />\n\n<MentionedTypes />\n',
  });
  expect(htmlOf("api/types/index.mdx")).toContain(
    '<a id="Chunk" href="/api/types/chunk/#chunk"><code>Chunk</code></a>',
  );
  expect(htmlOf("api/types/index.mdx")).toContain('<a id="RawSource" href="/api/types/chunk/#rawsource">');
});
