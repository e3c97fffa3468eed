/**
 * `npm run bench`: measures how fast the site is for its authors and its readers. It needs a `dist` and a machine that
 * runs nothing else. The figures are printed with their changes since the last run, which `.cache/bench.json` keeps.
 *
 *     npm run bench                                     all parts
 *     npm run bench -- --only page --only search        some of build, profile, page, navigation, playground, search
 *     npm run bench -- --hundred                        also builds a hundred times the pages
 *     npm run bench -- --vs ../other/dist               another site with the same pages beside ours, in a browser
 *     npm run bench -- --vs-build "npm run build" --vs-root ../other    the cost of another generator's build
 *     npm run bench -- --peers                          builds and sites of Starlight and VitePress with our pages
 *     npm run bench -- --readme                         all parts, and the figures go into test/bench/README.md
 *
 * `bench/` has a file for each part. Processor seconds and bytes hardly differ between runs; other times are medians.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { outputDir, paths } from "../../scripts/lib/paths";
import { measureBuilds, measureOtherBuild } from "./build";
import { whyNoLighthouse } from "./lighthouse";
import { measureNavigation } from "./navigation";
import { readOptions } from "./options";
import { measurePages } from "./page";
import { buildPeers } from "./peers";
import { measurePlayground } from "./playground";
import { measureProfile } from "./profile";
import { type Report, type Row, toMarkdown, withFigures } from "./report";
import { measureSearch } from "./search";

const args = process.argv.slice(2);
const { parts, hundred, vs, vsBuild, vsRoot, peers, readme } = readOptions(args);
const rows: Row[] = [];
const notes: string[] = [];
const sites = [{ site: "ours", dist: outputDir(process.env) }];
if (vs) sites.push({ site: path.basename(path.dirname(path.resolve(vs))), dist: vs });

if (parts.includes("build")) await add("Builds", () => measureBuilds(hundred ? [10, 100] : [10]));
if (parts.includes("profile")) await add("The profile", () => measureProfile());
if (vsBuild) {
  const root = path.resolve(vsRoot);
  rows.push(await measureOtherBuild(path.basename(root), vsBuild, root, vs));
}
if (peers) {
  const built = await buildPeers();
  rows.push(...built.rows);
  notes.push(...built.notes);
  sites.push(...built.sites);
}
for (const { site, dist } of sites) {
  const isOurs = site === "ours"; // Another site may not have a link that is followed.
  if (parts.includes("page")) await add(`Pages of ${site}`, () => measurePages(site, dist));
  if (parts.includes("navigation")) await add(`Navigation of ${site}`, () => measureNavigation(site, dist), isOurs);
}
if (parts.includes("playground")) await add("The playground", () => measurePlayground(outputDir(process.env)));
if (parts.includes("search")) await add("The search", () => measureSearch(outputDir(process.env)));

/**
 * Adds the rows of a part. If it fails, a note says why, and the process fails at the end if we need this part. The
 * other parts are still reported, because they may have taken half an hour.
 */
async function add(what: string, measure: () => Promise<Row[]>, isRequired = true): Promise<void> {
  try {
    rows.push(...(await measure()));
  } catch (error) {
    notes.push(`${what} could not be measured: ${error instanceof Error ? error.message.split("\n", 1)[0] : error}`);
    if (isRequired) process.exitCode = 1;
  }
}

/** Describes the machine in a few words. */
function describeMachine(): string {
  const cpus = os.cpus();
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GiB`;
  return `${cpus.length} x ${cpus[0]?.model.trim()}, ${memory}, ${os.type()} ${os.arch()}, Node ${process.versions.node}`;
}

const missing = parts.includes("page") ? whyNoLighthouse() : undefined;
const report: Report = {
  date: new Date().toISOString(),
  command: ["npm run bench", ...(args.length > 0 ? ["--", ...args] : [])].join(" "),
  machine: describeMachine(),
  rows,
  notes: missing ? [...notes, missing] : notes,
};
const file = path.join(paths.cache, "bench.json");
const previous = await readFile(file, "utf8").catch(() => undefined);
const figures = toMarkdown(report, previous && JSON.parse(previous));
console.log(figures);
await mkdir(paths.cache, { recursive: true });
await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
const figuresFile = path.join(paths.root, "test/bench/README.md");
if (readme) await writeFile(figuresFile, withFigures(await readFile(figuresFile, "utf8"), figures));
