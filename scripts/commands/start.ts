/** `npm start`: builds the site and serves `dist` until it is stopped. */
import { readSiteConfig } from "../../src/site";
import { fetchSiteReadmes } from "../fetch/readmes/site-readmes";
import { readFlags } from "../lib/flags";
import { outputDir } from "../lib/paths";
import { portOf } from "../lib/port";
import { serve, toListenError } from "../lib/serve";
import { build } from "../site/build";

const port = portOf(process.env);
await fetchSiteReadmes(process.env, readFlags("allow-missing"));
if (!(await build(process.env))) process.exit(1);
const { basePath } = readSiteConfig(process.env);
await serve(outputDir(process.env), basePath, port).catch((error: unknown) => {
  throw toListenError(error, port, "npm start");
});
console.log(`\nThe site is at http://localhost:${port}${basePath} (stop with Ctrl-C)`);
