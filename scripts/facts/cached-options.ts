import { createHash } from "node:crypto";
import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readKept, writeKept } from "../kept";
import { paths } from "../paths";
import { DOCUMENTED, type Packages } from "./packages";
import { type OptionFacts, readOptions } from "./read-options";

/**
 * What {@link readOptions} says, kept on disk: asking webpack for its defaults takes a fifth of a build in which one page
 * changed. Packages are known by their versions.
 */
export async function cachedOptions(packages: Packages): Promise<OptionFacts> {
  const entry = path.join(paths.cache, "facts", `${await keyOf(packages)}.json`);
  const kept = readKept(entry);
  if (kept !== undefined) return JSON.parse(kept) as OptionFacts;
  const facts = await readOptions(packages);
  await mkdir(path.dirname(entry), { recursive: true });
  writeKept(entry, JSON.stringify(facts));
  return facts;
}

/** Of the packages, of Node.js, which some defaults follow, and of the code that reads them. */
async function keyOf(packages: Packages): Promise<string> {
  const folder = path.join(paths.root, "scripts/facts");
  const sources = (await readdir(folder)).filter((name) => name.endsWith(".ts")).sort();
  const texts = await Promise.all(sources.map((name) => readFile(path.join(folder, name), "utf8")));
  const versions = DOCUMENTED.map((name) => packages.versionOf(name));
  return createHash("sha256")
    .update(JSON.stringify([process.version, versions, texts]))
    .digest("hex")
    .slice(0, 32);
}
