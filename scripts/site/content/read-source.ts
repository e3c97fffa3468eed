import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import type { Problem } from "../../lib/problem";

/** The text of a content file, normalized to LF and without byte order mark. */
export interface SourceText {
  text: string;
  /** The size on disk in bytes. */
  size: number;
  problems: Omit<Problem, "file">[];
}

/** The maximum size in bytes. Browsers could not display a larger page, and the compiler's memory is limited. */
const LARGEST = 20_000_000;

/** Replaces the text of a file that was not read. It doesn't cause further problems. */
const UNREAD = "---\ntitle: Untitled\n---\n";

/**
 * Reads a content file. Bytes that are not valid text become problems instead of a crash or silent replacement
 * characters.
 *
 * It reads synchronously, because that takes a fifth of the time for hundreds of small files, and the dev server reads
 * all of them after every edit.
 */
export async function readSource(file: string): Promise<SourceText> {
  const { size } = statSync(file);
  if (size > LARGEST) {
    const message = `The file is ${Math.round(size / 1e6)} MB, and a page can be at most ${LARGEST / 1e6} MB. Split it.`;
    return { text: UNREAD, size, problems: [{ line: 1, column: 1, message, severity: "error" }] };
  }
  const bytes = readFileSync(file);
  const problems: SourceText["problems"] = [];
  if (!isUtf8(bytes)) {
    const at = placeOf(bytes, (line) => !isUtf8(line));
    problems.push({
      ...at,
      message: "The file isn't valid UTF-8 here. Save it with UTF-8 encoding.",
      severity: "error",
    });
  }
  if (bytes.includes(0)) {
    const at = placeOf(bytes, (line) => line.includes(0));
    problems.push({ ...at, message: "There is a NUL byte here. Delete it.", severity: "error" });
  }
  const text = bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replaceAll("\0", "\uFFFD");
  return { text, size: bytes.length, problems };
}

/** Returns line and column of the first character of an invalid line. */
function placeOf(bytes: Buffer, isBroken: (line: Buffer) => boolean): { line: number; column: number } {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const newline = bytes.indexOf(10, start);
    const end = newline < 0 ? bytes.length : newline;
    if (isBroken(bytes.subarray(start, end))) return { line, column: 1 };
    start = end + 1;
  }
  return { line: 1, column: 1 };
}
