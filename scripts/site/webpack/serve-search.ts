import type { IncomingMessage, ServerResponse } from "node:http";
import type { SearchFiles } from "../outputs/search-index";

/** Serves the files of the search index in development. They exist in memory only and change with the content. */
export function serveSearch(basePath: string, current: () => SearchFiles) {
  return {
    name: "serve-search",
    middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const path = request.url?.split("?")[0] ?? "";
      const file = path.startsWith(basePath) ? current().files.get(path.slice(basePath.length)) : undefined;
      if (file) response.setHeader("content-type", "application/octet-stream").end(file);
      else next();
    },
  };
}
