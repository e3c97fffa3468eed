import { rm } from "node:fs/promises";
import * as nodeModule from "node:module";
import os from "node:os";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type PageScripts, pageCompiler } from "../../../../scripts/site/playground/compiler";
import { pagePacks } from "../../../../scripts/site/playground/packs";
import { type Built, buildInNode } from "./in-node";
import { type Opened, openedProjects, pagesWithSamples } from "./opened-projects";
import { packsFolder } from "./packs-folder";
import { startWorker } from "./page-webpack";

/** Projects whose files differ in a page, by a part of their configuration or by the step, with the reason. */
const EXCEPTIONS: [part: string, reason: string][] = [
  ["production/6-function", "Addresses in its evaluated source maps end in hashes of absolute paths."],
  ["typescript/1-built-in", "The types are taken out in another way than by Node.js."],
  ["typescript/2-assets", "The types are taken out in another way than by Node.js."],
];

/** Whether this version of Node.js can take out types, without which it builds no such project. */
const TAKES_TYPES_OUT = "stripTypeScriptTypes" in nodeModule;

/** A build that takes longer hangs. The playground waits half as long. */
const MOST_MS = 60_000;

let scripts: PageScripts["scripts"];
let parts: string[];
let build: ReturnType<typeof startWorker>;
let folder: string;
beforeAll(async () => {
  const compiler = await pageCompiler();
  parts = Object.keys(compiler.scripts).filter((name) => name !== "worker");
  const packs = await pagePacks();
  scripts = { ...compiler.scripts, ...packs.scripts };
  folder = await packsFolder(packs.scripts);
  build = start();
  vi.stubEnv("BROWSERSLIST_DISABLE_CACHE", "1"); // many projects are built in one folder
  // webpack minimizes in this thread: to start another one takes longer than most of these builds.
  vi.spyOn(os, "availableParallelism").mockReturnValue(1);
}, 240_000);

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  return rm(folder, { recursive: true, force: true });
});

/** Starts webpack as in a page, with all its parts. Packages come when something looks for them. */
const start = () => startWorker(scripts, parts);

const pages = (await pagesWithSamples()).map((file) => [file, openedProjects(file)] as const);
const withProjects = pages.filter(([, opened]) => opened.length > 0);

test.each(withProjects)(
  "what %s opens in the playground is built there as in Node.js",
  async (_, opened) => {
    const faults: string[] = [];
    for (const each of opened) faults.push(...(await faultsOf(each)).map((fault) => `${each.place}: ${fault}`));
    expect(faults).toEqual([]);
  },
  240_000,
);

/**
 * Builds a project in both places, and again without minimizing where hashes in names may be the difference. The plugin that
 * minimizes adds to them where its own code lies from the project, and sources of its functions, which are minimized in a page.
 */
async function inBoth(project: Opened["project"]): Promise<{ page: Built; node: Built; differing: string[] }> {
  const built = await compared(project);
  const hasHashes = /\[\w*hash/.test(Object.values(project).join("\n"));
  return built.differing.length > 0 && hasHashes ? compared(withoutMinimizing(project)) : built;
}

async function compared(project: Opened["project"]): Promise<{ page: Built; node: Built; differing: string[] }> {
  const [page, node] = [await inPage(project), await buildInNode(project, folder)];
  const names = [...new Set([...page.files.keys(), ...node.files.keys()])];
  return { page, node, differing: names.filter((name) => page.files.get(name) !== node.files.get(name)) };
}

function withoutMinimizing(project: Opened["project"]): Opened["project"] {
  const name = Object.keys(project).find((file) => /^webpack\.config\.[cm]?[jt]s$/.test(file)) ?? "webpack.config.js";
  const given = name.replace("webpack", "given");
  const changed = `import given from "./${given}";
const base = typeof given === "function" ? given({}, {}) : given;
export default { ...base, optimization: { ...base.optimization, minimize: false } };
`;
  return { ...project, [given]: project[name] ?? "export default {};", [name]: changed };
}

/** Returns what is wrong with opening a project, as sentences. */
async function faultsOf({ project, place, isExcluded, isWrong }: Opened): Promise<string[]> {
  const { page, node, differing } = await inBoth(project);
  const wrong = isWrong ? [] : page.errors.map((error) => `It has an error in the playground: ${error.slice(0, 300)}`);
  if (!TAKES_TYPES_OUT && Object.values(project).some((text) => text.includes("typescript: true")))
    return isExcluded ? [] : wrong;
  const exception = EXCEPTIONS.find(([part]) => place.endsWith(part) || Object.values(project).join().includes(part));
  const isSame = differing.length === 0 && page.errors.length === node.errors.length;
  const works = page.errors.length === 0 && (isSame || exception !== undefined);
  if (isExcluded) return works ? ["It works in the playground: remove `no-playground`."] : [];
  if (exception) return isSame ? [`There is no difference any more: remove the exception "${exception[0]}".`] : [];
  const other = node.errors.filter((error, index) => !page.errors[index]?.includes(firstLine(error)));
  return [
    ...wrong,
    ...other.map((error) => `The playground does not say: ${firstLine(error)}`),
    ...differing.map((name) => `${name} is another file in the playground than in Node.js.`),
  ];
}

const firstLine = (text: string) => text.split("\n")[0] ?? "";

async function inPage(project: Opened["project"]): Promise<Built> {
  const end = new AbortController();
  const endless = setTimeout(MOST_MS, null, { signal: end.signal }).catch(() => null);
  const answer = await Promise.race([build(project), endless]);
  end.abort();
  if (!answer) build = start(); // what hangs may hold up others
  const { output, errors = [], failure } = answer ?? { failure: "The build does not end." };
  const files = new Map([...(output ?? [])].map(([name, bytes]) => [name, Buffer.from(bytes).toString("latin1")]));
  return { files, errors: failure === undefined ? errors.map(({ message }) => message) : [failure] };
}
