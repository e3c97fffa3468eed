import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { printProblems, sentenceOf } from "../../../scripts/lib/report";
import { writeFiles } from "../../../scripts/lib/write-files";
import { writeContent } from "../temporary-content";

/** Returns the message for the error with which a promise rejects. */
const saidOf = (failing: Promise<unknown>) => failing.then(() => "nothing failed", sentenceOf);

test("an obstacle to writing is reported with advice", async () => {
  const folder = await writeContent({ file: "" });
  const said = await saidOf(writeFiles(new Map([["below/name", ""]]), path.join(folder, "file")));
  expect(said).toMatch(
    /^Can't write .*: There's a file where a folder should be\. Delete it, or choose another folder/,
  );
});

test("a missing file to read, and an address to listen at, aren't reported as write errors", async () => {
  const folder = await writeContent({});
  expect(await saidOf(readFile(path.join(folder, "report.json")))).toMatch(/^ENOENT: no such file or directory, open /);
  const taken = path.join(folder, "socket");
  const [first, second] = [createServer(), createServer()];
  const listening = new Promise((resolve) => first.listen(taken, () => resolve(undefined)));
  await listening;
  const failed = new Promise((_, reject) => second.once("error", reject).listen(taken));
  expect(await saidOf(failed)).toMatch(/^listen EADDRINUSE/);
  await new Promise((resolve) => first.close(resolve));
});

test("a problem is one line, whatever its message contains", () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  printProblems(
    [{ file: "a.mdx", line: 1, column: 2, message: "The title\n  is two lines.", severity: "warning" }],
    ".",
  );
  expect(printed.mock.calls).toEqual([["a.mdx:1:2 warning: The title is two lines."]]);
  printed.mockRestore();
});
