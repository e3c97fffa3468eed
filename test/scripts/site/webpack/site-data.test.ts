import { readdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Site } from "../../../../scripts/site/content/types";
import { modulesOf, writeSiteData } from "../../../../scripts/site/webpack/site-data";
import { config, page, readContent } from "../../temporary-content";

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

const playground = { scripts: {}, versions: {} };

/** Writes a site. Only this test file uses its name, so no other uses its folder. */
async function write(site: Site): Promise<string> {
  const named = { ...config, name: "site-data.test" };
  const folder = await writeSiteData({ site, config: named, contentDir: "/content" }, { titles: "", playground });
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("only pages with code have a module", async () => {
  const modules = modulesOf(await small(), config, { titles: null, playground });
  expect([...modules.keys()].filter((name) => name.startsWith("pages/"))).toEqual(["pages/a/b.js"]);
  expect(modules.get("code.js")).toContain('"/a/b/": () => import(');
  expect(modules.get("code.js")).not.toContain('"/a/": ');
});

test("without a notification, there is no component for it", async () => {
  expect(modulesOf(await small(), config, { titles: null, playground }).get("notification.js")).toBe(
    'export default null;\nexport const version = "";\n',
  );
});

test("modules of removed pages are deleted", async () => {
  const folder = await write(await small());
  expect(await list(folder)).toContain("pages/a/b.js");
  await write(await readContent({ "index.mdx": page("Home") }));
  expect(await list(folder)).not.toContain("pages/a/b.js");
});

test("unchanged modules aren't touched", async () => {
  const folder = await write(await small());
  const long = new Date(2000, 0);
  for (const name of await list(folder)) await utimes(path.join(folder, name), long, long);
  await write(await small("Edited"));
  const times = await Promise.all(
    (await list(folder)).map(async (name) => [name, (await stat(path.join(folder, name))).mtime] as const),
  );
  const touched = times.filter(([, time]) => time.getTime() !== long.getTime()).map(([name]) => name);
  expect(touched).toEqual(["pages/a/b.js"]);
});
