import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../scripts/lib/paths";
import { temporaryFolder } from "../scripts/temporary-content";
import { copyCompiler } from "./copy-compiler";

const page = (title: string, body: string, sort = 1) => `---\ntitle: ${title}\nsort: ${sort}\n---\n\n${body}\n`;
const circle = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"></svg>`;

const before: Record<string, string> = {
  "index.mdx": page("Home", "[Guides](/guides/)"),
  "guides/index.mdx": page("Guides", "All guides."),
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
const edits: Record<string, string> = {
  "guides/titled.mdx": page("New title", "Text."),
  "guides/linking.mdx": page("Linking", "[There](/guides/linked/#new-heading)"),
  "guides/linked.mdx": page("Linked", "## New heading"),
  "guides/sorted.mdx": page("Sorted", "Text.", 0),
  "guides/picture.svg": circle(20),
  "guides/projects/including/1-start/index.js": "console.log('new');\n",
};

test("a build after edits produces the same files as a build from scratch", { timeout: 600_000 }, async () => {
  const folder = await temporaryFolder();
  const content = path.join(folder, "content");
  const cache = path.join(folder, "cache"); // not the cache of other builds, which may be running
  const built = (name: string) => {
    build(content, path.join(folder, name), cache);
    return filesIn(path.join(folder, name));
  };
  await copyCompiler(cache);
  write(content, before);
  const first = built("first");
  write(content, { "guides/index.mdx": page("Guides", "All of the guides.") });
  const reworded = built("reworded");
  expect(scripts(reworded), "scripts that readers have already").toEqual(scripts(first));
  expect(reworded.get("guides/index.html")).toContain("All of the guides.");

  write(content, edits);
  const warm = built("warm");
  rmSync(cache, { recursive: true });
  await copyCompiler(cache);
  expect(warm).toEqual(built("cold"));
  expect(warm.get("guides/linking/index.html")).toContain("#new-heading");
  expect(warm).not.toEqual(reworded);
});

function scripts(files: Map<string, string>): string[] {
  return [...files.keys()].filter((name) => /^assets.*\.js$/.test(name));
}

function write(content: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(content, name)), { recursive: true });
    writeFileSync(path.join(content, name), text);
  }
}

function build(content: string, output: string, cache: string): void {
  const env = { ...process.env, CONTENT_DIR: content, OUTPUT_DIR: output, CACHE_DIR: cache };
  execFileSync(process.execPath, ["scripts/run.mjs", "scripts/commands/build.ts"], {
    cwd: paths.root,
    env,
    stdio: "pipe",
  });
}

function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.sort().map((file) => [path.relative(folder, file), readFileSync(file, "latin1")]));
}
