import { expect, test } from "vitest";
import { asText, binaryOf, hasBinaryFiles } from "../../../../src/playground/project/binary-files";

test("a text stays as it is, with its byte order mark", () => {
  const text = "\uFEFFprices: 1 €\n";
  expect(asText(new TextEncoder().encode(text))).toBe(text);
  expect(binaryOf(text)).toBeNull();
});

test.each([
  ["bytes that are no UTF-8", [137, 80, 78, 71, 255]],
  ["a zero", [0, 97, 115, 109]],
  ["every byte", Array.from({ length: 256 }, (_, byte) => byte)],
])("%s come back as they were", (_, bytes) => {
  const text = asText(Uint8Array.from(bytes));
  expect([...(binaryOf(text) ?? [])]).toEqual(bytes);
  expect(hasBinaryFiles({ "a.js": "", "b.png": text })).toBe(true);
});

test("a text that looks like a data URL comes back unchanged", () => {
  const text = "data:application/octet-stream;base64,AAAA";
  const bytes = new TextEncoder().encode(text);
  expect([...(binaryOf(asText(bytes)) ?? [])]).toEqual([...bytes]);
});

test("a damaged data URL is text, and so are those that someone typed", () => {
  expect(binaryOf("data:application/octet-stream;base64,%%")).toBeNull();
  expect(binaryOf("data:image/png;base64,AAAA")).toBeNull();
  expect(hasBinaryFiles({ "a.txt": "data:image/png;base64,AAAA" })).toBe(false);
});
