import { readFileSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { PageData, Section, SiteConfig } from "../../src/types";
import { writeAside } from "../write-aside";
import { bodyModule, importPlainBody } from "./body-module";
import type { Page, Site } from "./types";

/**
 * Writes the projections of the site that the two bundles import (`src/site-data.d.ts` has their types): the
 * configuration, one module per section, its outlines apart (they are needed only when somebody unfolds another page),
 * and one module per page. `more` are modules by name. Files that did not change are not touched, so that nothing is rebuilt for them.
 */
export async function writeSiteData(
  site: Site,
  config: SiteConfig,
  outDir: string,
  more: Record<string, string> = {},
): Promise<void> {
  const pagesBySection = groupBySection(site.pages);
  const modules = new Map([
    ...Object.entries(more),
    ["config.js", configModule(config)],
    ["sections.js", sectionsModule(site.sections)],
    ["server-sections.js", serverSectionsModule(site.sections, pagesBySection)],
    ["content-tree.json", `${JSON.stringify(site.tree, null, 1)}\n`],
  ]);
  for (const section of site.sections) {
    const pages = pagesBySection.get(section.name) ?? [];
    modules.set(`${chunkName(section)}.js`, sectionModule(section, pages));
    modules.set(`outlines-${moduleName(section.name)}.js`, outlinesModule(pages));
  }
  for (const page of site.pages) modules.set(pageModulePath(page), pageModule(page));
  await writeChanged(modules, outDir);
}

/** The same for development: only what holds code. All else is asked of the dev server, see `src/development.ts`. */
export async function writeDevelopmentData(
  { pages }: Site,
  config: SiteConfig,
  outDir: string,
  more: Record<string, string>,
): Promise<void> {
  const withCode = pages.filter(({ interactive }) => interactive);
  const modules = new Map([
    ...Object.entries(more),
    ["config.js", configModule(config)],
    ["sections.js", "export const sections = {};\n"],
    ["code.js", `export const code = {\n${withCode.map(pageEntry).join("\n")}\n};\n`],
  ]);
  for (const page of withCode) modules.set(pageModulePath(page), pageModule(page));
  await writeChanged(modules, outDir);
}

function configModule(config: SiteConfig): string {
  return `export const config = ${JSON.stringify(config)};\n`;
}

function groupBySection(pages: Page[]): Map<string, Page[]> {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const group = groups.get(page.section);
    if (group) group.push(page);
    else groups.set(page.section, [page]);
  }
  return groups;
}

/** Name of a section's chunk in the client bundle. */
export function chunkName({ name }: Pick<Section, "name">): string {
  return `section-${moduleName(name)}`;
}

/** The top level has no name; a directory cannot have this one, because names that start with a dot are not read. */
function moduleName(section: string): string {
  return section || ".top";
}

/** Name of a page's chunk in the client bundle. */
export function pageChunkName({ url }: Pick<Page, "url">): string {
  return `page-${url.split("/").filter(Boolean).join("-") || "home"}`;
}

/** Beside its siblings: webpack asks every folder with a module in it, and those above, for what describes a package. */
function pageModulePath({ url }: Page): string {
  return `pages${url.slice(0, -1)}.js`;
}

function sectionsModule(sections: Section[]): string {
  const entries = sections.map((section) => {
    const name = moduleName(section.name);
    return `  ${JSON.stringify(section.name)}: {
    load: () => import(/* webpackChunkName: ${JSON.stringify(chunkName(section))} */ ${JSON.stringify(`./section-${name}.js`)}),
    outlines: () => import(/* webpackChunkName: ${JSON.stringify(`outlines-${name}`)} */ ${JSON.stringify(`./outlines-${name}.js`)}),
  },`;
  });
  return `export const sections = {\n${entries.join("\n")}\n};\n`;
}

function sectionModule(section: Section, pages: Page[]): string {
  return `export const section = ${JSON.stringify(section)};\nexport const pages = {\n${pages.map(pageEntry).join("\n")}\n};\n`;
}

/** A line of a table of pages: how to load one. */
function pageEntry(page: Page): string {
  const comment = `/* webpackChunkName: ${JSON.stringify(pageChunkName(page))} */`;
  return `  ${JSON.stringify(page.url)}: () => import(${comment} ${JSON.stringify(`./${pageModulePath(page)}`)}),`;
}

function outlinesModule(pages: Page[]): string {
  const outlines = Object.fromEntries(pages.map(({ url, outline }) => [url, outline]));
  return `export const outlines = ${JSON.stringify(outlines)};\n`;
}

function pageModule(page: Page): string {
  return `${bodyModule(page)}export const page = ${JSON.stringify(toPageData(page))};\n`;
}

/**
 * The table of sections for the server. It draws every page, so bodies that are only HTML are given to it as they are, see
 * {@link createBodyOf}: bundling them a second time took a quarter of a build.
 */
function serverSectionsModule(sections: Section[], pagesBySection: ReadonlyMap<string, Page[]>): string {
  const entries = sections.map((section) => {
    const loads = (pagesBySection.get(section.name) ?? []).map((page) => {
      const url = JSON.stringify(page.url);
      const load = page.interactive ? `import(${JSON.stringify(`./${pageModulePath(page)}`)})` : `plain(${url})`;
      return `      ${url}: async () => ${load},`;
    });
    const module = `{ section: ${JSON.stringify(section)}, pages: {\n${loads.join("\n")}\n    } }`;
    return `  ${JSON.stringify(section.name)}: once(${module}),`;
  });
  return `${importPlainBody}import bodyOf from "site-data/body-of";
const plain = (url) => {
  const { html, page } = bodyOf(url);
  return { default: plainBody(html), page };
};
// One object for all pages of a section: with one for each, memory would grow with the square of their number.
const once = (section) => ({ load: async () => section, outlines: async () => ({ outlines: {} }) });
export const sections = {\n${entries.join("\n")}\n};\n`;
}

/** What the server draws a page from; of a page with state the HTML is empty, and its body a module. */
export type BodyOf = (url: string) => { html: string; page: PageData } | undefined;

/** Gives the server bundle what it draws a page without state from: its module `site-data/body-of`. */
export function createBodyOf(pages: Page[]): BodyOf {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return (url) => {
    const page = byUrl.get(url);
    return page && { html: (page.html ?? "") + (page.foot ?? ""), page: toPageData(page) };
  };
}

/** What browsers get of a page beside its body. */
function toPageData(page: PageData): PageData {
  const { url, title, description, outline, contributors, related, edit, repo, interactive } = page;
  return { url, title, description, outline, contributors, related, edit, repo, interactive };
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
