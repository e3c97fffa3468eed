import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Page, PageData, Section, Site, SiteConfig } from "../../src/types";
import { writeAside } from "../write-aside";
import { bodyModule, importPlainBody } from "./body-module";
import { pageFoot } from "./page-foot";

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
  const modules = new Map([
    ...Object.entries(more),
    ["config.js", `export const config = ${JSON.stringify(config)};\n`],
    ["sections.js", sectionsModule(site.sections)],
    ["server-sections.js", serverSectionsModule(site.sections, site.pages)],
    ["bodies.json", bodiesData(site.pages, config)],
    ["content-tree.json", `${JSON.stringify(site.tree, null, 1)}\n`],
  ]);
  for (const section of site.sections) {
    const pages = site.pages.filter((page) => page.section === section.name);
    modules.set(`${chunkName(section)}.js`, sectionModule(section, pages));
    modules.set(`outlines-${moduleName(section.name)}.js`, outlinesModule(pages));
  }
  for (const page of site.pages) modules.set(pageModulePath(page), pageModule(page, config));
  await writeChanged(modules, outDir);
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

function pageModulePath({ url }: Page): string {
  return `pages${url}page.js`;
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
  const loads = pages.map((page) => {
    const comment = `/* webpackChunkName: ${JSON.stringify(pageChunkName(page))} */`;
    return `  ${JSON.stringify(page.url)}: () => import(${comment} ${JSON.stringify(`./${pageModulePath(page)}`)}),`;
  });
  return `export const section = ${JSON.stringify(section)};\nexport const pages = {\n${loads.join("\n")}\n};\n`;
}

function outlinesModule(pages: Page[]): string {
  const outlines = Object.fromEntries(pages.map(({ url, outline }) => [url, outline]));
  return `export const outlines = ${JSON.stringify(outlines)};\n`;
}

function pageModule(page: Page, config: SiteConfig): string {
  return `${bodyModule(page)}export const page = ${JSON.stringify(toPageData(page, config))};\n`;
}

/**
 * The table of sections for the server. It draws every page, so bodies that are only HTML are given to it as data, which
 * Node reads itself: bundling them a second time took a quarter of a build.
 */
function serverSectionsModule(sections: Section[], pages: Page[]): string {
  const entries = sections.map((section) => {
    const loads = pages
      .filter((page) => page.section === section.name)
      .map((page) => {
        const url = JSON.stringify(page.url);
        const load = page.interactive ? `import(${JSON.stringify(`./${pageModulePath(page)}`)})` : `plain(${url})`;
        return `      ${url}: async () => ${load},`;
      });
    const load = `async () => ({ section: ${JSON.stringify(section)}, pages: {\n${loads.join("\n")}\n    } })`;
    return `  ${JSON.stringify(section.name)}: {\n    load: ${load},\n    outlines: async () => ({ outlines: {} }),\n  },`;
  });
  return `${importPlainBody}import bodies from "site-data/bodies.json";
const plain = (url) => ({ default: plainBody(bodies[url].html), page: bodies[url].page });
export const sections = {\n${entries.join("\n")}\n};\n`;
}

function bodiesData(pages: Page[], config: SiteConfig): string {
  const plain = pages.filter((page) => !page.interactive);
  return JSON.stringify(
    Object.fromEntries(plain.map((page) => [page.url, { html: page.html, page: toPageData(page, config) }])),
  );
}

function toPageData(page: Page, { basePath }: SiteConfig): PageData {
  const { url, title, description, outline, contributors, related, edit, changed, repo, interactive } = page;
  return {
    url,
    title,
    description,
    outline,
    contributors,
    related,
    edit,
    changed,
    repo,
    interactive,
    foot: pageFoot(page, basePath),
  };
}

async function writeChanged(modules: Map<string, string>, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const present = await readdir(outDir, { recursive: true, withFileTypes: true });
  for (const entry of present) {
    const name = path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/");
    if (entry.isFile() && !modules.has(name)) await rm(path.join(outDir, name));
  }
  for (const [name, text] of modules) {
    const file = path.join(outDir, name);
    if ((await readFile(file, "utf8").catch(() => undefined)) === text) continue;
    await rm(file, { recursive: true, force: true }); // a folder, when somebody else was at work
    await mkdir(path.dirname(file), { recursive: true });
    await writeAside(file, text);
  }
}
