/** `npm start`: builds, then serves `dist` until it is stopped. */
import { readSiteConfig } from "../src/site";
import { build } from "./build-site";
import { outputDir } from "./paths";
import { exitWithSentence } from "./report";
import { serve } from "./serve";

const port = Number(process.env.PORT ?? 3000);
if (!(await build(process.env).catch(exitWithSentence))) process.exit(1);
const { basePath } = readSiteConfig(process.env);
try {
  await serve(outputDir(process.env), basePath, port);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
  console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
  process.exit(1);
}
console.log(`\nThe site is at http://localhost:${port}${basePath} (stop with Ctrl-C)`);
