import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { paths } from "../../../scripts/lib/paths";
import { isRecording } from "../../../scripts/lib/recording";
import { pageOf } from "../../../scripts/proofs/affected-proofs";

/**
 * Compares text with a file that the page shows. Durations, and ports and addresses of the machine, may differ.
 * With `npm run prove -- --update`, writes the file if it differs otherwise.
 */
export async function expectOutput(file: string, text: string): Promise<void> {
  const actual = `${text.trimEnd()}\n`.replace(/^\n+/, "");
  const expected = await readFile(file, "utf8").catch(() => undefined);
  if (expected !== undefined && comparable(expected) === comparable(actual)) return;
  if (isRecording()) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, actual);
    return;
  }
  const page = pageOf(path.relative(paths.root, file).split(path.sep).join("/")) ?? "SECTION/PAGE";
  const name = `expected/${path.basename(file)}`;
  const advice = `\`npm run prove -- ${page} --update\` writes it.`;
  if (expected === undefined) expect.fail(`There is no ${name}. ${advice}`);
  expect(comparable(actual), `The page shows ${name}, which differs. ${advice}`).toBe(comparable(expected));
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
