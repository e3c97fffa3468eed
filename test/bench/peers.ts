import { cp, readFile, rm } from "node:fs/promises";
import path from "node:path";
import semver from "semver";
import { fetchSiteReadmes } from "../../scripts/fetch/readmes/site-readmes";
import { paths } from "../../scripts/lib/paths";
import { measureOtherBuild } from "./build";
import { writeMarkdown } from "./plain-markdown";
import type { Row } from "./report";
import { runMeasured } from "./run-measured";
import { benchDir } from "./sized";

/** The fastest other generators with their own search and highlighting. Each has a folder in `generators/`. */
const PEERS = [
  { name: "Starlight", content: "src/content/docs", dist: "dist", heading: false },
  { name: "VitePress", content: "docs", dist: "docs/.vitepress/dist", heading: true },
];

export interface BuiltPeers {
  rows: Row[];
  /** The generators that could not be built, and why. */
  notes: string[];
  sites: { site: string; dist: string }[];
}

/** Installs other generators outside this project, and builds our pages with each of them, without a cache. */
export async function buildPeers(): Promise<BuiltPeers> {
  await fetchSiteReadmes(process.env);
  const built: BuiltPeers = { rows: [], notes: [], sites: [] };
  for (const { name, content, dist, heading } of PEERS) {
    console.error(`Building our pages with ${name} ...`);
    const source = path.join(import.meta.dirname, "generators", name);
    const { scripts, engines } = JSON.parse(await readFile(path.join(source, "package.json"), "utf8"));
    if (!semver.satisfies(process.versions.node, engines.node)) {
      built.notes.push(`${name} is left out: it needs Node ${engines.node}, this is ${process.versions.node}.`);
      continue;
    }
    const folder = path.join(benchDir, "peers", name);
    try {
      await rm(folder, { recursive: true, force: true });
      await cp(source, folder, { recursive: true });
      await runMeasured("npm install --no-audit --no-fund --ignore-scripts", { cwd: folder, env: process.env });
      await writeMarkdown(paths.content, path.join(folder, content), { heading });
      built.rows.push(await measureOtherBuild(name, scripts.build, folder, path.join(folder, dist)));
      built.sites.push({ site: name, dist: path.join(folder, dist) });
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      console.error(said);
      built.notes.push(`${name} is left out: ${said.split("\n", 1)}`);
    }
  }
  return built;
}
