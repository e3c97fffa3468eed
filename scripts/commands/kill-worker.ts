/**
 * `npm run kill-worker`: replaces the service worker in the output by one that removes the readers' worker and its
 * caches.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { killWorkerConfig } from "../../webpack.config";
import { outputDir } from "../lib/paths";
import { bundle } from "../site/webpack/bundle";

const output = outputDir(process.env);
const worker = path.join(output, "sw.js");
// A folder without a service worker is probably not a site, so it does not get one.
if (!existsSync(worker))
  throw new Error(`There is no ${worker} to put it in place of. Build the site first: npm run build`);
await bundle(killWorkerConfig(output));
console.log(`${worker} now ends the worker of every reader. Deploy it; the next build writes the usual one again.`);
