import { expect, test } from "vitest";
import { compile } from "./compile";

const names = ["chunk", "asset module", "module", "host", "tree shaking", "loader"];
const terms = new Map(names.map((name) => [name, name.replaceAll(" ", "-")]));

async function marked(body: string, extension?: "md" | "mdx", basePath = "/"): Promise<string[]> {
  const { html } = await compile(body, extension, { terms, basePath });
  return [...(html ?? "").matchAll(/<a class="term" href="([^"]*)">([^<]*)<\/a>/g)].map(
    ([, href, text]) => `${text} ${href}`,
  );
}

test("the first use of a term links to its entry, and the longest term wins", async () => {
  const body = "An asset module, a Chunk, chunks\nand modules. A chunk.";
  const expected = ["asset module /glossary/#asset-module", "Chunk /glossary/#chunk", "modules /glossary/#module"];
  expect(await marked(body)).toEqual(expected);
  expect((await compile(body, "mdx", { terms })).html).toContain(", chunks\nand ");
});

test("a hyphen and a line end count as spaces", async () => {
  expect(await marked("With tree-shaking.")).toEqual(["tree-shaking /glossary/#tree-shaking"]);
  expect(await marked("With tree\nshaking.")).toEqual(["tree\nshaking /glossary/#tree-shaking"]);
});

test.each([
  ["headings", "## A chunk"],
  ["links", "[A chunk](/concepts/)"],
  ["code", "`chunk`\n\n```js\nchunk;\n```"],
  ["badges", '<Badge text="chunk" />'],
  ["parts of words and names", "chunked, sub-chunk, chunk-name, chunk.name, output.chunk, @chunk/x, chunkhash"],
  ["words of every day", "The host."],
])("%s are left alone", async (_, body) => {
  expect(await marked(body)).toEqual([]);
});

test("an external text is left alone", async () => {
  expect(await marked("A chunk.", "md")).toEqual([]);
});

test("the entry is below the base path", async () => {
  expect(await marked("A chunk.", "mdx", "/docs/")).toEqual(["chunk /docs/glossary/#chunk"]);
});

test("search, printing and other pages get the text without term links", async () => {
  const body = "## A heading\n\nAn asset module and a chunk.";
  const [plain, withTerms] = [await compile(body), await compile(body, "mdx", { terms })];
  expect(withTerms.html).not.toBe(plain.html);
  expect({ ...withTerms, html: "" }).toEqual({ ...plain, html: "" });
});
