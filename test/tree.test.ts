import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { frontMatterSchema } from "../src/front-matter";
import { CALLOUTS, type Callout } from "../src/utilities/callouts";

const root = path.join(import.meta.dirname, "..");
const readme = read("README.md");
const commands = read("scripts/commands/README.md");
const scripts: Record<string, string> = JSON.parse(read("package.json")).scripts;

function read(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

test("the table of commands has every command, and no other", () => {
  const rows = [...commands.matchAll(/^\| `npm (?:run )?([\w:-]+)` \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test("every command starts through the script that installs packages, and its file exists", () => {
  const files = Object.values(scripts).map(
    (line) => /^node (?:--[\w-]+=\d+ )*scripts\/run\.mjs (\S+\.ts)(?: --\w+)?$/.exec(line)?.[1],
  );
  expect(files.filter((file) => !file || !existsSync(path.join(root, file)))).toEqual([]);
  const own = readdirSync(path.join(root, "scripts/commands")).filter((name) => name.endsWith(".ts"));
  expect(own.filter((name) => !files.includes(`scripts/commands/${name}`))).toEqual([]);
});

test.each(["src", "scripts"])("the README says what every folder and file directly in %s is for", (folder) => {
  const all = readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
  expect(all.filter((place) => !placesNamed().has(place) && !place.endsWith(".md"))).toEqual([]);
});

test("the README is short", () => {
  expect(Buffer.byteLength(readme)).toBeLessThan(10_000);
});

test("the README says what every folder in test is for", () => {
  const entries = readdirSync(path.join(root, "test"), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `test/${name}`);
  expect(folders.filter((place) => !placesNamed().has(place))).toEqual([]);
});

/** Returns the paths of all READMEs and DECISIONS files below a folder. */
function documentsIn(folder: string): string[] {
  const isOurs = (file: string) => !/(?:^|[\\/])(?:content|node_modules)[\\/]/.test(file);
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|[\\/])(?:README|DECISIONS)\.md$/.test(file) && isOurs(file))
    .map((file) => path.posix.join(folder, file.replaceAll("\\", "/")));
}

/** Documents about this repository. Our other pages are about webpack's repositories. */
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  ".github/SECURITY.md",
  "src/site.md",
  "src/content/contribute/writers-guide.mdx",
  ...["src", "scripts", "test"].flatMap(documentsIn),
];

/** Files of samples. Paths that start with "my-" are files that the reader creates. */
const MADE_UP = /\/my-|^src\/(?:index|price)\.js$/;

/**
 * Matches paths from the root of the repository in text and in code, but not patterns, such as `test/<page>.test.ts`.
 */
const PATH =
  /(?<![\w./@-])(?:\.\.\/)*((?:src|scripts|test|public|\.vscode|\.github)\/[\w./-]*[\w-])\/?(?![\w/-]|\.\w|[<*…{])/g;

test.each(DOCUMENTS)("everything that %s refers to exists", (file) => {
  const text = read(file);
  const folder = path.dirname(file);
  const isPage = file.endsWith(".mdx");
  // Images in samples of Markdown don't exist, and links of pages are checked elsewhere.
  const links = [
    ...text.replace(/`[^`]*`/g, (code) => (code.includes("](") ? "" : code)).matchAll(/\]\(([^)#:]+)\)/g),
  ].map(([, target = ""]) => path.posix.join(folder, target));
  const quoted = [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+)`/g)].map(([, target = ""]) => target);
  const named = [...text.matchAll(PATH)].map(([, target = ""]) => target);
  const isThere = (place: string) => [root, path.join(root, folder)].some((base) => existsSync(path.join(base, place)));
  const ofDecisions = file.endsWith("DECISIONS.md") ? quoted : [];
  const places = [...(isPage ? [] : links), ...named, ...ofDecisions].filter((place) => !MADE_UP.test(place));
  expect(places.filter((place) => !isThere(place))).toEqual([]);
});

/** Commands that are built into npm. */
const OF_NPM = ["ci", "install"];

/**
 * Matches commands in code. In text, it only matches commands that run a script, because "npm" is usually just the name
 * there.
 */
const COMMAND = /(?:`|^ {4}|\$ )npm ([a-z][\w:-]*)(?! run)|npm run ([\w:-]+)/gm;

test.each(DOCUMENTS)("%s only mentions npm scripts that exist", (file) => {
  const named = [...read(file).matchAll(COMMAND)].map(([, command = "run", script]) => script ?? command);
  const known = ["run", ...OF_NPM, ...Object.keys(scripts)];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

const guide = read("src/content/contribute/writers-guide.mdx");

test("the writer's guide describes every field of front matter", () => {
  expect(Object.keys(frontMatterSchema.shape).filter((field) => !guide.includes(`\`${field}\``))).toEqual([]);
});

test.each(Object.entries<Callout>(CALLOUTS))(
  "the writer's guide describes callouts of the kind %s",
  (kind, { marker }) => {
    expect(guide).toMatch(new RegExp(`\\b${kind.toUpperCase()}\\b`));
    if (marker) expect(guide).toContain(marker);
  },
);

/** Returns the paths in the README's tables of places. */
function placesNamed(): Set<string> {
  return new Set([...readme.matchAll(/`((?:src|scripts|test)\/[\w./-]+)`/g)].map(([, place = ""]) => place));
}
