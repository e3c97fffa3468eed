/**
 * `npm run facts:since`: writes `scripts/facts/since.json`, which says for each option, value, hook, export and flag
 * which version of webpack, webpack-cli or webpack-dev-server introduced it. Only versions that the file doesn't
 * contain are read. Each is saved right away, so that a run that was stopped can continue where it left off.
 */

import { viewPackage } from "../facts/npm";
import { DOCUMENTED, DOCUMENTED_NAMES } from "../facts/packages";
import { readHistories, writeHistories } from "../facts/since/file";
import { removeInstalled } from "../facts/since/install";
import { isRead, mergeVersion, type PackageHistory } from "../facts/since/merge";
import { haveSameNames, type Names, withoutWithdrawn } from "../facts/since/names";
import { namesOfVersion } from "../facts/since/names-of-version";
import { byMinor } from "../facts/since/versions";

/** Versions whose help can't be read, because they were published with a mistake. */
const BROKEN: Record<string, string[]> = { "webpack-cli": ["4.3.0"] };

const histories = readHistories(DOCUMENTED_NAMES);
for (const [name, { majors }] of Object.entries(DOCUMENTED)) {
  for (const history of readUnread(name, histories[name] as PackageHistory, majors)) {
    histories[name] = history;
    writeHistories(histories);
  }
  removeInstalled(name);
}

/** Yields the history of a package after each minor that is read. */
function* readUnread(name: string, known: PackageHistory, majors: number[]): Generator<PackageHistory> {
  const published = viewPackage<string[]>(name, "versions").filter((version) => !BROKEN[name]?.includes(version));
  const all = byMinor(published, majors);
  const minors = all.filter((minor) => !isRead(known, minor));
  const [first] = all.flat();
  console.log(`${name}: ${minors.length === 0 ? "every version is known" : `reading ${minors.length} minor versions`}`);
  if (!first || minors.length === 0) return;
  const oldest = namesOfVersion(name, first);
  let history = known;
  for (const minor of minors) {
    for (const [version, names] of namesOfMinor(name, minor)) {
      history = mergeVersion(history, version, names, oldest);
    }
    yield history;
  }
}

/**
 * Returns the names of the first and the last version of a minor, and of those in between if these two differ. Names that the
 * last one no longer has are left out.
 */
function namesOfMinor(name: string, minor: readonly string[]): [version: string, names: Names][] {
  const read = (version: string): [string, Names] => {
    console.log(`  ${version}`);
    return [version, namesOfVersion(name, version)];
  };
  const [last, ...earlier] = [minor.at(-1), ...minor.slice(0, -1)] as [string, ...string[]];
  const [, all] = read(last);
  const [first, ...between] = earlier;
  const ends = first ? [read(first)] : [];
  const differs = ends.some(([, names]) => !haveSameNames(names, all));
  const others = [...ends, ...(differs ? between.map(read) : [])];
  return [...others.map(([version, names]): [string, Names] => [version, withoutWithdrawn(names, all)]), [last, all]];
}
