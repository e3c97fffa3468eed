/**
 * `npm run facts:members`: installs well-known plugins, counts which members of webpack's classes they use, and writes the
 * counts to `scripts/facts/member-uses.json`.
 */
import path from "node:path";
import { readDeclarations } from "../facts/declarations/read-declarations";
import { writeMemberUses } from "../facts/members/member-uses";
import { membersUsed } from "../facts/members/members-used";
import { PLUGINS } from "../facts/members/plugins";
import { readSources } from "../facts/messages/source";
import { installInto } from "../facts/npm";
import { packagesAt } from "../facts/packages";
import { paths } from "../lib/paths";

const folder = path.join(paths.cache, "members");
installInto(folder, Object.fromEntries(PLUGINS.map((name) => [name, "latest"])));
const installed = packagesAt(folder);
const declarations = readDeclarations(packagesAt(paths.root));
const versions = Object.fromEntries(PLUGINS.map((name) => [name, installed.versionOf(name)]));
const used = PLUGINS.map((name) => {
  const files = readSources(path.join(folder, "node_modules", name)).map(({ tree }) => tree);
  return membersUsed(files, declarations);
});
const { members } = writeMemberUses(versions, used);
const shared = Object.values(members).filter((count) => count > 1);
console.log(
  `${PLUGINS.length} plugins use ${Object.keys(members).length} members, ${shared.length} of them in at least two plugins.`,
);
