import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";

/**
 * Compares text with a file that the page shows. Durations, and ports and addresses of the machine, may differ.
 * `UPDATE_PROJECTS=1` writes the file where it differs otherwise.
 */
export async function expectOutput(file: string, text: string): Promise<void> {
  const actual = `${text.trimEnd()}\n`.replace(/^\n+/, "");
  const expected = await readFile(file, "utf8").catch(() => undefined);
  if (expected !== undefined && comparable(expected) === comparable(actual)) return;
  if (process.env.UPDATE_PROJECTS === "1") {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, actual);
    return;
  }
  const name = path.basename(file);
  if (expected === undefined) expect.fail(`There is no expected/${name}. UPDATE_PROJECTS=1 writes it.`);
  expect(comparable(actual), `what is shown as expected/${name} (UPDATE_PROJECTS=1 writes it)`).toBe(
    comparable(expected),
  );
}

/** Returns text without what differs from run to run. */
function comparable(text: string): string {
  return text
    .replace(/\r\n/g, "\n")
    .replace(/\b\d+(?:\.\d+)? ?(?:ms|s|sec|seconds)\b/g, "<time>")
    .replace(/\b(localhost|127\.0\.0\.1|\[::1\]):\d+/g, "$1:<port>")
    .replace(/\bhttps?:\/\/(?!127\.)\d+\.\d+\.\d+\.\d+:\d+/g, "<address>")
    .replace(/http:\/\/\[fe80[^\]]*\]:\d+/g, "<address>");
}
