import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");
const readme = read("README.md");
const scripts: Record<string, string> = JSON.parse(read("package.json")).scripts;
const places = readme.slice(readme.indexOf("## Where things are"), readme.indexOf("## Commands"));
const commands = readme.slice(readme.indexOf("## Commands"), readme.indexOf("## Deploy"));

function read(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

test("the README's table of commands has every command, and no other", () => {
  // npm calls those with `pre` in front itself.
  const names = Object.keys(scripts).filter((name) => !(name.startsWith("pre") && name.slice(3) in scripts));
  const rows = [...commands.matchAll(/^\| `npm (?:run )?([\w:-]+)` \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(names.toSorted());
});

test("every command installs first, and its file is there", () => {
  const own = Object.entries(scripts).filter(([name]) => !name.startsWith("pre"));
  expect(own.filter(([name]) => !(`pre${name}` in scripts))).toEqual([]);
  const files = own
    .filter(([, line]) => line.startsWith("node "))
    .map(([, line]) => line.replace(/^.*run\.mjs (\S+).*$/, "scripts/$1.ts").replace(/^.*(scripts\/\S+\.ts).*$/, "$1"));
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test.each(["src", "scripts"])("the README says what every folder and file directly in %s is for", (folder) => {
  const named = new Set([
    ...placesNamed(),
    ...Object.keys(scripts).map((name) => `scripts/${name.replace(":", "-")}.ts`),
  ]);
  const all = readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
  expect(all.filter((place) => !named.has(place))).toEqual([]);
});

test("the README says what every folder in test is for", () => {
  const entries = readdirSync(path.join(root, "test"), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `test/${name}`);
  expect(folders.filter((place) => !placesNamed().has(place))).toEqual([]);
});

test.each(["README.md", "CONTRIBUTING.md", "src/DECISIONS.md", "scripts/DECISIONS.md"])(
  "what %s names is there",
  (file) => {
    const text = read(file);
    const folder = path.dirname(file);
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target = ""]) => path.posix.join(folder, target));
    // Without patterns. What starts with "my-" is for the reader to make.
    const quoted = [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+)`/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !target.includes("/my-"));
    const isThere = (place: string) =>
      [root, path.join(root, folder)].some((base) => existsSync(path.join(base, place)));
    const ofTree = quoted.filter((place) => /^(src|scripts|test|public)\//.test(place) || folder !== ".");
    expect([...links, ...ofTree].filter((place) => !isThere(place))).toEqual([]);
  },
);

/** Paths of the README's tables of places. */
function placesNamed(): Set<string> {
  return new Set([...places.matchAll(/`((?:src|scripts|test)\/[\w./-]+)`/g)].map(([, place = ""]) => place));
}
