import { onTestFinished } from "vitest";
import type { Site } from "../../../../scripts/site/content/types";
import type { SearchFiles } from "../../../../scripts/site/outputs/search-index";
import { ContentPlugin } from "../../../../scripts/site/webpack/content-plugin";
import type { Development } from "../../../../scripts/site/webpack/development";
import type { serveContent } from "../../../../scripts/site/webpack/serve-content";
import type { serveFiles } from "../../../../scripts/site/webpack/serve-files";
import { startLocalServer } from "../../../local-server";
import { config } from "../../temporary-content";

/** Serves a site below `/base/` with a middleware of the dev server. Its content can be replaced. */
export async function startDevelopment(
  serve: typeof serveContent | typeof serveFiles,
  site: Site,
  files: SearchFiles["files"] = new Map(),
) {
  const first: Development = {
    config,
    site,
    contentDir: "/content",
    siteData: "/data",
    writeModules: async () => {},
    webpackVersions: [],
    readAt: 0,
    search: { folder: "search/", titles: null, files },
  };
  const content = new ContentPlugin(
    first,
    async () => first,
    async () => [],
  );
  const { middleware } = serve("/base/", content);
  const server = await startLocalServer((request, response) =>
    middleware(request, response, (error?: unknown) => response.end(error ? String(error) : "next")),
  );
  onTestFinished(() => server.close());
  return { content, get: (path: string) => fetch(server.origin + path) };
}
