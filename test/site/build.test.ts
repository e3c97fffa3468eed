import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const { fixture } = inject("sites");
/** The cache folder of the fixture site, which these tests damage. */
const caches = path.join(root, ".cache/test/fixture-cache");
let folder: string;
let output: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(root, ".cache/test/build-"));
  output = path.join(folder, "dist");
  await cp(fixture, output, { recursive: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds the fixture site in a separate process. */
function start(command = process.execPath, args = ["scripts/run.mjs", "scripts/commands/build.ts"]) {
  const content = path.join(root, "test/fixtures/site");
  const env = { ...process.env, CONTENT_DIR: content, OUTPUT_DIR: output, CACHE_DIR: caches };
  const child = spawn(command, args, { cwd: root, env });
  let said = "";
  const hear = (text: Buffer) => {
    said += text;
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, said }));
  });
  return { child, ended };
}

async function allFiles(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.sort().map((file) => readFile(file, "latin1")));
  return Object.fromEntries(files.map((file, index) => [path.relative(directory, file), texts[index] ?? ""]));
}

/** Waits until a build has created its folder beside the output, or has written files into it. */
async function until(state: "started" | "writing", child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const [started] = (await readdir(folder)).filter((name) => name.startsWith("dist.new-"));
    if (started && state === "started") return;
    if (started && (await readdir(path.join(folder, started)).catch(() => [])).length > 0) return;
    await pause(5);
  }
  throw new Error("The build ended before it could be stopped.");
}

test("a stopped build keeps the old one, and leaves nothing else", async () => {
  const before = await allFiles(output);
  const { child, ended } = start();
  await until("writing", child);
  child.kill("SIGINT");
  await ended;
  expect(await allFiles(output)).toEqual(before);
  expect(await readdir(folder)).toEqual(["dist"]);
}, 300_000);

test("a build after a killed one, with damaged caches, has the same result", async () => {
  const whole = await allFiles(output);
  expect(Object.keys(whole)).toContain("guides/right-to-left/index.html");
  const { child, ended } = start();
  await until("started", child);
  child.kill("SIGKILL");
  await ended;
  expect(await allFiles(output)).toEqual(whole);
  const [left = ""] = (await readdir(folder)).filter((name) => name !== "dist");
  const longAgo = new Date(Date.now() - 3_600_000);
  await utimes(path.join(folder, left), longAgo, longAgo);
  for (const key of await readdir(path.join(caches, "site-data"))) await damage(path.join(caches, "site-data", key));
  const pages = path.join(caches, "pages");
  for (const name of await readdir(pages)) await truncate(path.join(pages, name), 40);
  await truncate(path.join(output, "index.html"), 10);

  const { code, said } = await start().ended;
  expect([code, code === 0 ? "" : said]).toEqual([0, ""]);
  expect(await readdir(folder)).toEqual(["dist"]);
  expect(await allFiles(output)).toEqual(whole);
}, 300_000);

/** Replaces a file with a folder, and two others with garbage. */
async function damage(data: string): Promise<void> {
  await rm(path.join(data, "config.js"));
  await mkdir(path.join(data, "config.js/folder"), { recursive: true });
  await rm(path.join(data, "pages"), { recursive: true, force: true });
  await writeFile(path.join(data, "pages"), "garbage");
  await writeFile(path.join(data, "code.js"), "cut off (");
}

// A limit on the size of files replaces a full disk, which only root could set up.
test.runIf(process.platform === "linux")(
  "a full disk is reported in a sentence",
  async () => {
    const before = await allFiles(output);
    const script = 'trap "" XFSZ; ulimit -f 8; exec "$0" "$@"';
    const build = [process.execPath, "scripts/run.mjs", "scripts/commands/build.ts"];
    const { code, said } = await start("bash", ["-c", script, ...build]).ended;
    expect([code, said]).toEqual([1, expect.stringMatching(/Can't write.*A file would be larger/)]);
    expect(said).not.toMatch(/^\s+at /m);
    expect(await allFiles(output)).toEqual(before);
    expect(await readdir(folder)).toEqual(["dist"]);
  },
  120_000,
);
