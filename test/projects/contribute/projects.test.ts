import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";

const run = promisify(execFile);
const content = path.join(import.meta.dirname, "../../../src/content/contribute");

/** The projects that pages build step by step. Each page shows the files of its project as they are at the end. */
const projects = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(projects.map(({ name }) => name))("the project of /contribute/%s/", (name) => {
  const folder = path.join(import.meta.dirname, name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));

  test("passes its own tests", async () => {
    const { stdout } = await run(process.execPath, ["--test", "--test-reporter=tap"], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "" },
    });
    expect(stdout).toMatch(/# pass [1-9]/);
    expect(stdout).toMatch(/# fail 0/);
  }, 60_000);

  test.each(files)("%s is what the page shows", (file) => {
    const page = readFileSync(path.join(content, `${name}.mdx`), "utf8");
    const fences = [...page.matchAll(/^```\w+ title="([^"]+)"[^\n]*\n([\s\S]*?)^```$/gm)];
    const shown = fences.filter((fence) => fence[1] === file).at(-1)?.[2];
    expect(shown?.trimEnd()).toBe(readFileSync(path.join(folder, file), "utf8").trimEnd());
  });
});
