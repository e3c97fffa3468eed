import { readFileSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { SiteConfig } from "../../src/types";
import { writeAside } from "../write-aside";
import { bodyModule } from "./body-module";
import type { Page, Site } from "./types";

/**
 * Writes the projections of the site that the bundles import (`src/site-data.d.ts` has their types): the configuration,
 * and one module per page with state. `more` are modules by name. What holds no code is `data-files.ts`. Files that did not
 * change are not touched, so that nothing is rebuilt for them.
 */
export async function writeSiteData(
  { pages }: Pick<Site, "pages">,
  config: SiteConfig,
  outDir: string,
  more: Record<string, string> = {},
): Promise<void> {
  const withCode = pages.filter(({ interactive }) => interactive);
  const modules = new Map([
    ...Object.entries(more),
    ["config.js", `export const config = ${JSON.stringify(config)};\n`],
    ["code.js", `export const code = {\n${withCode.map(codeEntry).join("\n")}\n};\n`],
  ]);
  for (const page of withCode) modules.set(modulePath(page), bodyModule(page));
  await writeChanged(modules, outDir);
}

/**
 * Writes the content tree of specification section 3, for programs. Apart from the modules: it has the size of every file, and a
 * module that is new has all of them bundled again.
 */
export async function writeContentTree({ tree }: Pick<Site, "tree">, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  writeAside(file, `${JSON.stringify(tree, null, 1)}\n`);
}

/** Name of the chunk that holds the body of a page with state. */
export function codeChunkName({ url }: Pick<Page, "url">): string {
  return `code-${url.split("/").filter(Boolean).join("-") || "home"}`;
}

/** A line of the table of bodies with state: how to load one. */
function codeEntry(page: Page): string {
  const comment = `/* webpackChunkName: ${JSON.stringify(codeChunkName(page))} */`;
  return `  ${JSON.stringify(page.url)}: () => import(${comment} ${JSON.stringify(`./${modulePath(page)}`)}),`;
}

/** Beside its siblings: webpack asks every folder with a module in it, and those above, for what describes a package. */
function modulePath({ url }: Page): string {
  return `pages${url.slice(0, -1)}.js`;
}

async function writeChanged(modules: Map<string, string>, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const present = await readdir(outDir, { recursive: true, withFileTypes: true });
  for (const entry of present) {
    const name = path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/");
    if (!entry.isFile() || modules.has(name)) continue;
    await rm(path.join(outDir, name));
  }
  for (const [name, text] of modules) {
    const file = path.join(outDir, name);
    if (holds(file, text)) continue;
    await rm(file, { recursive: true, force: true }); // a folder, when somebody else was at work
    await mkdir(path.dirname(file), { recursive: true });
    writeAside(file, text);
  }
}

/** Read at once: hundreds of small files take much longer in turns. */
function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file, "utf8") === text;
  } catch {
    return false;
  }
}
