/**
 * `npm run docs:drift`: lists pages that are out of date with the packages.
 *
 * Without arguments, it compares the recorded facts (which the pages were last checked against) and the recorded
 * messages with the installed packages; `--update` records that the pages are up to date. `npm run docs:drift --
 * webpack@5.113.0 webpack-cli@latest` compares the installed packages with other versions. `--packages` lists every
 * package that isn't the newest version, in any list of packages and in any project of a guide.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { compareFacts } from "../facts/compare";
import { readDocumented, writeDocumented } from "../facts/documented";
import type { Facts } from "../facts/facts";
import { formatDrift } from "../facts/format-drift";
import { installVersions } from "../facts/install-versions";
import { compareMessages } from "../facts/messages/compare-messages";
import { unexplainedAmong } from "../facts/messages/coverage";
import { formatMessageDrift } from "../facts/messages/format-message-drift";
import type { MessagesByPackage } from "../facts/messages/message";
import { readAllMessages, readMessages } from "../facts/messages/read-messages";
import { readWrittenMessages, writeMessages } from "../facts/messages/recorded-messages";
import { pageOf } from "../facts/page-of";
import { readFacts } from "../facts/read-facts";
import {
  formatOutdated,
  groupUses,
  outdatedPackages,
  packageLists,
  usesOfGuides,
  usesOfList,
} from "../facts/used-packages";
import { npmRegistry } from "../fetch/readmes/registry";
import { fetchSiteReadmes } from "../fetch/readmes/site-readmes";
import { contentDir, paths } from "../lib/paths";
import { count } from "../lib/report";
import { loadSite } from "../site/load-site";

const OPTIONS = { update: { type: "boolean" }, packages: { type: "boolean" } } as const;

/** The state of the packages in one folder, now or when they were recorded. */
interface State {
  facts: Facts;
  messages: MessagesByPackage;
}

const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
if (values.packages) {
  const used = groupUses([
    ...packageLists(paths.root).flatMap((folder) => usesOfList(paths.root, folder)),
    ...usesOfGuides(path.join(contentDir(process.env), "guides")),
  ]);
  const registry = await npmRegistry(process.env);
  console.log(formatOutdated(await outdatedPackages(used, async (name) => (await registry.latest(name)).version)));
} else {
  await compareVersions(positionals);
}

/** Compares the installed packages with the given versions, or with the recorded facts. */
async function compareVersions(versions: string[]): Promise<void> {
  const installed = { facts: await readFacts(paths.root), messages: await readAllMessages() };
  if (values.update) {
    writeDocumented(installed.facts);
    writeMessages(installed.messages);
  } else if (versions.length > 0) {
    const folder = installVersions(versions);
    await report(...inOrder(installed, { facts: await readFacts(folder), messages: readMessages(folder) }));
  } else {
    const written = { facts: readDocumented(), messages: readWrittenMessages() };
    if ((await report(written, installed)) > 0) process.exitCode = 1;
  }
}

async function report(before: State, after: State): Promise<number> {
  const drifts = compareFacts(before.facts, after.facts);
  const messageDrifts = compareMessages(before.messages, after.messages);
  await fetchSiteReadmes(process.env);
  const { site } = await loadSite(process.env);
  if (drifts.length > 0) console.log(formatDrift(drifts, (drift) => pageOf(drift, site.pages)));
  if (messageDrifts.length > 0) console.log(`\n${formatMessageDrift(messageDrifts)}`);
  const catalog = site.pages.flatMap(({ messages }) => messages);
  const unexplained = unexplainedAmong(messageDrifts, catalog);
  if (unexplained.length > 0) console.log(`\nThe error pages don't explain these yet:\n${unexplained.join("\n")}`);
  const [from, to] = [before, after].map(({ facts }) => facts.versions.webpack);
  const differing = `${count(drifts.length, "fact")} and ${count(messageDrifts.length, "message")} differ`;
  console.log(`\nwebpack ${from} to ${to}: ${differing}.`);
  return drifts.length + messageDrifts.length;
}

/** Returns the older state first, so that "appeared" means new. */
function inOrder(a: State, b: State): [before: State, after: State] {
  const [first = "", second = ""] = [a, b].map(({ facts }) => Object.values(facts.versions).join(" "));
  return first.localeCompare(second, "en", { numeric: true }) <= 0 ? [a, b] : [b, a];
}
