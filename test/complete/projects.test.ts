import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { paths } from "../../scripts/lib/paths";
import { importedFilesIn } from "../../scripts/proofs/imported-files";
import { listProofs, PROOFS, proves } from "../../scripts/proofs/proof-files";
import { filesIn, readSteps } from "../../scripts/site/markdown/project-state";

const guides = path.join(paths.source, "content/guides");
const lists = path.join(paths.root, PROOFS, "packages");
/** The packages of all guides. */
const common = dependenciesOf(path.join(lists, "guides/package.json"));
/** The packages that some guides install in addition or instead, by list. */
const others = Object.fromEntries(
  readdirSync(lists)
    .filter((name) => !["guides", "compilers", "plugins"].includes(name))
    .map((name) => [name, dependenciesOf(path.join(lists, name, "package.json"))]),
);
/** Packages whose version in one list differs from the others, because a tool there requires it. */
const EXCEPTIONS: Record<string, string[]> = {
  angular: ["typescript"],
  "angular-cli": ["typescript"],
};
const guideNames = readdirSync(path.join(guides, "projects"));

/** Returns the packages in a package.json, with their versions. */
function dependenciesOf(file: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8"));
  return { ...dependencies, ...devDependencies };
}

test.each(["webpack", "webpack-cli", "webpack-dev-server"])(
  "guides use the version of %s that the reference describes",
  (name) => {
    const installed = path.join(paths.root, "node_modules", name, "package.json");
    expect(common[name]).toBe(JSON.parse(readFileSync(installed, "utf8")).version);
  },
);

test.each(Object.entries(others))(
  "the list %s has the same versions as all guides, apart from exceptions",
  (folder, versions) => {
    const differing = Object.keys(versions).filter((name) => name in common && common[name] !== versions[name]);
    expect(differing).toEqual(EXCEPTIONS[folder] ?? []);
  },
);

describe.each(guideNames)("the project of /guides/%s/", (name) => {
  const folder = path.join(guides, "projects", name);
  const files = filesIn(folder);
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const page = read(path.join(guides, `${name}.mdx`));
  const imported = importedFilesIn(paths.root);
  const tests = listProofs()
    .filter((proof) => proof.kind === "projects" && proof.scope !== "" && proves(proof, `guides/${name}`))
    .flatMap(({ file }) => imported(file))
    .filter((file) => file.startsWith(`${PROOFS}/projects/`))
    .map((file) => read(path.join(paths.root, file)))
    .join("\n");
  /** The versions that the tests install. If they use a specific folder, its versions override those for all guides. */
  const folders = Object.keys(others).filter((other) => tests.includes(`"${other}"`));
  const isInstalled = (name: string, version: string) => {
    const versions = folders.map((other) => others[other]?.[name]).filter(Boolean);
    return [versions.length > 0 ? versions : common[name]].flat().includes(version.replace(/^\^/, ""));
  };
  /** Returns whether the test of the page mentions a step or a file; a table of tests may leave out the extension. */
  const names = (word: string) => [word, path.parse(word).name].some((form) => tests.includes(`"${form}"`));

  test("only lists packages in pinned versions", () => {
    const asked = files.filter((file) => path.basename(file) === "package.json" && !file.startsWith("expected/"));
    const named = asked.map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")).name);
    const wrong = asked.flatMap((file) =>
      Object.entries(dependenciesOf(path.join(folder, file)))
        .filter(([name, version]) => !named.includes(name) && !isInstalled(name, version))
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

  test("records exactly the outputs that the page shows", () => {
    const recorded = files.filter((file) => file.startsWith("expected/"));
    expect(recorded.filter((file) => !page.includes(`file=${file}`))).toEqual([]);
    expect(recorded.filter((file) => !names(path.basename(file)))).toEqual([]);
  });
});
