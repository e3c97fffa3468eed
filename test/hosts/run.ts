/**
 * `npm run test:hosts`: builds the site at the root and below a base path, serves both with every installed host, and
 * tests everything on each. `-- --packages` adds the hosts that npm has to fetch, `-- nginx Caddy` selects hosts, and
 * `-- --load` tests nginx with 500 parallel connections instead.
 */
import { parseArgs } from "node:util";
import { count } from "../../scripts/lib/report";
import { buildTrialSite, type TrialSite } from "../trial-site";
import { evaluateFindings } from "./findings";
import { type Host, hosts, isInstalled, startHost } from "./hosts";
import { hydrate } from "./hydrate";
import { load } from "./load";
import { interrogate } from "./questions";

const PORT = 8300;

const options = { packages: { type: "boolean" }, load: { type: "boolean" } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const names = values.load ? ["nginx"] : positionals;
const wanted = hosts.filter(({ name }) => names.length === 0 || names.includes(name));
const there = wanted.filter(
  (host) => isInstalled(host) || (host.isPackage && (values.packages || positionals.length > 0)),
);
for (const { name } of wanted.filter((host) => !there.includes(host))) console.log(`${name}: not installed, left out`);
if (there.length === 0) throw new Error("There is no host to ask.");
let failures = 0;
for (const basePath of values.load ? ["/"] : ["/", "/webpack/"]) {
  const site = await buildTrialSite(basePath);
  for (const [index, host] of there.entries()) {
    failures += await tryHost(host, site, PORT + index, values.load ? weigh : ask);
  }
}
console.log(`${count(there.length, "host")} asked, ${count(failures, "answer")} wrong.`);
if (failures > 0) process.exitCode = 1;

/** @returns The number of wrong answers. */
async function tryHost(host: Host, site: TrialSite, port: number, attempt: typeof ask): Promise<number> {
  const running = await startHost(host, { ...site, port });
  try {
    const wrong = await attempt(host.name, site, `http://127.0.0.1:${port}`);
    const verdict = wrong.length === 0 ? "right" : `${count(wrong.length, "answer")} wrong`;
    console.log(`${host.name} at ${site.basePath}: ${verdict}`);
    for (const sentence of wrong.slice(0, 20)) console.log(`  ${sentence}`);
    return wrong.length;
  } finally {
    await running.stop();
  }
}

/** Sends every request to a host once. */
async function ask(name: string, site: TrialSite, origin: string): Promise<string[]> {
  const found = [...(await interrogate({ ...site, origin })), ...(await hydrate(`${origin}${site.basePath}concepts`))];
  const { wrong, excused } = evaluateFindings(name, site.basePath, found);
  for (const sentence of excused) console.log(`${name} at ${site.basePath}: ${sentence}`);
  return wrong;
}

/** Sends a few requests to a host very often. */
async function weigh(_: string, site: TrialSite, origin: string): Promise<string[]> {
  const { rate, median, slowest, wrong } = await load(
    ["/", "/concepts/", "/configuration/output/", site.asset],
    origin,
  );
  console.log(`${Math.round(rate)} requests/s, p50 ${median} ms, p99 ${slowest} ms`);
  return wrong;
}
