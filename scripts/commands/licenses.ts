/**
 * `npm run licenses`: prints name, version and license of all packages in lists of packages and in the bundles for readers.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { refused } from "../facts/licenses/allowed";
import { directPackages } from "../facts/licenses/packages";
import { installIn, PACKAGE_LISTS } from "../lib/package-lists.mjs";
import { outputDir, paths } from "../lib/paths";
import { LICENSES, namedIn } from "../site/outputs/licenses";

const file = path.join(outputDir(process.env), LICENSES);
if (!existsSync(file))
  throw new Error(`There is no ${file}. Run "npm run build" first: it records which packages readers receive.`);
const shipped = namedIn(readFileSync(file, "utf8"));
print("In what readers receive", shipped);
const sentences = refused(shipped, "shipped");
for (const folder of PACKAGE_LISTS) {
  await installIn(folder);
  const direct = directPackages(folder);
  print(`Named in ${path.relative(paths.root, path.join(folder, "package.json"))}`, direct);
  sentences.push(...refused(direct, "run"));
}
for (const sentence of sentences) console.error(sentence);
if (sentences.length > 0) process.exitCode = 1;

function print(title: string, packages: { name: string; version: string; license: string }[]): void {
  console.log(`${title}: ${packages.length}`);
  for (const { name, version, license } of packages) {
    console.log(`  ${name.padEnd(40)} ${version.padEnd(12)} ${license}`);
  }
}
