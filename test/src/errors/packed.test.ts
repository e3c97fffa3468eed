import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { findMessages } from "../../../src/errors/find-messages";
import { packPatterns, unpackPatterns } from "../../../src/errors/pack-patterns";
import { catalogue } from "./catalogue";

test("the data that browsers load to find messages stays within its budget", async () => {
  const packed = packPatterns(catalogue);
  const size = brotliCompressSync(`export const patterns = ${JSON.stringify(packed)};\n`).length;
  console.log(`the packed patterns have ${size} bytes`);
  expect(size).toBeGreaterThan(5_000); // the size really includes them
  expect(size).toBeLessThan(12_000);
});

test("packed patterns find the same messages in real outputs as the published ones", async () => {
  const packed = unpackPatterns(packPatterns(catalogue));
  const texts = ["seen", "seen-2", "held-back", "fresh", "fresh-2", "fresh-3"].map((name) => {
    return readFile(path.join(import.meta.dirname, `real/${name}.json`), "utf8");
  });
  const outputs = (await Promise.all(texts)).flatMap((text) => JSON.parse(text) as { output: string }[]);
  const differing = outputs.filter(({ output }) => {
    const published = findMessages(output, catalogue).map(({ entry, causes }) => [
      entry.id,
      causes.map(({ id }) => id),
    ]);
    const idOf = ({ id }: { id: number }) => catalogue[id]?.id;
    const found = findMessages(output, packed).map(({ entry, causes }) => [idOf(entry), causes.map(idOf)]);
    return JSON.stringify(found) !== JSON.stringify(published);
  });
  expect(outputs.length).toBeGreaterThan(850);
  // Only beginnings are packed, so if two messages share words, another one may win.
  expect(differing.length / outputs.length).toBeLessThan(0.01);
});
