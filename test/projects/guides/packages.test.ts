import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { paths } from "../../../scripts/lib/paths";
import { filesIn, readSteps } from "../../../scripts/site/markdown/project-state";

const guides = path.join(paths.source, "content/guides");
const common = dependenciesOf(path.join(import.meta.dirname, "packages/package.json"));
/** What single guides install beside it, by folder. */
const own = Object.fromEntries(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith("-packages"))
    .map((name) => [name, dependenciesOf(path.join(import.meta.dirname, name, "package.json"))]),
);
const pinned = Object.assign({}, ...Object.values(own), common);
const guideNames = readdirSync(path.join(guides, "projects"));

/** Returns the packages that a package.json names, with their versions. */
function dependenciesOf(file: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8"));
  return { ...dependencies, ...devDependencies };
}

test.each(["webpack", "webpack-cli", "webpack-dev-server"])(
  "guides use the %s that the reference describes",
  (name) => {
    const installed = path.join(paths.root, "node_modules", name, "package.json");
    expect(pinned[name]).toBe(JSON.parse(readFileSync(installed, "utf8")).version);
  },
);

test.each(Object.keys(own))("%s has the versions of all guides", (folder) => {
  const other = Object.entries(own[folder] ?? {}).filter(([name, version]) => pinned[name] !== version);
  expect(other).toEqual([]);
});

describe.each(guideNames)("the project of /guides/%s/", (name) => {
  const folder = path.join(guides, "projects", name);
  const files = filesIn(folder);
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const page = read(path.join(guides, `${name}.mdx`));
  const tests = readdirSync(import.meta.dirname)
    .filter((file) => file === `${name}.test.ts` || (file.startsWith(`${name}-`) && file.endsWith(".test.ts")))
    .map((file) => read(path.join(import.meta.dirname, file)))
    .join("\n");
  /** Whether the test of the page speaks of a step or a file, which a table of tests may do without the ending. */
  const names = (word: string) => [word, path.parse(word).name].some((form) => tests.includes(`"${form}"`));

  test("asks for packages in the pinned versions only", () => {
    const asked = files.filter((file) => path.basename(file) === "package.json" && !file.startsWith("expected/"));
    const named = asked.map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")).name);
    const wrong = asked.flatMap((file) =>
      Object.entries(dependenciesOf(path.join(folder, file)))
        .filter(([name, version]) => !named.includes(name) && pinned[name] !== version.replace(/^\^/, ""))
        .map(([name, version]) => `${file}: ${name} ${version}, pinned is ${pinned[name] ?? "none"}`),
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
