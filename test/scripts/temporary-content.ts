import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { declarationsReader } from "../../scripts/facts/declarations/declarations-reader";
import { packagesAt } from "../../scripts/facts/packages";
import { optionsReader } from "../../scripts/facts/read-options";
import { paths } from "../../scripts/lib/paths";
import { writeFiles } from "../../scripts/lib/write-files";
import { askedReader } from "../../scripts/site/content/asked";
import { readSite } from "../../scripts/site/content/read-site";
import type { Site } from "../../scripts/site/content/types";
import { compilePage } from "../../scripts/site/markdown/compile-page";
import { readSiteConfig } from "../../src/site";

/** Files by path; a string is written as text, bytes as they are. */
export type Files = Record<string, string | Uint8Array>;

/** The configuration of a deployer who doesn't set any variable. */
export const config = readSiteConfig({});

/** Returns a folder that is deleted after the running test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Writes files into a temporary folder. */
export async function writeContent(files: Files): Promise<string> {
  const folder = await temporaryFolder();
  await writeFiles(new Map(Object.entries(files)), folder);
  return folder;
}

/** Reads a folder as a site, without a cache and without dates. */
export function readFolder(contentDir: string): Promise<Site> {
  const packages = packagesAt(paths.root);
  const facts = { readDeclarations: declarationsReader(packages), readOptions: optionsReader(packages) };
  const readers = { compile: compilePage, readAsked: askedReader(), ...facts };
  return readSite({ contentDir, config, ...readers, dates: new Map() });
}

/** Reads files as a site. */
export async function readContent(files: Files): Promise<Site> {
  return readFolder(await writeContent(files));
}

/** Returns a page with a title and a body; its first body line is line 4. */
export function page(body: string, title = "A page"): string {
  return `---\ntitle: ${title}\n---\n${body}`;
}
