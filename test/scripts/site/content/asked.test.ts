import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { askedReader } from "../../../../scripts/site/content/asked";
import { readSite } from "../../../../scripts/site/content/read-site";
import { cachedCompiler } from "../../../../scripts/site/markdown/cached-compiler";
import { config, page, temporaryFolder, writeContent } from "../../temporary-content";

test("changed questions are read again, and no page is compiled for them", async () => {
  const contentDir = await writeContent({ "a.mdx": page("## One\n"), "asked/a.yaml": "page:\n  - first\n" });
  const [compile, readAsked] = [await cachedCompiler(await temporaryFolder()), askedReader()];
  const facts = {
    readDeclarations: () => Promise.reject(new Error("No page shows types.")),
    readOptions: () => Promise.reject(new Error("No page lists options.")),
  };
  const read = async () =>
    (await readSite({ contentDir, config, compile, readAsked, ...facts, dates: new Map() })).pages[0];
  const before = await read();
  expect(before?.asked).toEqual(new Map([["", ["first"]]]));
  await writeFile(path.join(contentDir, "asked/a.yaml"), "sections:\n  one:\n    - second\n");
  const after = await read();
  expect(after?.asked).toEqual(new Map([["one", ["second"]]]));
  expect(after?.texts).toBe(before?.texts); // the same object as after the initial compilation
});

test("a question that YAML would read as another type is text", async () => {
  const contentDir = await writeContent({ "asked/a.yaml": "page: [404, true, ~]\n" });
  const { asked, problems } = await askedReader()(contentDir, "asked/a.yaml");
  expect(problems).toEqual([]);
  expect(asked.get("")).toEqual(["404", "true", "~"]);
});
