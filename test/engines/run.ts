/**
 * `npm run test:engines`: builds the site at the root and below a base path, reads both in every installed browser
 * engine, and uses the playground from nginx, which sends the headers of the site. `-- --all` fails if an engine isn't
 * installed, and `-- Firefox` selects engines.
 */
import { parseArgs } from "node:util";
import { count } from "../../scripts/lib/report";
import { buildTrialSite, type TrialSite } from "../trial-site";
import { chromium } from "./chromium";
import type { Engine } from "./engine";
import { firefox } from "./firefox";
import { killWorkerIn } from "./kill-switch";
import { readSiteIn } from "./scenario";
import { webkit } from "./webkit";
import { hasHeaders, playgroundWithHeadersIn } from "./with-headers";

const ENGINES = [chromium, firefox, webkit];

const { values, positionals } = parseArgs({ options: { all: { type: "boolean" } }, allowPositionals: true });
const wanted = ENGINES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const there = wanted.filter((engine) => engine.isInstalled());
const missing = wanted.filter((engine) => !there.includes(engine));
for (const { name, packages } of missing) {
  console.log(`${name}: not installed, left out. Debian: apt-get install ${packages.join(" ")}`);
}
if (there.length === 0) throw new Error("There is no engine to read the site in.");
if (!hasHeaders) console.log("nginx: not installed, so the playground is not used on a host that sends headers.");
let faults = 0;
for (const basePath of ["/", "/webpack/"]) {
  const site = await buildTrialSite(basePath);
  for (const engine of there) faults += await readIn(engine, site);
}
console.log(`${count(there.length, "engine")} tried, ${count(faults, "fault")}.`);
if (faults > 0 || (values.all && missing.length > 0)) process.exitCode = 1;

/** @returns The number of faults. */
async function readIn({ name, open }: Engine, site: TrialSite): Promise<number> {
  const tab = await open();
  try {
    const wrong = [...(await readSiteIn(tab, site)), ...(await killWorkerIn(tab, site))];
    if (hasHeaders) wrong.push(...(await playgroundWithHeadersIn(tab, site)));
    console.log(`${name} at ${site.basePath}: ${wrong.length === 0 ? "right" : count(wrong.length, "fault")}`);
    for (const sentence of wrong) console.log(`  ${sentence}`);
    return wrong.length;
  } finally {
    await tab.close();
  }
}
