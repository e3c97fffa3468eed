import { rmSync } from "node:fs";
import { mkdtemp, realpath } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { installList } from "./lib/packages";

/** Installs what the projects of guides use: once for a lock file, and for all workers. Later runs need no network. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const installed = await installList("guides");
  const work = await realpath(await mkdtemp(path.join(os.tmpdir(), "guides-")));
  provide("guides", { packages: installed, work });
  return async () => rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The installed packages of the guides' projects, and a temporary folder with a place for each worker. */
    guides: { packages: string; work: string };
  }
}
