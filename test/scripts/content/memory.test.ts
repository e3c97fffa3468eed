import { execFileSync } from "node:child_process";
import { rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { emptyMemory } from "../../../scripts/content/memory";
import { readSite } from "../../../scripts/content/read-site";
import type { Site } from "../../../scripts/content/types";
import { config, type Files, page, temporaryFolder, writeContent } from "../temporary-content";

/** Reads a folder again and again, as the dev server does. */
async function reader(files: Files) {
  const contentDir = await writeContent(files);
  const cacheDir = await temporaryFolder();
  const memory = emptyMemory();
  return {
    contentDir,
    read: () => readSite({ contentDir, cacheDir, config, memory }),
    save: (file: string, text: string) => writeFile(path.join(contentDir, file), text),
  };
}

/** Of a page that is being written it is not made. */
const withoutMarkdown = ({ pages, ...site }: Site) => ({
  ...site,
  pages: pages.map(({ markdown: _, ...rest }) => rest),
});

test("what is read again is what a first reading says", async () => {
  const { contentDir, read, save } = await reader({
    "index.mdx": page("Home"),
    "a/index.mdx": page("## One\n\n[two](/a/b/#two)\n", "A"),
    "a/b.mdx": page("## Two\n", "B"),
  });
  const steps = [
    () => save("a/b.mdx", page("## Three\n", "B")), // the link breaks
    () => save("a/b.mdx", page("## Two\n\nMore.\n", "Another title")),
    () => save("a/c.mdx", page("[New](/a/b/)\n", "C")),
    () => save("a/index.mdx", "---\ntitle: [\n---\n"),
    () => save("a/index.mdx", page("## One\n\n[c](/a/c/)\n", "A")),
    () => rm(path.join(contentDir, "a/c.mdx")), // and so does this one
    () => save("a/index.mdx", page("## One\n", "A")),
  ];
  await read();
  for (const step of steps) {
    await step();
    const first = await readSite({ contentDir, cacheDir: await temporaryFolder(), config });
    expect(withoutMarkdown(await read())).toEqual(withoutMarkdown(first));
  }
});

test("a page of the same size and time is read again all the same", async () => {
  const { contentDir, read, save } = await reader({ "index.mdx": page("Text 1") });
  const file = path.join(contentDir, "index.mdx");
  const time = new Date(2020, 1);
  await utimes(file, time, time);
  await read();
  await save("index.mdx", page("Text 2"));
  await utimes(file, time, time);
  expect((await read()).pages[0]?.html).toContain("Text 2");
});

test("an edited page has no date, and has it again when the edit was taken back", async () => {
  const { contentDir, read, save } = await reader({ "index.mdx": page("Home"), "a.mdx": page("A", "A") });
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], { cwd: contentDir });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "Pages");
  const dateOf = async (url: string) => (await read()).pages.find((found) => found.url === url)?.changed;
  expect(await dateOf("/a/")).toBeDefined();
  await save("a.mdx", page("B", "A"));
  expect(await dateOf("/a/")).toBeUndefined();
  expect(await dateOf("/")).toBeDefined();
  await save("a.mdx", page("A", "A"));
  expect(await dateOf("/a/")).toBeDefined();
});
