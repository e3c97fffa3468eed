import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { mediaType } from "../../../src/playground/media-type";
import { PLAYGROUND_FRAMES } from "../../../src/utilities/playground-urls";
import { withoutBase } from "../../../src/utilities/urls";
import { installIn } from "../../lib/package-lists.mjs";
import { paths } from "../../lib/paths";
import { pageCompiler } from "./compiler";
import { frameDocuments } from "./frame-documents";
import { BYTES, PACK_SCRIPTS, pagePacks } from "./packs";
import { developmentScripts } from "./publish";

const FRAMES: string[] = Object.values(PLAYGROUND_FRAMES);

/**
 * Serves the scripts and documents of the playground in development. They are created on request, and the scripts only
 * once for each state of their sources. The packages for projects are installed first if they are missing.
 */
export function servePlayground(basePath: string, webpackVersions: readonly string[]) {
  const published = Object.entries(developmentScripts(webpackVersions));
  let installing: Promise<void> | undefined;
  const installed = () => (installing ??= installIn(paths.compiler));
  return {
    name: "serve-playground",
    middleware(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void {
      const path = withoutBase(basePath, request.url?.split("?")[0] ?? "") ?? "";
      const file = path.slice(1);
      const [script] = published.find(([, each]) => each === file) ?? [];
      const bytes = BYTES.get(script ?? "");
      const [name = "", version] = script?.split("@") ?? [];
      const making = () => (PACK_SCRIPTS.includes(name) ? pagePacks() : pageCompiler(version));
      if (bytes)
        installed()
          .then(() => readFile(bytes))
          .then((content) => response.setHeader("content-type", mediaType(bytes)).end(content), next);
      else if (script)
        installed()
          .then(making)
          .then(({ scripts }) => answer(response, "text/javascript", scripts[name]), next);
      else if (FRAMES.includes(path)) {
        frameDocuments().then((documents) => answer(response, "text/html", documents.get(`${file}index.html`)), next);
      } else next();
    },
  };
}

function answer(response: ServerResponse, type: string, text = ""): void {
  response.setHeader("content-type", `${type}; charset=utf-8`).setHeader("cache-control", "no-store").end(text);
}
