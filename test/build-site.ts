import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { paths } from "../scripts/lib/paths";

const run = promisify(execFile);

/**
 * Builds a site in a separate process, like `npm run build`.
 *
 * @param name The name of its output folder below `.cache/test`.
 * @param env Environment variables for the build, such as `CONTENT_DIR`.
 * @returns The output folder.
 */
export async function buildSite(name: string, env: Record<string, string>): Promise<string> {
  const output = path.join(paths.cache, "test", name);
  await run(process.execPath, ["scripts/run.mjs", "scripts/commands/build.ts"], {
    cwd: paths.root,
    env: { ...process.env, ...env, OUTPUT_DIR: output },
    maxBuffer: 64 * 1024 * 1024,
  });
  return output;
}
