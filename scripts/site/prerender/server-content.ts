import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Content } from "../../../src/prerender/content";
import { policyText, securityPolicy } from "../../../src/security-policy";
import { sectionOf } from "../../../src/utilities/urls";
import { buildId } from "../build-id";
import type { Built } from "../built";
import { codeChunkName, pageName, sectionName } from "../content/names";
import { pageFile } from "../outputs/data-files";
import { changedPages } from "../outputs/feed";
import { inlineScripts } from "../outputs/hosting/table";
import { createJoinBodies } from "./printable-bodies";

/**
 * Reduces a built site to the data that the server bundle renders.
 *
 * @param folder The absolute path of the folder that collects the output.
 */
export function serverContent({ site, config, search, files }: Built, folder: string): Content {
  const { pages, sections } = site;
  const pageAt = new Map(pages.map((page) => [page.url, page]));
  const sectionNames = sections.map(({ name }) => name);
  return {
    sections,
    pageFile(url) {
      const page = pageAt.get(url);
      if (!page) throw new Error(`There is no page ${url}.`);
      return pageFile(page);
    },
    needsOf(path) {
      const name = sectionOf(path, sectionNames);
      const page = pageAt.get(path);
      const ofSection = sectionNames.includes(name) ? [sectionName({ name })] : [];
      // A body without such components is complete in the document.
      const ofState = page?.interactive ? [pageName(page), codeChunkName(page)] : [];
      return [...ofSection, ...ofState];
    },
    changedAt: (path) => pageAt.get(path)?.changed,
    write(path, html) {
      const file = join(folder, path.endsWith(".html") ? path : `${path}/index.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
    },
    joinBodies: createJoinBodies(pages, config.basePath),
    files,
    sectionFiles: Object.fromEntries(sections.map((section) => [section.name, files[sectionName(section)]?.[0] ?? ""])),
    policy: policyText(securityPolicy(config, inlineScripts()), "meta"),
    build: buildId(files, search.folder),
    searchFolder: search.folder,
    hasFeed: changedPages(site).length > 0,
  };
}
