/**
 * `npm run kill-worker`: replaces the service worker in the output with one that removes the readers' worker and its
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
if (!existsSync(worker)) throw new Error(`There is no ${worker} to replace. Build the site first: npm run build`);
await bundle(killWorkerConfig(output));
console.log(
  `${worker} now unregisters every reader's service worker. Deploy it. The next build writes the usual worker again.`,
);
