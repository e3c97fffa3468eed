import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");
// Always the same folder, so that webpack's cache of it is there the next time.
const content = path.join(root, ".cache/test/build-content");
let folder: string;
let output: string;

beforeAll(async () => {
  await mkdir(path.dirname(content), { recursive: true });
  await rm(content, { recursive: true, force: true });
  await cp(path.join(root, "test/fixtures/site"), content, { recursive: true });
  folder = await mkdtemp(path.join(root, ".cache/test/build-"));
  output = path.join(folder, "dist");
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A build as a process of its own, and what becomes of it. */
function start(OUTPUT_DIR: string, command = process.execPath, args: string[] = []) {
  const env = { ...process.env, CONTENT_DIR: content, OUTPUT_DIR };
  const child = spawn(command, [...args, "--import", "tsx", "scripts/build.ts"], { cwd: root, env });
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
  });
  child.stderr.on("data", (text) => {
    said += text;
  });
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

/** Until a build has written its first files beside the output. */
async function isWriting(child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const names = await readdir(`${output}.new-${child.pid}`).catch(() => []);
    if (names.length > 0) return;
    await pause(5);
  }
  throw new Error("The build ended before it could be stopped.");
}

/** The cache of the content's site data, which the last build made. */
async function newest(directory: string): Promise<string> {
  const names = await readdir(path.join(root, ".cache", directory));
  const found = await Promise.all(
    names.map(async (name) => {
      const config = await readFile(path.join(root, ".cache", directory, name, "bodies.json"), "utf8").catch(() => "");
      return { name, isOurs: config.includes("Only for this test") };
    }),
  );
  return found.find(({ isOurs }) => isOurs)?.name ?? "";
}

test("two builds at once into one folder both end, and what is there is one whole build", async () => {
  await writeFile(path.join(content, "only.mdx"), "---\ntitle: Only for this test\n---\nText.\n");
  const builds = [start(output), start(output)];
  const results = await Promise.all(builds.map(({ ended }) => ended));
  expect(results.map(({ code, said }) => [code, code === 0 ? "" : said])).toEqual([
    [0, ""],
    [0, ""],
  ]);
  expect(results.filter(({ said }) => said.includes("Waiting for another build"))).toHaveLength(1);
  expect(await readdir(folder)).toEqual(["dist"]);
  expect(Object.keys(await allFiles(output))).toContain("only/index.html");
}, 300_000);

test("damaged caches change nothing, and a build in another folder is the same to the byte", async () => {
  const key = await newest("site-data");
  const data = path.join(root, ".cache/site-data", key);
  expect(key).not.toBe("");
  await rm(path.join(data, "config.js"));
  await mkdir(path.join(data, "config.js/folder"), { recursive: true });
  await rm(path.join(data, "pages"), { recursive: true });
  await writeFile(path.join(data, "pages"), "garbage");
  await writeFile(path.join(data, "sections.js"), "cut off (");
  await truncate(path.join(root, ".cache/webpack", `client-${key}`, "0.pack"), 100_000);
  await truncate(path.join(root, ".cache/webpack", `server-${key}`, "index.pack"), 1000);
  const other = path.join(folder, "elsewhere/dist");
  expect((await start(other).ended).code).toBe(0);
  expect(await allFiles(other)).toEqual(await allFiles(output));
  await rm(path.dirname(other), { recursive: true });
}, 300_000);

test("a build that is stopped leaves the old one in place, and the next one clears up", async () => {
  const before = await allFiles(output);
  for (const signal of ["SIGINT", "SIGTERM", "SIGKILL"] as const) {
    const { child, ended } = start(output);
    await isWriting(child);
    child.kill(signal);
    await ended;
    expect(await allFiles(output)).toEqual(before);
    // Not more than what the last one left.
    expect(await readdir(folder)).toEqual(["dist", `dist.new-${child.pid}`]);
  }
  await writeFile(path.join(content, "broken.mdx"), "No front matter.\n");
  const { code, said } = await start(output).ended;
  await rm(path.join(content, "broken.mdx"));
  expect([code, said]).toEqual([1, expect.stringContaining("broken.mdx:1:1 The page has no front matter.")]);
  expect(await readdir(folder)).toEqual(["dist"]);
  expect(await allFiles(output)).toEqual(before);
}, 300_000);

test.each<[what: string, place: () => Promise<string>, says: RegExp]>([
  [
    "a file in its place",
    async () => {
      await writeFile(path.join(folder, "file"), "");
      return path.join(folder, "file");
    },
    /^There is a file at .*file, where the site should go\./,
  ],
  [
    "a file above it",
    async () => {
      await writeFile(path.join(folder, "file"), "");
      return path.join(folder, "file/dist");
    },
    /^Cannot write .*file: A file stands where a folder should be\./,
  ],
  [
    "something else in its place",
    async () => {
      await mkdir(path.join(folder, "precious"), { recursive: true });
      await writeFile(path.join(folder, "precious/work.txt"), "mine");
      return path.join(folder, "precious");
    },
    /^The folder .*precious holds something else than a build/,
  ],
  ["a place where nothing can be made", async () => "/dev/null/dist", /^Cannot write \/dev\/null/],
])(
  "%s is told in a sentence",
  async (_, place, says) => {
    const { code, said } = await start(await place()).ended;
    expect([code, said]).toEqual([1, expect.stringMatching(says)]);
    expect(said).not.toMatch(/^\s+at /m);
    expect(await readFile(path.join(folder, "precious/work.txt"), "utf8").catch(() => "mine")).toBe("mine");
  },
  120_000,
);

// The limit of a file's size stands in for a full disk, which a test cannot make without being root.
test.runIf(process.platform === "linux")(
  "a disk that takes no more is told in a sentence",
  async () => {
    const before = await allFiles(output);
    const script = 'trap "" XFSZ; ulimit -f 8; exec "$0" "$@"';
    const { code, said } = await start(output, "bash", ["-c", script, process.execPath]).ended;
    expect([code, said]).toEqual([1, expect.stringMatching(/Cannot write.*A file would become larger/)]);
    expect(said).not.toMatch(/^\s+at /m);
    expect(await allFiles(output)).toEqual(before);
    expect((await readdir(folder)).filter((name) => name.startsWith("dist"))).toEqual(["dist"]);
  },
  120_000,
);
