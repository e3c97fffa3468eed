import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { decode, withoutBase } from "../../../src/utilities/urls";
import { publishedBytes } from "../markdown/image-files";
import { TYPES } from "../outputs/hosting/table";
import { optionSchemaListing, optionsListing } from "../outputs/listings";
import type { ContentPlugin } from "./content-plugin";

/**
 * Serves files that a build would write, but that don't exist on disk in development: the images of pages under their
 * published names, the search index, which changes with the content, and the lists of options.
 */
export function serveFiles(basePath: string, content: ContentPlugin) {
  return {
    name: "serve-files",
    middleware(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void {
      const file = decode(withoutBase(basePath, request.url?.split("?")[0] ?? "")?.slice(1) ?? "");
      const type = TYPES[path.extname(file)] ?? "application/octet-stream";
      fileOf(file, content).then((found) => {
        if (found) response.setHeader("content-type", type).end(found);
        else next();
      }, next);
    },
  };
}

async function fileOf(
  file: string,
  { current: { site, search, config } }: ContentPlugin,
): Promise<Uint8Array | string | undefined> {
  if (file === "option-schema.json") return optionSchemaListing().get(file);
  if (file === "options.json") return optionsListing(site, config).get(file);
  if (file.startsWith(search.folder)) return search.files.get(file);
  const image = site.pages.flatMap((page) => page.images).find(({ output }) => output === file);
  return image && publishedBytes(image.file);
}
