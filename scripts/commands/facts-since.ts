/**
 * `npm run facts:since`: writes `scripts/facts/since.json`, which says for each option, value, hook, export and flag
 * which version of webpack, webpack-cli or webpack-dev-server introduced it. Only versions that the file doesn't
 * contain are read. Each is saved right away, so that a run that was stopped can continue where it left off.
 */

import { viewPackage } from "../facts/npm";
import { DOCUMENTED, DOCUMENTED_NAMES } from "../facts/packages";
import { readHistories, writeHistories } from "../facts/since/file";
import { removeInstalled } from "../facts/since/install";
import { mergeVersion, type PackageHistory, unread } from "../facts/since/merge";
import { namesOfVersion } from "../facts/since/names-of-version";
import { newestOfMinors } from "../facts/since/versions";

const histories = readHistories(DOCUMENTED_NAMES);
for (const [name, { majors }] of Object.entries(DOCUMENTED)) {
  for (const history of readUnread(name, histories[name] as PackageHistory, majors)) {
    histories[name] = history;
    writeHistories(histories);
  }
  removeInstalled(name);
}

/** Yields the history of a package after reading each version. */
function* readUnread(name: string, known: PackageHistory, majors: number[]): Generator<PackageHistory> {
  const newest = newestOfMinors(viewPackage<string[]>(name, "versions"), majors);
  const versions = unread(known, newest);
  const [first] = newest;
  console.log(`${name}: ${versions.length === 0 ? "every version is known" : `reading ${versions.length} versions`}`);
  if (!first || versions.length === 0) return;
  const oldest = namesOfVersion(name, first);
  let history = known;
  for (const version of versions) {
    console.log(`  ${version}`);
    history = mergeVersion(history, version, version === first ? oldest : namesOfVersion(name, version), oldest);
    yield history;
  }
}
