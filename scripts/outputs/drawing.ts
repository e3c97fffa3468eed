import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import type { PrerenderLocals } from "../../src/prerender/locals";
import type { Content } from "../../src/prerender/sections";
import { policyText, securityPolicy } from "../../src/security-policy";
import { sectionName } from "../content/data-files";
import type { Prepared } from "../content/prepare";
import { paths } from "../paths";
import type { ClientFilesPlugin } from "../webpack/client-files-plugin";
import { drawnFrom } from "./drawn-from";
import { createKeep } from "./drawn-pages";
import { changedPages } from "./feed";
import { inlineScripts } from "./hosting/table";
import { createWritePage } from "./page-files";
import { createJoinBodies } from "./printable-bodies";
import { routePaths } from "./routes";

/** What the static generator is told: its `paths`, `globals` and `locals`. */
export interface Drawing {
  paths: string[];
  globals: { content: Content };
  locals: Omit<PrerenderLocals, "path" | "webpackStats">;
}

/**
 * Of a site whose client bundle is to come.
 *
 * @param outputDir where the pages go.
 */
export function drawingOf(
  { config, site, search, dataDir }: Prepared,
  outputDir: string,
  clientFiles: ClientFilesPlugin,
): Drawing {
  const { content, dataOf, needsOf } = drawnFrom(site);
  const changed = new Map(site.pages.map((page) => [page.url, page.changed]));
  return {
    paths: routePaths(site),
    globals: { content },
    locals: {
      files: clientFiles.files,
      policy: policyText(securityPolicy(config, inlineScripts()), "meta"),
      build: () => clientFiles.build,
      searchFolder: search.folder,
      sectionFiles: () =>
        Object.fromEntries(site.sections.map((one) => [one.name, clientFiles.files[sectionName(one)]?.[0] ?? ""])),
      needsOf,
      changedAt: (url) => changed.get(url),
      hasFeed: changedPages(site).length > 0,
      joinBodies: createJoinBodies(site.pages, config.basePath),
      keep: createKeep(dataOf, path.join(paths.cache, "drawn", path.basename(dataDir))),
      write: createWritePage(outputDir),
    },
  };
}

/**
 * What the static generator would do with the server's bundle, had webpack just made it.
 *
 * @throws {Error} when a page cannot be drawn or written.
 */
export async function drawAgain(
  server: { text: string; hash: string },
  { paths: routes, globals, locals }: Drawing,
): Promise<void> {
  const names = ["module", "exports", "require", ...Object.keys(globals)];
  const run = compileFunction(server.text, names, { filename: "server.js" });
  const module: { exports: { default?: (locals: PrerenderLocals) => Promise<object> } } = { exports: {} };
  run(module, module.exports, createRequire(import.meta.url), ...Object.values(globals));
  const { default: prerender } = module.exports;
  if (!prerender) throw new Error("The server's bundle has no default export.");
  for (const route of routes) await prerender({ ...locals, path: route, webpackStats: { hash: server.hash } });
}
