import { truncate } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { readSource } from "../../../../scripts/site/content/read-source";
import { writeContent } from "../../temporary-content";

async function read(content: string | Uint8Array) {
  return readSource(path.join(await writeContent({ "page.mdx": content }), "page.mdx"));
}

test.each([
  ["plain text", "a\nb\n", "a\nb\n"],
  ["Windows line endings", "a\r\nb\r\n", "a\nb\n"],
  ["old Macintosh line endings", "a\rb\r", "a\nb\n"],
  ["a byte order mark", "\uFEFFa", "a"],
  ["a byte order mark and Windows line endings", "\uFEFF---\r\na", "---\na"],
  ["emoji and right-to-left text", "👨‍👩‍👧 שלום", "👨‍👩‍👧 שלום"],
  ["nothing", "", ""],
])("%s is read as text without problems", async (_, content, text) => {
  expect(await read(content)).toEqual({ text, size: Buffer.byteLength(content), problems: [] });
});

test("only the first byte order mark is removed", async () => {
  expect((await read("\uFEFFa\uFEFFb")).text).toBe("a\uFEFFb");
});

test.each([
  ["a lone continuation byte", Buffer.from([0x61, 0x0a, 0x80]), 2],
  ["Latin 1", Buffer.from("a\n\ncaf\xe9\n", "latin1"), 3],
  ["UTF-16 with its mark", Buffer.from("\uFEFFab", "utf16le"), 1],
  ["a cut off character at the end of a line", Buffer.from([0xf0, 0x9f, 0x0a, 0x61]), 1],
])("%s is a problem in its line", async (_, bytes, line) => {
  const { problems } = await read(bytes);
  expect(problems[0]).toMatchObject({ line, severity: "error", message: expect.stringMatching(/UTF-8/) });
});

test("a NUL byte is a problem in its line and doesn't reach the text", async () => {
  const { problems, text } = await read("a\nb\0c");
  expect(problems).toMatchObject([{ line: 2, severity: "error", message: expect.stringMatching(/NUL/) }]);
  expect(text).not.toContain("\0");
});

test("a file that is too large is reported without being read", async () => {
  const file = path.join(await writeContent({ "page.mdx": "" }), "page.mdx");
  await truncate(file, 5_000_000_000); // a sparse file, which takes no space on the disk
  const { problems } = await readSource(file);
  expect(problems.map(({ message }) => message)).toEqual([
    "The file is 5000 MB, and a page can be at most 20 MB. Split it.",
  ]);
});
