import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

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

test("every command is started in the one place that installs packages, and its file is there", () => {
  const files = Object.values(scripts).map(
    (line) => /^node (?:--[\w-]+=\d+ )?scripts\/run\.mjs (\S+\.ts)(?: --\w+)?$/.exec(line)?.[1],
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

/** Paths of all READMEs and records of decisions below a folder. */
const documentsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        /(?:^|[\\/])(?:README|DECISIONS)\.md$/.test(file) && !/(?:^|[\\/])(?:content|node_modules)[\\/]/.test(file),
    )
    .map((file) => path.posix.join(folder, file.replaceAll("\\", "/")));

test.each([...["README.md", "CONTRIBUTING.md", "src/site.md"], ...["src", "scripts", "test"].flatMap(documentsIn)])(
  "what %s names is there",
  (file) => {
    const text = read(file);
    const folder = path.dirname(file);
    // Images in samples of Markdown are not there.
    const links = [
      ...text.replace(/`[^`]*`/g, (code) => (code.includes("](") ? "" : code)).matchAll(/\]\(([^)#:]+)\)/g),
    ].map(([, target = ""]) => path.posix.join(folder, target));
    // Without patterns. What starts with "my-" is for the reader to make.
    const quoted = [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+)`/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !target.includes("/my-"));
    const isThere = (place: string) =>
      [root, path.join(root, folder)].some((base) => existsSync(path.join(base, place)));
    const ofTree = quoted.filter(
      (place) => /^(src|scripts|test|public)\//.test(place) || file.endsWith("DECISIONS.md"),
    );
    expect([...links, ...ofTree].filter((place) => !isThere(place))).toEqual([]);
  },
);

/** Returns paths of the README's tables of places. */
function placesNamed(): Set<string> {
  return new Set([...readme.matchAll(/`((?:src|scripts|test)\/[\w./-]+)`/g)].map(([, place = ""]) => place));
}
