import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, realpath, rename, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

const root = path.join(import.meta.dirname, "..");
const packages = path.join(root, "test/projects/guides/packages");
const run = promisify(execFile);

/** Installs what the projects of guides use: once for a lock file, and for all workers. Later runs need no network. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const installed = await install();
  const work = await realpath(await mkdtemp(path.join(os.tmpdir(), "guides-")));
  provide("guides", { packages: installed, work });
  return () => rm(work, { recursive: true, force: true, maxRetries: 5 });
}

/** @throws {Error} with a sentence and npm's words when npm cannot install. */
async function install(): Promise<string> {
  const lock = await readFile(path.join(packages, "package-lock.json"));
  const folder = path.join(root, ".cache/projects", createHash("sha256").update(lock).digest("hex").slice(0, 12));
  if (existsSync(folder)) return path.join(folder, "node_modules");
  // Renamed when it is whole, so that an install that was cut off is never used.
  const aside = `${folder}.${randomUUID()}`;
  await mkdir(aside, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) {
    await copyFile(path.join(packages, name), path.join(aside, name));
  }
  const args = ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline"];
  const options = { cwd: aside, shell: process.platform === "win32", maxBuffer: 64 * 1024 * 1024 };
  await run("npm", args, { ...options, env: { ...process.env, NODE_ENV: "" } }).catch(async ({ stderr }) => {
    await rm(aside, { recursive: true });
    const said = String(stderr).split("\n").slice(0, 12).join("\n");
    throw new Error(`npm could not install what test/projects/guides/packages/package.json names. It says:\n${said}`);
  });
  await rename(aside, folder).catch(() => rm(aside, { recursive: true })); // another run was first
  return path.join(folder, "node_modules");
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The installed packages of the guides' projects, and a temporary folder with a place for each worker. */
    guides: { packages: string; work: string };
  }
}
