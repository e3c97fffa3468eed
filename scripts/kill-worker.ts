/** `npm run kill-worker`: puts a worker into the output that removes the one which readers have, and its caches. */
import { existsSync } from "node:fs";
import path from "node:path";
import { killWorker } from "./outputs/kill-worker";
import { writeTexts } from "./outputs/write-texts";
import { outputDir } from "./paths";
import { exitWithSentence } from "./report";

const output = outputDir(process.env);
if (existsSync(path.join(output, "index.html"))) {
  await writeTexts(killWorker(), output).catch(exitWithSentence);
  console.log(`${path.join(output, "sw.js")} now ends the worker of every reader. Deploy it.`);
} else {
  exitWithSentence(new Error(`There is no site in ${output}. Build it first: npm run build`));
}
