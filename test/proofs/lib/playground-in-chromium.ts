import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { launchChromium } from "../../../scripts/lib/browser";
import { frameDocuments } from "../../../scripts/site/playground/frame-documents";
import { BYTES } from "../../../scripts/site/playground/packs";
import { developmentScripts } from "../../../scripts/site/playground/publish";
import type { Project } from "../../../src/playground/project/project";
import { startLocalServer } from "../../local-server";
import type { Built } from "./playground-in-node";

/** webpack in Chromium. */
export interface ChromiumBuilds {
  build(project: Project): Promise<Built>;
  close(): Promise<void>;
}

/** Where the sandboxed document of the compiler is, without the first slash. */
const FRAME = "playground/compiler/";

/**
 * Starts webpack in Chromium as the playground does it: what runs in the page, the sandboxed document with its policy and the
 * scripts are those of the site. Only the screen around them is missing.
 *
 * @param scripts Those of the compiler and of all packages.
 */
export async function startInChromium(scripts: Readonly<Record<string, string>>): Promise<ChromiumBuilds> {
  const [documents, session] = [await frameDocuments(), await sessionScript()];
  const addresses = developmentScripts([]);
  const names = new Map(Object.entries(addresses).map(([name, address]) => [`/${address}`, name]));
  const server = await startLocalServer(async ({ url = "/" }, response) => {
    const name = names.get(url) ?? "";
    const bytes = BYTES.get(name);
    const type = bytes ? "application/wasm" : names.has(url) || url === "/session.js" ? "text/javascript" : "text/html";
    response.setHeader("content-type", `${type}; charset=utf-8`);
    if (bytes) response.end(await readFile(bytes));
    else if (url === "/session.js") response.end(session);
    else if (url === `/${FRAME}`) response.end(documents.get(`${FRAME}index.html`));
    else response.end(scripts[name] ?? '<!doctype html><title>Builds</title><body><script src="/session.js"></script>');
  });
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(server.origin);
  const source = { frame: `/${FRAME}`, scripts: addresses };
  return {
    async build(project) {
      const { files, errors } = await page.evaluate(([files, from]) => window.buildProject(files, from), [
        project,
        source,
      ] as const);
      return { files: new Map(files), errors };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Bundles what runs in the page. */
async function sessionScript(): Promise<string> {
  const entryPoints = [path.join(import.meta.dirname, "chromium-session.ts")];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, target: "es2022" });
  return outputFiles[0]?.text ?? "";
}
