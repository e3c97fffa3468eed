import type { IncomingMessage, ServerResponse } from "node:http";
import { documentHtml } from "../../../src/prerender/document";
import type { SiteConfig } from "../../../src/types";
import { SEARCH_FOLDER } from "../outputs/search-index";

/** Answers every path that is not a file with an empty document in development. The client renders into it. */
export function serveDocument(config: SiteConfig) {
  const files = { main: ["main.css", "main.js"] };
  const html = documentHtml({ config, files, title: config.name, searchFolder: SEARCH_FOLDER, html: "" });
  return {
    name: "serve-document",
    middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const isPage = request.headers.accept?.includes("text/html") && !/\.\w+$/.test(request.url?.split("?")[0] ?? "");
      if (isPage) response.setHeader("content-type", "text/html; charset=utf-8").end(html);
      else next();
    },
  };
}
