/** `npm run kill-worker`: puts a worker into the output that ends the one which readers have, and its caches. */
import { existsSync } from "node:fs";
import path from "node:path";
import { killWorkerConfig } from "../../webpack.config";
import { outputDir } from "../lib/paths";
import { exitWithSentence } from "../lib/report";
import { bundle } from "../site/webpack/bundle";

const output = outputDir(process.env);
const worker = path.join(output, "sw.js");
try {
  // Only where there is one already: a folder that is no site should not get one.
  if (!existsSync(worker))
    throw new Error(`There is no ${worker} to put it in place of. Build the site first: npm run build`);
  await bundle(killWorkerConfig(output));
  console.log(`${worker} now ends the worker of every reader. Deploy it; the next build writes the usual one again.`);
} catch (error) {
  exitWithSentence(error);
}
