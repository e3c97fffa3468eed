import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { readmeLock } from "../scripts/fetch/readmes/packages";
import { paths } from "../scripts/lib/paths";
import { Footer } from "../src/components/frame/Footer";
import { Frame } from "../src/components/frame/Frame";
import { SiteConfigProvider } from "../src/components/SiteConfigContext";
import { Home } from "../src/screens/Home/Home";
import { NotFound } from "../src/screens/NotFound";
import { StarterKits } from "../src/screens/StarterKits/StarterKits";
import { readSiteConfig } from "../src/site";
import { topLinks } from "../src/utilities/links";
import { listedPages } from "../src/utilities/pages";
import { clientConfig } from "../webpack.config";

const table = readFileSync(path.join(import.meta.dirname, "specification.md"), "utf8");
const config = readSiteConfig({});

/** A line of the specification, by the cells of its row. */
interface Row {
  number: string;
  asks: string;
  keptIn: string;
  tests: string;
  differently: string;
}

const rows = table
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line): Row => {
    const [number = "", asks = "", keptIn = "", tests = "", differently = "", ...more] = cellsOf(line);
    if (more.length > 0) throw new Error(`The row ${number} has too many cells: escape a bar that is text.`);
    return { number, asks, keptIn, tests, differently };
  });

function cellsOf(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim());
}

/** Returns the files that a cell links to. */
function filesOf(cell: string): string[] {
  return [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, file = ""]) => path.join(import.meta.dirname, file));
}

/** Returns whether a cell links to files, or gives a reason for having none after the given words. */
function hasFiles(cell: string, insteadOf: string): boolean {
  return filesOf(cell).length > 0 || (cell.startsWith(insteadOf) && cell.length > insteadOf.length + 10);
}

function fromRoot(file: string): string {
  return path.relative(path.join(import.meta.dirname, ".."), file);
}

describe("the table of the specification", () => {
  test("counts the lines of each section from one", () => {
    const numbers = rows.map(({ number }) => number);
    const sectionOf = (number: string) => number.replace(/\.\d+$/, "");
    const sections = [...new Set(numbers.map(sectionOf))];
    const second = Array.from({ length: 11 }, (_, index) => `2.${index + 1}`);
    expect(sections).toEqual(["1", ...second, "3", "4", "5", "6", "7", "8", "9"]);
    for (const section of sections) {
      const lines = numbers.filter((number) => sectionOf(number) === section);
      expect(lines).toEqual(lines.map((_, index) => `${section}.${index + 1}`));
    }
  });

  test("only links to files that exist", () => {
    const missing = rows.flatMap(({ number, keptIn, tests, differently }) =>
      [keptIn, tests, differently]
        .flatMap(filesOf)
        .filter((file) => !existsSync(file))
        .map((file) => `${number} links to ${fromRoot(file)}, which does not exist. Correct the link.`),
    );
    expect(missing).toEqual([]);
  });

  test("says for every line where it's implemented and which test covers it, or why none does", () => {
    const wrong = rows.flatMap(({ number, asks, keptIn, tests }) => [
      ...(asks === "" ? [`${number} does not say what it asks.`] : []),
      ...(hasFiles(keptIn, "nothing: ")
        ? []
        : [`${number} names no file. Name one, or write "nothing: " and the reason.`]),
      ...(hasFiles(tests, "no test: ")
        ? []
        : [`${number} names no test. Link to its file, or write "no test: " and the reason.`]),
    ]);
    expect(wrong).toEqual([]);
  });
});

/** Returns the HTML of a part of the site as the server renders it. */
function draw(element: ReactNode): string {
  const around = { config, children: element };
  return renderToString(createElement(SiteConfigProvider, around));
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a href="([^"]+)"/g)].map(([, address = ""]) => address);
}

// Lists and texts from the specification that no other test covers.
describe("as the specification says", () => {
  test("the header links to the documentation, contributing, voting and the blog, and marks where the reader is", () => {
    const marked = (at: string) => topLinks(config, at).flatMap(({ title, isActive }) => (isActive ? [title] : []));
    expect(topLinks(config, "/").map(({ title }) => title)).toEqual(["Documentation", "Contribute", "Vote", "Blog"]);
    expect(topLinks(config, "/").map(({ url }) => url)).toEqual([
      "/concepts/",
      "/contribute/",
      "/vote/",
      expect.stringMatching(/^https:/),
    ]);
    for (const section of ["api", "concepts", "configuration", "guides", "loaders", "migrate", "plugins"]) {
      expect(marked(`/${section}/some-page/`)).toEqual(["Documentation"]);
      expect(topLinks(config, "/")[0]?.children?.map(({ url }) => url)).toContain(`/${section}/`);
    }
    expect(marked("/contribute/some-page/")).toEqual(["Contribute"]);
    expect(marked("/glossary/")).toEqual([]);
  });

  test("the footer links to the pages outside sections, to the front page, and to three other sites", () => {
    const links = linksOf(draw(createElement(Footer)));
    for (const page of ["guides/getting-started/", "organization/", "starter-kits/", "comparison/", "glossary/"]) {
      expect(links).toContain(`/${page}`);
    }
    for (const page of ["/", "/branding/", "/license"]) expect(links).toContain(page);
    expect(links.filter((link) => link.startsWith("https:"))).toHaveLength(3);
  });

  test("the front page has the illustration, the cube and the supporters section", () => {
    const html = draw(createElement(Home, { body: null }));
    for (const part of ['class="module-graph"', 'class="cube"', "Support the Team"]) expect(html).toContain(part);
  });

  test("a missing page says so, links to the front page, and requests nothing", () => {
    const html = draw(createElement(NotFound));
    expect(html).toMatch(/^<[^>]*><h1[^>]*>Page Not Found<\/h1><p>[^<]*<\/p><a [^>]*>[^<]*<\/a><\/\w+>$/);
    expect(html).toContain("Oops! The page you are looking for has been removed or relocated.");
    expect(html).toMatch(/<a href="\/"[^>]*>Go to Homepage<\/a>/);
  });

  test("the starter kits ask for contributions, and warn that they're from others", () => {
    const html = draw(createElement(StarterKits));
    expect(html).toMatch(/submit a pull request.*<a href="https:[^"]+\/starter-kits\.json"/);
    expect(html).toMatch(/proofs of concept.*officially supported.*maintainer/);
  });

  test("the app shell renders nothing between the header and the footer", () => {
    const section = { name: "", url: "/", title: "", children: [], screens: [] };
    const view = { kind: "screen" as const, path: "/app-shell/", section };
    const frame = { view, outlineOf: () => Promise.resolve([]), children: createElement("p", null, "A screen") };
    const html = draw(createElement(Frame, frame));
    expect(html).toMatch(/<main[^>]*><\/main>/);
    expect(html).not.toContain('class="sidebar"');
  });

  test("the list of the top level leaves out the front page", () => {
    const pages = ["/", "/glossary/"].map((url) => ({ url, title: url, hasOutline: false }));
    const section = { name: "", url: "/", title: "", children: pages, screens: [] };
    expect(listedPages(section).map(({ url }) => url)).toEqual(["/glossary/"]);
  });

  test("the notification is dismissed by the value 2", () => {
    const text = readFileSync(path.join(paths.content, "notification.md"), "utf8");
    expect(text).toMatch(/^---\nversion: 2\n---\n/);
  });

  test("pages list the people who worked on them or on their predecessors", () => {
    const files = readdirSync(paths.content, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.mdx$/.test(file),
    );
    const named = files.filter((file) => /^contributors:$/m.test(readFileSync(path.join(paths.content, file), "utf8")));
    expect(named.length).toBeGreaterThan(130);
    expect(Object.values(readmeLock).some(({ contributors = [] }) => contributors.includes("sokra"))).toBe(true);
  });

  test("a chunk that fails to load is given up after two minutes", () => {
    expect(clientConfig(config, "site-data", "dist").output?.chunkLoadTimeout).toBe(120_000);
  });
});
