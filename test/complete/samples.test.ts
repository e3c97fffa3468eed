import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { untestedSamples } from "../../scripts/checks/samples/untested-samples";
import { contentDir } from "../../scripts/lib/paths";
import { parsePage } from "../../scripts/site/content/trusted-pages";

test("every configuration that a page shows is seen to have its effect", async () => {
  const folder = contentDir({});
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".mdx"));
  const untested = files.sort().map(async (name) => {
    const page = parsePage(name, await readFile(path.join(folder, name), "utf8"));
    return (await untestedSamples(page)).map(({ line }) => `${page.file}:${line}`);
  });
  expect((await Promise.all(untested)).flat()).toEqual([]);
});
