import type { IncomingMessage, ServerResponse } from "node:http";
import { createBodyOf } from "../content/site-data";
import type { Site } from "../content/types";
import type { ContentPlugin } from "./content-plugin";

/** Development: answers what `src/development.ts` asks for, and tells it when the content was read again. */
export function serveContent(basePath: string, content: ContentPlugin) {
  const listeners = new Set<ServerResponse>();
  content.read.on("read", () => {
    for (const listener of listeners) listener.write("data:\n\n");
  });
  return {
    name: "serve-content",
    middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const { pathname, searchParams } = new URL(`http://localhost${request.url}`);
      const name = searchParams.get("name") ?? "";
      const { site } = content.prepared;
      switch (pathname) {
        case `${basePath}site-data/sections`:
          answer(response, site.sections);
          break;
        case `${basePath}site-data/page`:
          answer(response, createBodyOf(site.pages)(name));
          break;
        case `${basePath}site-data/outlines`:
          answer(response, outlinesOf(site, name));
          break;
        case `${basePath}site-data/changes`:
          response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" }).write("\n");
          listeners.add(response);
          response.on("close", () => listeners.delete(response));
          break;
        default:
          next();
      }
    },
  };
}

function answer(response: ServerResponse, value: object | undefined): void {
  response.writeHead(value ? 200 : 404, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(value ?? null));
}

function outlinesOf({ pages }: Site, section: string) {
  return Object.fromEntries(pages.filter((page) => page.section === section).map(({ url, outline }) => [url, outline]));
}
