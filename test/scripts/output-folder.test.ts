import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { makeAside } from "../../scripts/output-folder";
import { exitWithSentence } from "../../scripts/report";
import { temporaryFolder, writeContent } from "./temporary-content";

/** No process has this number: it is above what systems give. */
const GONE = 2 ** 30;

async function build(output: string, text: string): Promise<void> {
  const aside = await makeAside(output);
  await writeFile(path.join(aside.folder, "404.html"), text);
  await aside.swap();
  await aside.drop();
}

test("a build takes the place of the one before, and nothing else is left", async () => {
  const folder = await temporaryFolder();
  for (const text of ["one", "two"]) await build(path.join(folder, "deep/dist"), text);
  expect(await readFile(path.join(folder, "deep/dist/404.html"), "utf8")).toBe("two");
  expect(await readdir(path.join(folder, "deep"))).toEqual(["dist"]);
});

test("a build that is thrown away leaves the old one", async () => {
  const output = path.join(await temporaryFolder(), "dist");
  await build(output, "one");
  await (await makeAside(output)).drop();
  expect(await readFile(path.join(output, "404.html"), "utf8")).toBe("one");
  expect(await readdir(path.dirname(output))).toEqual(["dist"]);
});

test("what builds left that were ended is cleared away, what others are writing is not", async () => {
  const folder = await writeContent({
    "dist/404.html": "one",
    [`dist.new-${GONE}/x`]: "",
    [`dist.old-${GONE}/404.html`]: "older",
    [`dist.new-${process.ppid}/x`]: "",
    "dist.new-mine/x": "",
    [`other.new-${GONE}/x`]: "",
  });
  await build(path.join(folder, "dist"), "two");
  expect(await readdir(folder)).toEqual(
    ["dist", "dist.new-mine", `dist.new-${process.ppid}`, `other.new-${GONE}`].sort(),
  );
  expect(await readFile(path.join(folder, "dist/404.html"), "utf8")).toBe("two");
});

test("a build that was ended in the middle of the exchange is undone", async () => {
  const folder = await writeContent({ [`dist.old-${GONE}/404.html`]: "one", [`dist.new-${GONE}/x`]: "" });
  await (await makeAside(path.join(folder, "dist"))).drop();
  expect(await readFile(path.join(folder, "dist/404.html"), "utf8")).toBe("one");
  expect(await readdir(folder)).toEqual(["dist"]);
});

test.each<[what: string, place: string, says: RegExp]>([
  ["a file in its place", "file", /^There is a file at .*file, where the site should go\. Delete it/],
  ["a file above it", "file/dist", /^Cannot write .*file: A file stands where a folder should be\..*EEXIST|ENOTDIR/],
  ["something else in its place", "precious", /^The folder .*precious holds something else than a build.*OUTPUT_DIR/],
  ["a name that no system has", "x".repeat(300), /^Cannot write .*: A name is too long for this system\./],
])("%s is told in a sentence", async (_, place, says) => {
  const folder = await writeContent({ file: "", "precious/work.txt": "mine" });
  const said: string[] = [];
  const log = vi.spyOn(console, "error").mockImplementation((text: string) => void said.push(text));
  await makeAside(path.join(folder, place)).catch(exitWithSentence);
  log.mockRestore();
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  expect(said).toEqual([expect.stringMatching(says)]);
  expect(await readFile(path.join(folder, "precious/work.txt"), "utf8")).toBe("mine");
});

test("an empty folder is taken as it is", async () => {
  const output = path.join(await temporaryFolder(), "dist");
  await mkdir(output);
  await build(output, "one");
  expect(await readdir(output)).toEqual(["404.html"]);
});
