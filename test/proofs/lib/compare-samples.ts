import { rm } from "node:fs/promises";
import os from "node:os";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isChosen } from "../../../scripts/proofs/chosen-pages";
import { pageCompiler } from "../../../scripts/site/playground/compiler";
import { pagePacks } from "../../../scripts/site/playground/packs";
import { configurationFile } from "../../../src/playground/project/builds";
import type { Project } from "../../../src/playground/project/project";
import { type Opened, openedProjects, pagesIn } from "./opened-projects";
import { packsFolder } from "./packs-folder";
import { type ChromiumBuilds, startInChromium } from "./playground-in-chromium";
import { type Built, buildInNode } from "./playground-in-node";

/** The results of a project in Chromium and in Node.js, and the names of the files that are not the same. */
interface Compared {
  page: Built;
  node: Built;
  differing: string[];
}

/** Projects whose files differ in a page, by a part of their configuration or by the step, with the reason. */
const EXCEPTIONS: [part: string, reason: string][] = [
  ["dependency-management/2-everything", "The stack of an error is among the files."],
  ["compression-webpack-plugin", "A browser compresses in another way than Node.js."],
];

/** Steps that show errors. */
const WRONG_STEPS = ["dependency-management/2-everything", "production/5-budget", "shimming/7-built-ins"];

/**
 * Registers a test for each page of a section whose samples and steps open in the playground: Chromium and Node.js build them
 * alike, to the byte.
 *
 * @param section The folder of the section, or an empty string for the pages of the top level.
 */
export async function compareSamples(section: string): Promise<void> {
  const pages = (await pagesIn(section)).filter((file) => isChosen(file));
  const withProjects = pages
    .map((file) => [file, openedProjects(file)] as const)
    .filter(([, opened]) => opened.length > 0);
  if (withProjects.length === 0) return test.skip("no page that was chosen opens a project", () => {});
  let chromium: ChromiumBuilds;
  let folder: string;

  beforeAll(async () => {
    const packs = await pagePacks();
    chromium = await startInChromium({ ...(await pageCompiler()).scripts, ...packs.scripts });
    folder = await packsFolder(packs.scripts);
    vi.stubEnv("BROWSERSLIST_DISABLE_CACHE", "1"); // many projects are built in one folder
    // npm tells its commands of the package that they belong to, and some samples ask for it.
    for (const name of Object.keys(process.env)) if (name.startsWith("npm_")) vi.stubEnv(name, undefined);
    // webpack minimizes in this thread: to start another one takes longer than most of these builds.
    vi.spyOn(os, "availableParallelism").mockReturnValue(1);
  }, 240_000);

  afterAll(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await chromium.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(withProjects)(
    "what %s opens in the playground is built there as in Node.js",
    async (_, opened) => {
      const faults: string[] = [];
      for (const each of opened) {
        const found = await faultsOf(each, (project) => inBoth(project, chromium, folder));
        faults.push(...found.map((fault) => `${each.place}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
    240_000,
  );
}

/**
 * Builds a project in both places, and again without minimizing where hashes in names may be the difference. The plugin that
 * minimizes adds to them where its own code lies from the project, and sources of its functions, which are minimized in a page.
 * What differs even between two folders of Node.js, as absolute paths are in it, cannot be the same in a page.
 */
async function inBoth(project: Project, chromium: ChromiumBuilds, folder: string): Promise<Compared> {
  const first = await compared(project, chromium, folder);
  const isSame = first.differing.length === 0;
  const hasHashes = /\[\w*hash/.test(Object.values(project).join("\n"));
  const again = !isSame && hasHashes ? withoutMinimizing(project) : project;
  const built = again === project ? first : await compared(again, chromium, folder);
  if (built.differing.length === 0) return { ...first, differing: [] };
  const elsewhere = await buildInNode(again, folder, "playground-with-a-longer-name-");
  const byFolder = new Set(differing(built.node, elsewhere).map(withoutHash));
  return { ...first, differing: built.differing.filter((name) => !byFolder.has(withoutHash(name))) };
}

async function compared(project: Project, chromium: ChromiumBuilds, folder: string): Promise<Compared> {
  const [page, node] = await Promise.all([chromium.build(project), buildInNode(project, folder)]);
  return { page, node, differing: differing(page, node) };
}

/** Returns the names of the files that are not the same in both. */
function differing(one: Built, other: Built): string[] {
  const names = [...new Set([...one.files.keys(), ...other.files.keys()])];
  return names.filter((name) => one.files.get(name) !== other.files.get(name));
}

const withoutHash = (name: string) => name.replace(/\b[\da-f]{8,}\b/g, "#");

function withoutMinimizing(project: Project): Project {
  const name = configurationFile(project) ?? "webpack.config.js";
  const given = name.replace("webpack", "given");
  const changed = `import given from "./${given}";
const ofEach = (base) => ({ ...base, optimization: { ...base.optimization, minimize: false } });
export default async (...values) => {
  const base = typeof given === "function" ? await given(...values) : given;
  return Array.isArray(base) ? base.map(ofEach) : ofEach(base);
};
`;
  return { ...project, [given]: project[name] ?? "export default {};", [name]: changed };
}

/** Returns what is wrong with opening a project, as sentences. */
async function faultsOf(
  { project, place, isExcluded, isWrong }: Opened,
  build: (project: Project) => Promise<Compared>,
): Promise<string[]> {
  const { page, node, differing } = await build(project);
  const hasErrors = isWrong || WRONG_STEPS.includes(place);
  const isInNode = (error: string) => node.errors.some((other) => error.includes(firstLine(other)));
  const unexpected = hasErrors ? page.errors.filter((error) => !isInNode(error)) : page.errors;
  const wrong = unexpected.map((error) => `It has an error in the playground: ${error.slice(0, 300)}`);
  if (WRONG_STEPS.includes(place) && page.errors.length === 0)
    wrong.push("It has no error: remove it from WRONG_STEPS.");
  const exception = EXCEPTIONS.find(([part]) => place.endsWith(part) || Object.values(project).join().includes(part));
  const isSame = differing.length === 0 && page.errors.length === node.errors.length;
  const works = page.errors.length === 0 && (isSame || exception !== undefined);
  if (isExcluded) return works ? ["It works in the playground: remove `no-playground`."] : [];
  if (exception) return isSame ? [`There is no difference any more: remove the exception "${exception[0]}".`] : wrong;
  const other = node.errors.filter((error, index) => !page.errors[index]?.includes(firstLine(error)));
  return [
    ...wrong,
    ...other.map((error) => `The playground does not say: ${firstLine(error)}`),
    ...differing.map((name) => `${name} is another file in the playground than in Node.js.`),
  ];
}

const firstLine = (text: string) => text.split("\n")[0] ?? "";
