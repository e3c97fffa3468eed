import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { findMessages } from "../../src/errors/find-messages";
import { packPatterns, unpackPatterns } from "../../src/errors/pack-patterns";
import { catalogue } from "./catalogue";

test("what browsers load to find messages keeps to its budget", async () => {
  const packed = packPatterns(catalogue);
  const size = brotliCompressSync(`export const patterns = ${JSON.stringify(packed)};\n`).length;
  console.log(`the packed patterns have ${size} bytes`);
  expect(size).toBeGreaterThan(5_000); // it does contain them
  expect(size).toBeLessThan(12_000);
});

test.each(["seen", "held-back", "fresh", "fresh-2"])(
  "packed patterns find in the outputs that are %s what the published ones find",
  async (half) => {
    const packed = unpackPatterns(packPatterns(catalogue));
    const text = await readFile(path.join(import.meta.dirname, `real/${half}.json`), "utf8");
    const outputs = (JSON.parse(text) as { output: string }[]).map(({ output }) => output);
    const published = outputs.map((output) =>
      findMessages(output, catalogue).map((found) => [found.entry.id, found.text, found.causes.map(({ id }) => id)]),
    );
    const found = outputs.map((output) =>
      findMessages(output, packed).map((found) => {
        const idOf = ({ id }: { id: number }) => catalogue[id]?.id;
        return [idOf(found.entry), found.text, found.causes.map(idOf)];
      }),
    );
    expect(found).toEqual(published);
    expect(found.flat().length).toBeGreaterThan(100);
  },
);
