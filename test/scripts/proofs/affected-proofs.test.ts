import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { pageOf, proofsOfChange } from "../../../scripts/proofs/affected-proofs";
import { mergeBase } from "../../../scripts/proofs/changes";
import { writeContent } from "../temporary-content";

const lock = (versions: Record<string, string>) => {
  const dependencies = { "css-loader": { postcss: "^8.0.0" } } as Record<string, object>;
  const entries = Object.entries(versions).map(([name, version]) => [
    `node_modules/${name}`,
    { version, dependencies: dependencies[name] },
  ]);
  return JSON.stringify({ packages: Object.fromEntries(entries) });
};

const FILES = {
  "src/content/guides/caching.mdx": "Text.",
  "src/content/guides/styles.mdx": "Use `css-loader`.",
  "src/content/guides/projects/caching/1-hashes/package.json": '{ "devDependencies": { "webpack-cli": "7.0.0" } }',
  "src/search/engine.ts": "",
  "test/proofs/lib/guide.ts": 'import "./host";',
  "test/proofs/lib/host.ts": 'import "../../../src/search/engine";',
  "test/proofs/projects/guides/caching.test.ts": 'import { useGuide } from "../../lib/guide";',
  "test/proofs/effects/guides/styles.test.ts": "",
  "test/proofs/playground/guides.test.ts": "",
  "package-lock.json": lock({ "css-loader": "7.0.0", postcss: "8.0.0", "webpack-cli": "7.0.0" }),
};
const CACHING = "test/proofs/projects/guides/caching.test.ts";
const STYLES = "test/proofs/effects/guides/styles.test.ts";
const PLAYGROUND = "test/proofs/playground/guides.test.ts";

let root: string;
beforeEach(async () => {
  root = await writeContent(FILES);
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "commit", "--quiet", "-m", "Write pages");
});

function git(...args: string[]): void {
  execFileSync("git", args, { cwd: root });
}

/** Returns the proofs that a change to one file affects, with the reasons. */
async function affected(file: string, text: string): Promise<Record<string, string[]>> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
  return Object.fromEntries(proofsOfChange(mergeBase(root), root).map(({ file, reasons }) => [file, reasons]));
}

test("a page runs its own proofs and those of its section", async () => {
  expect(await affected("src/content/guides/caching.mdx", "New.")).toEqual({
    [CACHING]: ["guides/caching"],
    [PLAYGROUND]: ["guides/caching"],
  });
});

test("a new file in a page's project counts as the page, even before it's committed", async () => {
  const found = await affected("src/content/guides/projects/caching/1-hashes/src/index.js", "");
  expect(Object.keys(found)).toEqual([PLAYGROUND, CACHING]);
});

test("a shared module affects the proofs that import it, also indirectly", async () => {
  expect(await affected("test/proofs/lib/host.ts", "export {};")).toEqual({ [CACHING]: ["test/proofs/lib/host.ts"] });
});

test("other code affects no proof, and neither do a page's questions", async () => {
  expect(await affected("src/search/engine.ts", "export {};")).toEqual({});
  expect(await affected("src/content/guides/asked/caching.yaml", "")).toEqual({});
});

test("a version affects the proofs whose page or project mentions the package, or one that depends on it", async () => {
  const versions = { "css-loader": "7.0.0", postcss: "8.1.0", "webpack-cli": "7.0.0" };
  expect(await affected("package-lock.json", lock(versions))).toEqual({ [STYLES]: ["css-loader"] });
  const found = await affected("package-lock.json", lock({ ...versions, "webpack-cli": "7.1.0" }));
  expect(found).toEqual({ [CACHING]: ["webpack-cli"], [STYLES]: ["css-loader"] });
});

test("an unknown commit is reported in a sentence", () => {
  expect(() => proofsOfChange("nowhere", root)).toThrow(/git doesn't know the commit "nowhere"/);
});

test.each([
  ["src/content/guides/caching.mdx", "guides/caching"],
  ["src/content/index.mdx", "index"],
  ["src/content/guides/projects/caching/1-hashes/index.js", "guides/caching"],
  ["src/content/guides/images/caching.svg", undefined],
  ["src/site.ts", undefined],
])("%s belongs to the page %s", (file, page) => {
  expect(pageOf(file)).toBe(page);
});
