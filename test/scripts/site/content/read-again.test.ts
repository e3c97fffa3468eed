import { expect, test } from "vitest";
import { writeFiles } from "../../../../scripts/lib/write-files";
import { askedReader } from "../../../../scripts/site/content/asked";
import { readSite } from "../../../../scripts/site/content/read-site";
import type { Site } from "../../../../scripts/site/content/types";
import { cachedCompiler } from "../../../../scripts/site/markdown/cached-compiler";
import { makeSearchFiles } from "../../../../scripts/site/outputs/search-index";
import { toRecords } from "../../../../scripts/site/search/records";
import { modulesOf } from "../../../../scripts/site/webpack/site-data";
import { config, type Files, readFolder, temporaryFolder, writeContent } from "../../temporary-content";

const page = (title: string, body: string, sort = 1) => `---\ntitle: ${title}\nsort: ${sort}\n---\n\n${body}\n`;
const circle = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"></svg>`;

const before: Files = {
  "index.mdx": page("Home", "[Guides](/guides/)"),
  "glossary.mdx": page("Glossary", "## Old term\n\nA word."),
  "guides/index.mdx": page("Guides", "All guides use an old term and a new term."),
  "guides/titled.mdx": page("Old title", "Text."),
  "guides/linking.mdx": page("Linking", "[There](/guides/linked/#old-heading)"),
  "guides/linked.mdx": page("Linked", "## Old heading"),
  "guides/sorted.mdx": page("Sorted", "Text.", 2),
  "guides/pictured.mdx": page("Pictured", "![A picture](./picture.svg)"),
  "guides/picture.svg": circle(10),
  "guides/including.mdx": page("Including", "```js file=1-start/index.js\n```"),
  "guides/projects/including/1-start/index.js": "console.log('old');\n",
};

/** One edit of each kind. Each has an effect on another page, or in another file, than the page itself. */
const edits: Files = {
  "glossary.mdx": page("Glossary", "## New term\n\nA word."),
  "guides/titled.mdx": page("New title", "Text."),
  "guides/linking.mdx": page("Linking", "[There](/guides/linked/#new-heading)"),
  "guides/linked.mdx": page("Linked", "## New heading"),
  "guides/sorted.mdx": page("Sorted", "Text.", 0),
  "guides/picture.svg": circle(20),
  "guides/projects/including/1-start/index.js": "console.log('new');\n",
};

/** Writes the content, and returns it with a function that reads it as another process would, with the same cache. */
async function setUp() {
  const contentDir = await writeContent(before);
  const cacheDir = await temporaryFolder();
  const read = async () => {
    const compile = await cachedCompiler(cacheDir);
    const facts = {
      readDeclarations: () => Promise.reject(new Error("No page shows types.")),
      readOptions: () => Promise.reject(new Error("No page lists options.")),
    };
    const readers = { compile, readAsked: askedReader(), ...facts };
    return readSite({ contentDir, config, ...readers, dates: new Map() });
  };
  const write = (files: Files) => writeFiles(new Map(Object.entries(files)), contentDir);
  return { contentDir, read, write };
}

test("after edits, a site read with a cache is the same as one read without", async () => {
  const { contentDir, read, write } = await setUp();
  const first = await read();
  await write(edits);
  const second = await read();
  expect(second).toEqual(await readFolder(contentDir));
  expect(second.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const changed = second.pages.filter(({ url, html }) => html !== htmlOf(first, url)).map(({ url }) => url);
  const edited = ["/glossary/", "/guides/including/", "/guides/linked/", "/guides/linking/"];
  expect(changed.sort()).toEqual([...edited, "/guides/", "/guides/pictured/"].sort());
});

test("after a page is reworded, readers keep all scripts that they have", async () => {
  const { read, write } = await setUp();
  const scripts = async () => {
    const site = await read();
    const { titles } = makeSearchFiles(toRecords(site, config));
    return modulesOf(site, config, { titles, playground: { scripts: {}, versions: {} } });
  };
  const first = await scripts();
  await write({ "guides/index.mdx": page("Guides", "All of the guides.") });
  expect(await scripts()).toEqual(first);
});

function htmlOf({ pages }: Site, wanted: string): string | null | undefined {
  return pages.find(({ url }) => url === wanted)?.html;
}
