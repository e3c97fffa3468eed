import { appendFile, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { paths } from "../paths";
import { fetchOwnReadmes } from "../readmes/own-readmes";
import { measureEdits } from "./dev-server";
import { entryBytes } from "./entry-bytes";
import { benchDir } from "./folders";
import { multiply } from "./multiply";
import type { Row } from "./report";
import { type Cost, runMeasured } from "./run-measured";

/** A page of the usual size, and the largest one, in the section that has most pages. */
const EDITED = ["concepts/output.mdx", "configuration/output.mdx"];
/** The most that ten times the pages may take, in MiB. */
const TEN_TIMES_MEMORY = 2560;
/** For more than ten times: what pages are held in is more than Node takes by itself. */
const LARGE_HEAP = { NODE_OPTIONS: "--max-old-space-size=14000" };

/** Builds our own pages: cold, warm, with a page edited, in the dev server, and each of some numbers of times as many, cold. */
export async function measureBuilds(sizes: number[]): Promise<Row[]> {
  await fetchOwnReadmes(paths.content, []);
  const once = await sized(1);
  const cold = await once.build("cold", {});
  const warm = await once.build("nothing changed", {});
  const rows = [cold, warm];
  for (const page of EDITED) {
    await appendFile(path.join(once.content, page), "\nOne more paragraph.\n");
    rows.push(await once.build(`${page} edited`, { "CPU s": 3 }));
  }
  rows.push(...(await measureEdits(once.content, EDITED, once.env)));
  const first = await entryBytes(once.dist, "/concepts/");
  for (const times of sizes) {
    const many = await sized(times);
    const linear = ((cold.figures["CPU s"] ?? 0) * many.pages * 1.15) / once.pages;
    const targets = { "CPU s": Math.round(linear), ...(times === 10 && { "peak MiB": TEN_TIMES_MEMORY }) };
    const row = await many.build(`${times} times the pages, cold`, targets);
    const growth = ((await entryBytes(many.dist, "/concepts/")) - first) / (many.pages - once.pages);
    rows.push({
      ...row,
      figures: { ...row.figures, "entry B/page": growth },
      targets: { ...targets, "entry B/page": 20 },
    });
    await many.remove();
  }
  await once.remove();
  return rows;
}

/** The build of another generator, in its own folder. */
export async function measureOtherBuild(site: string, command: string, cwd: string, dist?: string): Promise<Row> {
  const env = { ...process.env, PATH: `${path.join(cwd, "node_modules/.bin")}${path.delimiter}${process.env.PATH}` };
  const cost = await runMeasured(command, { cwd, env });
  return { part: "build", site, what: "cold", figures: { ...toFigures(cost), ...(dist && (await sizeOf(dist))) } };
}

/** Our pages a number of times in a folder of their own, without any cache yet. */
async function sized(times: number) {
  const root = path.join(benchDir, `times-${times}`);
  const content = path.join(root, "content");
  const dist = path.join(root, "dist");
  await rm(root, { recursive: true, force: true });
  const pages = await multiply(paths.content, content, times);
  const places = { CONTENT_DIR: content, OUTPUT_DIR: dist, CACHE_DIR: path.join(root, "cache") };
  const env = { ...process.env, ...places, ...(times > 10 && LARGE_HEAP) };
  const command = await buildCommand();

  async function build(what: string, targets: Record<string, number>): Promise<Row> {
    console.error(`Building ${pages} pages: ${what} ...`);
    const cost = await runMeasured(command, { cwd: paths.root, env });
    const figures = { pages, ...toFigures(cost), ...(await sizeOf(dist)) };
    return { part: "build", site: "ours", what, figures, targets };
  }
  return { pages, content, dist, env, build, remove: () => rm(root, { recursive: true }) };
}

/** What `npm run build` runs, without npm itself. */
async function buildCommand(): Promise<string> {
  const { scripts } = JSON.parse(await readFile(path.join(paths.root, "package.json"), "utf8"));
  return scripts.build;
}

function toFigures({ cpuSeconds, wallSeconds, peakMiB }: Cost): Row["figures"] {
  return { "CPU s": cpuSeconds, "wall s": wallSeconds, "peak MiB": peakMiB && Math.round(peakMiB) };
}

async function sizeOf(dist: string): Promise<Row["figures"]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return { files: files.length, "dist MB": sizes.reduce((sum, size) => sum + size, 0) / 1e6 };
}
