import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { onTestFinished } from "vitest";
import { type Fence, partsOf } from "../../../scripts/checks/samples/page-parts";
import { contentDir, paths } from "../../../scripts/lib/paths";
import { type Files, writeFiles } from "../../../scripts/lib/write-files";
import { parsePage, type TrustedPage } from "../../../scripts/site/content/trusted-pages";
import { SHORT_PROGRAMS } from "../../program-options";

const SHOP = path.join(import.meta.dirname, "../../fixtures/cli/shop");

/** Returns the body of one of our own pages. */
export async function textOf(file: string): Promise<string> {
  return (await pageOf(file)).body;
}

/** Returns the fences of one of our own pages. */
export async function fencesOf(file: string): Promise<Fence[]> {
  return partsOf(await pageOf(file)).fences;
}

async function pageOf(file: string): Promise<TrustedPage> {
  return parsePage(file, await readFile(path.join(contentDir({}), file), "utf8"));
}

/**
 * Returns the project that samples run in, until the test ends: the fixture, samples as files (of two with one title the last),
 * further files by name, and this repository's packages.
 */
export async function temporaryShop(samples: Fence[], others: Record<string, string> = {}): Promise<string> {
  const files = [...samples.map(({ title, code }) => [title, code] as const), ...Object.entries(others)];
  const shop = await shopWith(new Map(files));
  await symlink(path.join(paths.root, "node_modules"), path.join(shop, "node_modules"), "junction");
  return shop;
}

/** Returns the fixture with further files, until the test ends. It is inside of the repository, where packages are found. */
export async function shopWith(files: Files): Promise<string> {
  const parent = path.join(paths.cache, "test");
  await mkdir(parent, { recursive: true });
  const shop = await mkdtemp(path.join(parent, "shop-"));
  onTestFinished(() => rm(shop, { recursive: true }));
  await cp(SHOP, shop, { recursive: true });
  await writeFiles(files, shop);
  return shop;
}

/** Runs a line in a shell. What npx would find is found on the path, half a second sooner. */
export function execute(line: string, cwd: string): Promise<{ status: number; output: string }> {
  const bin = path.join(paths.root, "node_modules/.bin");
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    NODE_ENV: undefined,
    NO_COLOR: "1",
    NODE_OPTIONS: `${SHORT_PROGRAMS} ${process.env.NODE_OPTIONS ?? ""}`,
  };
  return new Promise((resolve) => {
    const options = { cwd, env, shell: true, timeout: 100_000 };
    const child = execFile(line.replace(/\bnpx /, ""), options, (error, stdout, stderr) => {
      const status = typeof error?.code === "number" ? error.code : error ? -1 : 0;
      resolve({ status, output: stripVTControlCharacters(stdout + stderr) });
    });
    child.stdin?.end(); // nobody answers a question
  });
}
