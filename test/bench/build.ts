import { appendFile } from "node:fs/promises";
import path from "node:path";
import { fetchSiteReadmes } from "../../scripts/fetch/readmes/site-readmes";
import { measureEdits } from "./dev-server";
import { entryBytes } from "./entry-bytes";
import type { Row } from "./report";
import { runMeasured } from "./run-measured";
import { sized, sizeOf, toFigures } from "./sized";

/**
 * An average page, and the largest one, which is in the section with the most pages, with the maximum number of
 * milliseconds from an edit to the screen.
 */
const EDITED = { "concepts/output.mdx": 250, "configuration/output.mdx": 400 };
/** The maximum memory in MiB for ten times the pages. */
const TEN_TIMES_MEMORY = 2560;

/**
 * Measures builds of our pages: cold, warm, with an edited page, in the dev server, and cold with multiples of the
 * pages.
 */
export async function measureBuilds(sizes: number[]): Promise<Row[]> {
  await fetchSiteReadmes(process.env);
  const once = await sized(1);
  const cold = await once.build("cold", { "CPU s": 35, "wall s": 28 });
  const warm = await once.build("nothing changed", { "CPU s": 10 });
  const rows = [cold, warm];
  for (const page of Object.keys(EDITED)) {
    await appendFile(path.join(once.content, page), "\nOne more paragraph.\n");
    rows.push(await once.build(`${page} edited`, { "CPU s": 12 }));
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

/** Measures the build of another generator in its own folder. */
export async function measureOtherBuild(site: string, command: string, cwd: string, dist?: string): Promise<Row> {
  const env = { ...process.env, PATH: `${path.join(cwd, "node_modules/.bin")}${path.delimiter}${process.env.PATH}` };
  const cost = await runMeasured(command, { cwd, env });
  return { part: "build", site, what: "cold", figures: { ...toFigures(cost), ...(dist && (await sizeOf(dist))) } };
}
