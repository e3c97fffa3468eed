import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { exitWithSentence } from "../../../scripts/lib/report";
import { replaceFolder } from "../../../scripts/site/output-folder";
import { temporaryFolder, writeContent } from "../temporary-content";

function build(output: string, text: string): Promise<void> {
  return replaceFolder(output, (folder) => writeFile(path.join(folder, "404.html"), text));
}

test("a build replaces the previous one, and nothing else is left", async () => {
  const folder = await temporaryFolder();
  for (const text of ["one", "two"]) await build(path.join(folder, "deep/dist"), text);
  expect(await readFile(path.join(folder, "deep/dist/404.html"), "utf8")).toBe("two");
  expect(await readdir(path.join(folder, "deep"))).toEqual(["dist"]);
});

test("a failed build keeps the old one", async () => {
  const output = path.join(await temporaryFolder(), "dist");
  await build(output, "one");
  const failing = replaceFolder(output, () => Promise.reject(new Error("It failed.")));
  await expect(failing).rejects.toThrow("It failed.");
  expect(await readFile(path.join(output, "404.html"), "utf8")).toBe("one");
  expect(await readdir(path.dirname(output))).toEqual(["dist"]);
});

/** A build that never stops writing, with hundreds of writes in progress at any time. */
const ENDLESS = `
  import { mkdir, writeFile } from "node:fs/promises";
  import { replaceFolder } from "./scripts/site/output-folder.ts";
  await replaceFolder(process.argv[1], async (folder) => {
    console.log("writing");
    for (let round = 0; ; round++) {
      await Promise.all(Array.from({ length: 500 }, async (_, number) => {
        const deep = folder + "/" + (number % 50) + "/" + round + "-" + number;
        await mkdir(deep, { recursive: true });
        await writeFile(deep + "/index.html", "x".repeat(20_000));
      }));
    }
  });`;

test("a build that is stopped while it writes leaves nothing, however often it's tried", async () => {
  const folder = await temporaryFolder();
  for (let attempt = 0; attempt < 3; attempt++) {
    const args = ["--import", "tsx", "--input-type=module", "-e", ENDLESS, path.join(folder, "dist")];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    await pause(20);
    child.kill("SIGTERM");
    await pause(3);
    child.kill("SIGTERM"); // as npm does, which forwards a signal that the terminal sends to both
    const [code] = await once(child, "close");
    expect([143, null]).toContain(code); // null if the repeated signal arrives while the process is ending
    expect(await readdir(folder)).toEqual([]);
  }
});

test("of builds at the same time, the last one to finish stays, complete", async () => {
  const output = path.join(await temporaryFolder(), "dist");
  const texts = Array.from({ length: 8 }, (_, number) => `build ${number}`);
  await Promise.all(texts.map((text) => build(output, text)));
  expect(texts).toContain(await readFile(path.join(output, "404.html"), "utf8"));
  expect(await readdir(path.dirname(output))).toEqual(["dist"]);
});

test("old remains of a killed build are removed, but not what others are writing", async () => {
  const folder = await writeContent({
    "dist/404.html": "one",
    "dist.new-killed/x": "",
    "dist.old-killed/output/404.html": "older",
    "dist.new-writing/x": "",
    "dist.new-by.hand/x": "",
    "other.new-killed/x": "",
  });
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const name of ["dist.new-killed", "dist.old-killed", "dist.new-by.hand", "other.new-killed"]) {
    await utimes(path.join(folder, name), longAgo, longAgo);
  }
  await build(path.join(folder, "dist"), "two");
  expect(await readdir(folder)).toEqual(["dist", "dist.new-by.hand", "dist.new-writing", "other.new-killed"]);
  expect(await readFile(path.join(folder, "dist/404.html"), "utf8")).toBe("two");
});

test.each<[what: string, place: string, says: RegExp]>([
  ["a file in its place", "file", /^There is a file at .*file, where the build puts the site\. Delete it/],
  ["a file above it", "file/dist", /^Can't write .*file: There's a file where a folder should be\..*EEXIST|ENOTDIR/],
  [
    "something else in its place",
    "precious",
    /^The folder .*precious contains something other than a build.*OUTPUT_DIR/,
  ],
  ["a name that no system has", "x".repeat(300), /^Can't write .*: A file name is too long for this system\./],
])("%s is told in a sentence", async (_, place, says) => {
  const folder = await writeContent({ file: "", "precious/work.txt": "mine" });
  const said: string[] = [];
  const log = vi.spyOn(console, "error").mockImplementation((text: string) => void said.push(text));
  await build(path.join(folder, place), "one").catch(exitWithSentence);
  log.mockRestore();
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  expect(said).toEqual([expect.stringMatching(says)]);
  expect(await readFile(path.join(folder, "precious/work.txt"), "utf8")).toBe("mine");
});

test("an empty folder is used as it is", async () => {
  const output = path.join(await temporaryFolder(), "dist");
  await mkdir(output);
  await build(output, "one");
  expect(await readdir(output)).toEqual(["404.html"]);
});
