import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { transformFileSync } from "@swc/core";
import { expect, inject, test } from "vitest";
import { paths } from "../../scripts/lib/paths";
import { walk } from "../../scripts/site/content/walk";
import { entryBytes } from "../bench/entry-bytes";
import { SCREEN_URLS } from "../screens";

const { own, fixture } = inject("sites");

/** Returns the bytes that a cold load of a page transfers from a host with brotli. */
function coldLoad(page: string): { html: number; scripts: number; styles: number } {
  const html = readFileSync(path.join(own, page, "index.html"), "utf8");
  const scripts = scriptsOf(html);
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? "");
  const sum = (files: string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  return { html: compressed(Buffer.from(html)), scripts: sum(scripts), styles: sum(styles) };
}

/** Cached, because compressing takes a while and most pages have the same files. */
const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? compressed(readFileSync(path.join(own, file)));
  sizes.set(file, size);
  return size;
}

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script defer src="([^"]+)"/g)].map((match) => match[1] ?? "");
}

function compressed(bytes: Buffer): number {
  return brotliCompressSync(bytes).length;
}

/** Every page that a reader can land on, by its folder. */
const pages = readdirSync(own, { recursive: true, encoding: "utf8" })
  .filter(
    (file) => path.basename(file) === "index.html" && !file.includes("printable") && !file.startsWith("app-shell"),
  )
  .map((file) => path.dirname(file));
/** One page of each section: cold loads of the others transfer the same scripts. */
const documentation = [
  "api",
  "concepts",
  "configuration/mode",
  "contribute",
  "guides",
  "loaders",
  "migrate",
  "plugins",
  "configuration/output",
  "configuration/all-options",
  "license",
];

test("a cold load of a concepts page stays within its budget", () => {
  const { html, scripts, styles } = coldLoad("concepts");
  // Until the scripts have loaded, search and menus don't work.
  expect(scripts).toBeLessThan(75_200);
  // Until the styles have loaded, the screen stays blank.
  expect(styles).toBeLessThan(7_000);
  // Readers wait for both before they can read.
  expect(html + styles).toBeLessThan(16_750);
  // Readers wait for all three before the page is complete and interactive.
  expect(html + styles + scripts).toBeLessThan(91_950);
});

test("browsers are told to compile the common scripts while they load", () => {
  const scripts = scriptsOf(readFileSync(path.join(own, "concepts/index.html"), "utf8"));
  const told = scripts.filter((file) => readFileSync(path.join(own, file), "utf8").startsWith("//# allFunctions"));
  expect(told.map((file) => path.basename(file).split(".")[0])).toEqual(["vendor", "main"]);
});

test.each(documentation)("a cold load of /%s/ keeps to its budget", (page) => {
  const { scripts, styles } = coldLoad(page);
  // Whichever section readers land in, they wait about as long for search and menus, and for something to read.
  expect(scripts).toBeLessThan(75_700);
  expect(styles).toBeLessThan(7_000);
});

// The page about configuration has notes inside its samples, which are components.
test.each([...SCREEN_URLS, "/configuration/"])(
  "a cold load of %s, which has components, stays within its budget",
  (page) => {
    const { html, scripts, styles } = coldLoad(page);
    // Readers wait for the scripts before they can use these components, and for the rest before they see them.
    expect(scripts).toBeLessThan(82_000);
    expect(html + styles).toBeLessThan(18_000);
  },
);

test("no page has more than one additional style sheet, and no script that it waits for", () => {
  const wrong = pages.filter((page) => {
    const [head = "", body = ""] = readFileSync(path.join(own, page, "index.html"), "utf8").split("</head>");
    if (!body.includes('id="root"')) return false; // an old address, which redirects
    const styles = head.match(/<link rel="stylesheet"/g)?.length ?? 0;
    return styles > 2 || /<script (?!defer )[^>]*src/.test(head);
  });
  expect(pages.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

test("another page makes the start of every page at most 20 bytes longer", async () => {
  const few = (await walk(path.join(paths.root, "test/fixtures/site"))).files.length;
  const many = (await walk(paths.content)).files.length;
  expect(many).toBeGreaterThan(few + 100);
  const [ofMany, ofFew] = [await entryBytes(own, "/concepts/"), await entryBytes(fixture, "/concepts/")];
  expect(ofFew).toBeGreaterThan(50_000); // the size really includes it
  // Every reader downloads these bytes, whichever page they want, so a larger site mustn't start much more slowly.
  expect((ofMany - ofFew) / (many - few)).toBeLessThanOrEqual(20);
});

/** Texts that survive minifying, from the parts of search that a page doesn't load until it's needed. */
const SEARCH_PARTS = {
  "the dialog": "Search the docs",
  "autocomplete.js": "aaDatum",
  "the embedded source": "The search worker couldn't be loaded.",
  "the provider's client": "x-algolia-application-id",
  "the engine": "The search index is cut off",
};

test.each(Object.entries(SEARCH_PARTS))("%s is built, but isn't in any first load", (_, text) => {
  const first = scriptsOf(readFileSync(path.join(own, "concepts/index.html"), "utf8")).map((file) =>
    path.basename(file),
  );
  const assets = readdirSync(path.join(own, "assets")).filter((name) => name.endsWith(".js"));
  const holders = assets.filter((name) => readFileSync(path.join(own, "assets", name), "utf8").includes(text));
  expect(first.length).toBeGreaterThan(2);
  expect(holders).not.toEqual([]);
  expect(holders.filter((name) => first.includes(name))).toEqual([]);
});

function sizeOfIndex(...names: string[]): number {
  const [folder = "", ...others] = readdirSync(path.join(own, "search"));
  expect(others).toEqual([]);
  return names.reduce((sum, name) => sum + sizeOf(path.join("search", folder, name)), 0);
}

test("the index stays within its budget, without excerpts; titles come with the engine", () => {
  // Readers wait for the titles before the first result appears.
  expect(sizeOfIndex("heads.bin")).toBeLessThan(23_000);
  // Readers wait for the whole index if only the text of a page has their words.
  expect(sizeOfIndex("heads.bin", "full.json", "words.json")).toBeLessThan(195_000);
});

test("a host with only gzip stays within the same budget", () => {
  const [folder = ""] = readdirSync(path.join(own, "search"));
  const sizes = ["heads.bin", "full.json", "words.json"].map((name) => {
    return gzipSync(readFileSync(path.join(own, "search", folder, name))).length;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(195_000);
});

test("the box and the engine, with its titles, are at most 47,000 bytes", () => {
  const assets = readdirSync(path.join(own, "assets"));
  const holding = (text: string) => {
    return assets.filter((name) => readFileSync(path.join(own, "assets", name), "utf8").includes(text));
  };
  const box = [...holding(SEARCH_PARTS["the dialog"]), ...holding(".search-panel")];
  const engine = holding(SEARCH_PARTS["the engine"]);
  expect([box.length, engine.length]).toEqual([2, 1]);
  const sum = (names: string[]) => names.reduce((total, name) => total + sizeOf(path.join("assets", name)), 0);
  // Readers wait for the box before they can type into it.
  expect(sum(box)).toBeLessThan(15_200);
  // Readers wait for both before the first result appears.
  expect(sum(box) + sum(engine)).toBeLessThan(47_000);
});

test("the button, the only part of search in a first load, is small", () => {
  const folder = path.join(import.meta.dirname, "../../src/components/search");
  const code = ["SearchButton.tsx", "load.ts", "start-worker.ts"].map((file) => {
    const parser = { syntax: "typescript", tsx: true } as const;
    const jsc = { parser, target: "es2022", transform: { react: { runtime: "automatic" } }, minify: MINIFY } as const;
    return transformFileSync(path.join(folder, file), { jsc, minify: true, swcrc: false }).code;
  });
  // Everyone downloads the button, even those who never search.
  expect(compressed(Buffer.from(code.join("\n")))).toBeLessThan(800);
});

const MINIFY = { compress: true, mangle: true, module: true } as const;
