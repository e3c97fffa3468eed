import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, inject, test } from "vitest";

const { own } = inject("sites");

/** What a cold load of a page fetches, in bytes as a host with brotli sends them. */
function coldLoad(page: string): { html: number; scripts: number; styles: number } {
  const html = readFileSync(path.join(own, page, "index.html"), "utf8");
  const scripts = [...html.matchAll(/<script defer src="([^"]+)"/g)].map((match) => match[1] ?? "");
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? "");
  const sum = (files: string[]) =>
    files.reduce((total, file) => total + compressed(readFileSync(path.join(own, file))), 0);
  return { html: compressed(Buffer.from(html)), scripts: sum(scripts), styles: sum(styles) };
}

function compressed(bytes: Buffer): number {
  return brotliCompressSync(bytes).length;
}

test.each(["concepts", "configuration/mode", "guides/getting-started"])(
  "a cold load of /%s/ keeps to its budget",
  (page) => {
    const { html, scripts, styles } = coldLoad(page);
    expect(scripts).toBeLessThan(85_000);
    expect(styles).toBeLessThan(10_000);
    expect(html + styles).toBeLessThan(22_000);
  },
);
