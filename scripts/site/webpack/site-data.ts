import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { SiteConfig } from "../../../src/types";
import { digest } from "../../lib/digest";
import { paths } from "../../lib/paths";
import { writeChanged } from "../../lib/write-files";
import { errorModules } from "../content/error-modules";
import { glossaryModule } from "../content/glossary";
import { codeChunkName } from "../content/names";
import type { Page, Site } from "../content/types";
import type { LoadedSite } from "../load-site";
import type { SearchFiles } from "../outputs/search-index";

/** The data in generated modules about files that don't come from the content. */
export interface ApartFiles extends Pick<SearchFiles, "titles"> {
  /** For the playground, the paths of its scripts by name, and the versions of its packages. */
  playground: { scripts: Readonly<Record<string, string>>; versions: Readonly<Record<string, string>> };
}

const PLAIN_BODY = JSON.stringify(path.join(paths.source, "components/prose/StaticHtml.tsx"));

/**
 * Writes the generated modules that `src/site-data.d.ts` declares: the configuration, the glossary, the error catalog,
 * the notification, the titles of the search index, the scripts of the playground, and a module for each page with
 * state. Unchanged files are not written, so that a dev server does not compile them again.
 *
 * @returns The result of `siteDataFolder`.
 */
export async function writeSiteData(loaded: LoadedSite, files: ApartFiles): Promise<string> {
  const folder = siteDataFolder(loaded, files);
  await writeModules(modulesOf(loaded.site, loaded.config, files), folder);
  return folder;
}

/**
 * Returns the absolute path of the folder for the generated modules. It only depends on the content folder, the
 * configuration, and whether a module has the titles of the search index.
 */
export function siteDataFolder(
  { config, contentDir }: Pick<LoadedSite, "config" | "contentDir">,
  { titles }: Pick<ApartFiles, "titles">,
): string {
  const key = digest(portable(contentDir), JSON.stringify(config), String(titles === null)).slice(0, 12);
  return path.join(paths.cache, "site-data", key);
}

/**
 * Returns a folder's path relative to the repository. Module ids, and so the output, must not depend on the location of
 * a clone.
 */
function portable(folder: string): string {
  const inside = path.relative(paths.root, folder);
  return inside.startsWith("..") ? folder : inside.split(path.sep).join("/");
}

/** Returns the text of every generated module by its path. */
export function modulesOf(
  { pages, notification }: Pick<Site, "pages" | "notification">,
  config: SiteConfig,
  { titles, playground }: ApartFiles,
): Map<string, string> {
  const withCode = pages.filter(({ interactive }) => interactive);
  return new Map([
    ["config.js", `export const config = ${JSON.stringify(config)};\n`],
    ["glossary.js", glossaryModule(pages)],
    ...errorModules(pages),
    ["notification.js", notificationModule(notification)],
    ["search.js", `export const titles = ${JSON.stringify(titles)};\n`],
    [
      "playground.js",
      Object.entries(playground)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
        .join(""),
    ],
    ["code.js", `export const code = {\n${withCode.map(codeEntry).join("\n")}\n};\n`],
    ...withCode.map((page): [string, string] => [modulePath(page), `${page.code}\n`]),
  ]);
}

/** Returns the module of the notification, whose default export is a component, or null if there is no bar. */
function notificationModule(notification: Site["notification"]): string {
  if (!notification) return 'export default null;\nexport const version = "";\n';
  return [
    `import { plainBody } from ${PLAIN_BODY};`,
    `export default plainBody(${JSON.stringify(notification.html)});`,
    `export const version = ${JSON.stringify(notification.version)};\n`,
  ].join("\n");
}

/** Returns a line of the table of bodies with state, which loads one of them. */
function codeEntry(page: Page): string {
  const comment = `/* webpackChunkName: ${JSON.stringify(codeChunkName(page))} */`;
  return `  ${JSON.stringify(page.url)}: () => import(${comment} ${JSON.stringify(`./${modulePath(page)}`)}),`;
}

function modulePath({ url }: Page): string {
  return `pages${url.slice(0, -1)}.js`;
}

async function writeModules(modules: Map<string, string>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join("/");
    if (entry.isFile() && !modules.has(name)) await rm(file, { force: true });
  }
  for (const [name, text] of modules) {
    const file = path.join(folder, name);
    await writeChanged(file, text).catch(async () => {
      await rm(file, { recursive: true, force: true }); // There is a folder with this name.
      await writeChanged(file, text);
    });
  }
}
