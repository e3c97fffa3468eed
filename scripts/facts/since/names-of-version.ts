import { spawnSync } from "node:child_process";
import path from "node:path";
import { paths } from "../../lib/paths";
import { installAlone } from "./install";
import type { Names } from "./names";

/**
 * Installs a version of a package and reads its names in a separate process. In one process, the next version would get
 * the modules of this one, because Node.js caches modules by path.
 *
 * @throws {Error} When the version cannot be installed or read.
 */
export function namesOfVersion(name: string, version: string): Names {
  const folder = installAlone(name, version);
  const script = path.join(import.meta.dirname, "print-names.ts");
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(paths.root, "scripts/run.mjs"), script, name, folder],
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
      maxBuffer: 64 * 1024 ** 2,
    },
  );
  if (status !== 0) throw new Error(`${name}@${version} couldn't be read. The messages above say why.`);
  return JSON.parse(stdout) as Names;
}
