import { readdir, readFile, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { codeChunkName, writeSiteData } from "../../../scripts/content/site-data";
import type { Site } from "../../../scripts/content/types";
import { config, page, readContent, temporaryFolder } from "../temporary-content";

const small = (text = "Text") =>
  readContent({
    "index.mdx": page("Home"),
    "a/index.mdx": page("## One\n", "A"),
    "a/b.mdx": page(`<Details summary="More">${text}</Details>\n`, "B"),
  });

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
}

async function write(site: Site, folder?: string): Promise<string> {
  const target = folder ?? (await temporaryFolder());
  await writeSiteData(site, config, target, { "more.js": "" });
  return target;
}

test("of pages, only those with code have a module", async () => {
  const folder = await write(await small());
  expect(await list(folder)).toEqual(["code.js", "config.js", "more.js", "pages/a/b.js"]);
  const code = await readFile(path.join(folder, "code.js"), "utf8");
  expect(code).toContain('"/a/b/": () => import(');
  expect(code).not.toContain('"/a/": ');
});

test("modules of pages that are gone are deleted", async () => {
  const folder = await write(await small());
  await write(await readContent({ "index.mdx": page("Home") }), folder);
  expect(await list(folder)).not.toContain("pages/a/b.js");
});

test("modules that did not change are not touched", async () => {
  const folder = await write(await small());
  const long = new Date(2000, 0);
  for (const name of await list(folder)) await utimes(path.join(folder, name), long, long);
  await write(await small("Edited"), folder);
  const times = await Promise.all(
    (await list(folder)).map(async (name) => [name, (await stat(path.join(folder, name))).mtime] as const),
  );
  const touched = times.filter(([, time]) => time.getTime() !== long.getTime()).map(([name]) => name);
  expect(touched).toEqual(["pages/a/b.js"]);
});

test.each([
  ["/", "code-home"],
  ["/glossary/", "code-glossary"],
  ["/concepts/output/", "code-concepts-output"],
])("the code of the page %s is the chunk %s", (url, name) => {
  expect(codeChunkName({ url })).toBe(name);
});
