import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { paths } from "../../scripts/lib/paths";
import { multiply } from "./multiply";
import type { Row } from "./report";
import { type Cost, runMeasured } from "./run-measured";

/** The folder of everything that the benchmark generates: content folders, their sites and caches, and other generators. */
export const benchDir = path.join(paths.cache, "bench");

/** The heap size for more than ten times the pages, which need more than the default of Node.js. */
const LARGE_HEAP = { NODE_OPTIONS: "--max-old-space-size=14000" };

/**
 * Creates a folder with our pages `times` times and an empty cache. `build` runs the command of `npm run build` there.
 */
export async function sized(times: number) {
  const root = path.join(benchDir, `times-${times}`);
  const content = path.join(root, "content");
  const dist = path.join(root, "dist");
  await rm(root, { recursive: true, force: true });
  const pages = await multiply(paths.content, content, times);
  const places = { CONTENT_DIR: content, OUTPUT_DIR: dist, CACHE_DIR: path.join(root, "cache") };
  const env = { ...process.env, ...places, ...(times > 10 && LARGE_HEAP) };
  const usual = await buildCommand();

  async function build(what: string, targets: Record<string, number>, command = usual): Promise<Row> {
    console.error(`Building ${pages} pages: ${what} ...`);
    const cost = await runMeasured(command, { cwd: paths.root, env });
    const figures = { pages, ...toFigures(cost), ...(await sizeOf(dist)) };
    return { part: "build", site: "ours", what, figures, targets };
  }
  return { root, pages, content, dist, env, build, remove: () => rm(root, { recursive: true }) };
}

/** Returns the command of `npm run build`, to run it without npm. */
async function buildCommand(): Promise<string> {
  const { scripts } = JSON.parse(await readFile(path.join(paths.root, "package.json"), "utf8"));
  return scripts.build;
}

/** Converts the cost of a command into figures. */
export function toFigures({ cpuSeconds, wallSeconds, peakMiB }: Cost): Row["figures"] {
  return { "CPU s": cpuSeconds, "wall s": wallSeconds, "peak MiB": peakMiB && Math.round(peakMiB) };
}

/** Returns the number and size of a site's files as figures. */
export async function sizeOf(dist: string): Promise<Row["figures"]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return { files: files.length, "dist MB": sizes.reduce((sum, size) => sum + size, 0) / 1e6 };
}
