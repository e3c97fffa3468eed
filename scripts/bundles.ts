import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { productionConfigs, toBeMade, workerConfig } from "../webpack.config";
import type { Prepared } from "./content/prepare";
import { readKept, writeKept } from "./kept";
import { drawAgain, drawingOf } from "./outputs/drawing";
import { paths } from "./paths";
import { recordOf } from "./up-to-date";
import { bundle } from "./webpack/bundle";
import { type ClientBundle, ClientFilesPlugin } from "./webpack/client-files-plugin";

/** What webpack makes for a site. It is made of code: texts of pages are not in it. */
interface Bundles {
  client: ClientBundle;
  server: { text: string; hash: string };
  /** The service worker, without its list of files. */
  worker: string;
  /** Folders of the packages whose code is in what readers get, absolute. */
  packages: string[];
}

/** What the rest of a build needs to know of its bundles. */
export type Bundled = Pick<Bundles, "worker" | "packages"> & {
  clientFiles: Pick<ClientFilesPlugin, "files" | "build">;
};

/**
 * Writes the client's files and all pages into the output: by webpack, or, where no code has changed, with what an earlier
 * build kept of it.
 *
 * @param code state of the code when the command began.
 * @throws {Error} with webpack's own report, or when a page cannot be drawn or written.
 */
export async function bundleAndDraw(prepared: Prepared, code: string, outputDir: string): Promise<Bundled> {
  const folder = path.join(paths.cache, "bundles", path.basename(prepared.dataDir));
  const files = path.join(folder, "client");
  const note = path.join(folder, "bundles.json");
  const record = recordOf(folder, [prepared.dataDir], code);
  const kept = record.isUpToDate() ? readKept(note) : undefined;
  if (kept) return draw(JSON.parse(kept));

  const made = toBeMade(prepared);
  const { clientFiles, packages, server, worker } = made;
  const site = productionConfigs(prepared, outputDir, made, drawingOf(prepared, outputDir, clientFiles));
  const configs = [...site, workerConfig(prepared, outputDir, made)];
  // webpack's cache is for who edits code. Who builds once, as hosts do, would write it for nobody: a tenth of that build.
  const isFirst = !existsSync(note);
  const isClean = await bundle(isFirst ? configs.map((config) => ({ ...config, cache: false })) : configs);
  const bundles: Bundles = {
    client: clientFiles.bundle,
    server: { text: server.text, hash: server.hash },
    worker: worker.text,
    packages: [...packages.folders],
  };
  if (isClean) await keep(bundles); // warnings are to be seen each time
  return { ...bundles, clientFiles };

  async function draw(bundles: Bundles): Promise<Bundled> {
    const clientFiles = new ClientFilesPlugin(prepared);
    await cp(files, outputDir, { recursive: true });
    clientFiles.complete(bundles.client, outputDir);
    await drawAgain(bundles.server, drawingOf(prepared, outputDir, clientFiles));
    return { ...bundles, clientFiles };
  }

  async function keep(bundles: Bundles): Promise<void> {
    await rm(folder, { recursive: true, force: true });
    for (const name of bundles.client.assets) await cp(path.join(outputDir, name), path.join(files, name));
    writeKept(note, JSON.stringify(bundles));
    record.note();
  }
}
