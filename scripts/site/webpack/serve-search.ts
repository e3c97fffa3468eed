import type { IncomingMessage, ServerResponse } from "node:http";
import { withoutBase } from "../../../src/utilities/urls";
import type { SearchFiles } from "../outputs/search-index";

/** Serves the files of the search index in development. They exist in memory only and change with the content. */
export function serveSearch(basePath: string, current: () => SearchFiles) {
  return {
    name: "serve-search",
    middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const path = withoutBase(basePath, request.url?.split("?")[0] ?? "");
      const file = path && current().files.get(path.slice(1));
      if (file) response.setHeader("content-type", "application/octet-stream").end(file);
      else next();
    },
  };
}
