import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { fencesOf } from "./page-text";

const run = promisify(execFile);

/**
 * Tests the project that a page builds step by step, and whose files the page shows as they are at the end.
 *
 * @param page The page, such as `contribute/writing-a-loader`. Its project is the folder of this name in `test/proofs/projects`.
 */
export function ownTestsOf(page: string): void {
  const folder = path.join(import.meta.dirname, "../projects", page);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));

  test("the project passes its own tests", async () => {
    const { stdout } = await run(process.execPath, ["--test", "--test-reporter=tap"], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "" },
    });
    expect(stdout).toMatch(/# pass [1-9]/);
    expect(stdout).toMatch(/# fail 0/);
  }, 60_000);

  test.each(files)("%s is what the page shows", async (file) => {
    const shown = (await fencesOf(`${page}.mdx`)).findLast(({ title }) => title === file);
    expect(shown?.code).toBe(readFileSync(path.join(folder, file), "utf8").trimEnd());
  });
}
