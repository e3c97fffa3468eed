import type { IncomingMessage, ServerResponse } from "node:http";
import { decode, withoutBase } from "../../../src/utilities/urls";
import { outlinesName, pageName, sectionName } from "../content/names";
import type { Site } from "../content/types";
import { outlinesFile, pageFile, sectionFile } from "../outputs/data-files";
import type { ContentPlugin } from "./content-plugin";

/**
 * Serves the requests of `src/development.ts` in development, and notifies it whenever the content has been read again.
 */
export function serveContent(basePath: string, content: ContentPlugin) {
  const folder = `${basePath}site-data/`;
  const listeners = new Set<ServerResponse>();
  content.events.on("read", () => {
    for (const listener of listeners) listener.write("data:\n\n");
  });
  return {
    name: "serve-content",
    middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const path = withoutBase(folder, new URL(`http://localhost${request.url}`).pathname);
      if (path === undefined) {
        next();
        return;
      }
      const name = decode(path.slice(1));
      if (name === "changes") {
        response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" }).write("\n");
        listeners.add(response);
        response.on("close", () => listeners.delete(response));
        return;
      }
      const value = dataFile(content.current.site, name);
      response.writeHead(value ? 200 : 404, { "content-type": "application/json", "cache-control": "no-store" });
      response.end(JSON.stringify(value ?? null));
    },
  };
}

/** Returns the data file with a name (see `scripts/site/outputs/data-files.ts`), or the names of all sections. */
function dataFile({ pages, sections }: Site, name: string): object | undefined {
  if (name === "sections") return Object.fromEntries(sections.map((section) => [section.name, sectionName(section)]));
  const page = pages.find((one) => decode(pageName(one)) === name);
  if (page) return pageFile(page);
  const listed = sections.find((one) => sectionName(one) === name);
  if (listed) return sectionFile(listed, (called) => called);
  const outlined = sections.find((one) => outlinesName(one) === name);
  return outlined && outlinesFile(outlined, pages);
}
