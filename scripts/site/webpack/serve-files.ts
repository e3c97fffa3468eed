import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { withoutBase } from "../../../src/utilities/urls";
import { publishedBytes } from "../markdown/image-files";
import { TYPES } from "../outputs/hosting/table";
import type { ContentPlugin } from "./content-plugin";

/**
 * Serves the files that a build writes and that are not written in development: the images of pages under their
 * published names, and the search index, which changes with the content.
 */
export function serveFiles(basePath: string, content: ContentPlugin) {
  return {
    name: "serve-files",
    middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const file = withoutBase(basePath, request.url?.split("?")[0] ?? "")?.slice(1) ?? "";
      const bytes = bytesOf(file, content);
      if (bytes) response.setHeader("content-type", TYPES[path.extname(file)] ?? "application/octet-stream").end(bytes);
      else next();
    },
  };
}

function bytesOf(file: string, { current: { site, search } }: ContentPlugin): Uint8Array | undefined {
  if (file.startsWith(search.folder)) return search.files.get(file);
  const image = site.pages.flatMap((page) => page.images).find(({ output }) => output === file);
  return image && publishedBytes(image.file);
}
