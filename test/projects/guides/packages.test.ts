import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { paths } from "../../../scripts/lib/paths";
import { filesIn, readSteps } from "../../../scripts/site/markdown/project-state";

const guides = path.join(paths.source, "content/guides");
const pinned = packagesIn("packages");
/** Folders that some guides install instead, with the packages that have another version there, because their tools ask for it. */
const OTHERS: Record<string, string[]> = {
  "workspace-packages": [],
  "angular-packages": ["typescript"],
  "angular-cli-packages": ["typescript"],
  "storybook-packages": [],
};
const guideNames = readdirSync(path.join(guides, "projects"));

/** Returns the packages that a package.json names, with their versions. */
function dependenciesOf(file: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8"));
  return { ...dependencies, ...devDependencies };
}

function packagesIn(folder: string): Record<string, string> {
  return dependenciesOf(path.join(import.meta.dirname, folder, "package.json"));
}

test.each(["webpack", "webpack-cli", "webpack-dev-server"])(
  "guides use the %s that the reference describes",
  (name) => {
    const installed = path.join(paths.root, "node_modules", name, "package.json");
    expect(pinned[name]).toBe(JSON.parse(readFileSync(installed, "utf8")).version);
  },
);

test.each(Object.entries(OTHERS))("%s have the versions of all guides, except for %j", (folder, others) => {
  const versions = packagesIn(folder);
  const differing = Object.keys(versions).filter((name) => name in pinned && pinned[name] !== versions[name]);
  expect(differing).toEqual(others);
});

describe.each(guideNames)("the project of /guides/%s/", (name) => {
  const folder = path.join(guides, "projects", name);
  const files = filesIn(folder);
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const page = read(path.join(guides, `${name}.mdx`));
  const tests = read(path.join(import.meta.dirname, `${name}.test.ts`));
  /** The packages of the folders that the test names; those of all guides if it names none. */
  const folders = Object.keys(OTHERS).filter((other) => tests.includes(`"${other}"`));
  const installed = folders.length === 0 ? [pinned] : folders.map(packagesIn);
  const isInstalled = (name: string, version: string) =>
    installed.some((versions) => versions[name] === version.replace(/^\^/, ""));
  /** Whether the test of the page speaks of a step or a file, which a table of tests may do without the ending. */
  const names = (word: string) => [word, path.parse(word).name].some((form) => tests.includes(`"${form}"`));

  test("asks for packages in the pinned versions only", () => {
    const asked = files.filter((file) => path.basename(file) === "package.json" && !file.startsWith("expected/"));
    const own = asked.map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")).name);
    const wrong = asked.flatMap((file) =>
      Object.entries(dependenciesOf(path.join(folder, file)))
        .filter(([name, version]) => !own.includes(name) && !isInstalled(name, version))
        .map(([name, version]) => `${file}: ${name} ${version}, which the tests do not install`),
    );
    expect(wrong).toEqual([]);
  });

  test("is shown by its page", () => {
    expect(page).toMatch(/^\s*`{3,}\w+.*\bfile=/m);
  });

  test("consists of steps and expected output", () => {
    const steps = readSteps(folder).map((step) => step.name);
    expect(steps).not.toEqual([]);
    expect(files.filter((file) => ![...steps, "expected"].includes(file.split("/")[0] ?? ""))).toEqual([]);
  });

  test("is built in every step", () => {
    const untested = readSteps(folder).filter((step) => !names(step.name));
    expect(untested.map((step) => step.name)).toEqual([]);
  });

  test("records what the page shows of its output, and nothing else", () => {
    const recorded = files.filter((file) => file.startsWith("expected/"));
    expect(recorded.filter((file) => !page.includes(`file=${file}`))).toEqual([]);
    expect(recorded.filter((file) => !names(path.basename(file)))).toEqual([]);
  });
});
