import type { IncomingMessage, ServerResponse } from "node:http";
import { publishedBytes } from "../markdown/image-files";
import type { ContentPlugin } from "./content-plugin";

const TYPES: Record<string, string> = { svg: "image/svg+xml", jpg: "image/jpeg" };

/** Serves the images of pages under their published names in development. */
export function serveImages(basePath: string, content: ContentPlugin) {
  return {
    name: "serve-images",
    middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const asked = request.url ?? "";
      const images = content.current.site.pages.flatMap((page) => page.images);
      const image = images.find(({ output }) => asked === basePath + output);
      const kind = asked.replace(/^.*\./, "");
      if (image) response.setHeader("content-type", TYPES[kind] ?? `image/${kind}`).end(publishedBytes(image.file));
      else next();
    },
  };
}
