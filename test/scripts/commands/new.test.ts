import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { paths } from "../../../scripts/lib/paths";
import { page, writeContent } from "../temporary-content";

// The command runs in a separate process.
vi.setConfig({ testTimeout: 60_000 });

test("npm run new writes the page and the project of a guide once, and prints their paths", async () => {
  const contentDir = await writeContent({
    "index.mdx": page("Text.\n", "Home"),
    "guides/index.mdx": page("Text.\n", "Guides"),
  });
  const run = () => {
    const env = { ...process.env, CONTENT_DIR: contentDir, PORT: "4000" };
    const args = ["scripts/run.mjs", "scripts/commands/new.ts", "guides/my-page"];
    return spawnSync(process.execPath, args, { cwd: paths.root, env, encoding: "utf8" });
  };
  const first = run();
  const printed = [...first.stdout.matchAll(/^File: (.*)$/gm)].map(([, file = ""]) => path.resolve(paths.root, file));
  expect(printed.map((file) => path.relative(contentDir, file).split(path.sep).join("/"))).toEqual([
    "guides/my-page.mdx",
    "guides/projects/my-page/1-start/package.json",
    "guides/projects/my-page/1-start/src/index.js",
    "guides/projects/my-page/1-start/webpack.config.js",
    "guides/projects/my-page/expected/build.txt",
  ]);
  expect(first.stdout).toContain("\nUrl:  /guides/my-page/\n");
  expect(first.stdout).toContain("http://localhost:4000/guides/my-page/");
  const file = path.join(contentDir, "guides/my-page.mdx");
  await writeFile(file, "mine");
  const second = run();
  expect(second.stderr).toMatch(/^\/guides\/my-page\/ already exists/);
  expect(second.status).toBe(1);
  expect(await readFile(file, "utf8")).toBe("mine");
});
