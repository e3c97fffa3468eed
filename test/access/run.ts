/**
 * `npm run test:access`: runs axe on every page of the built site, in light, dark and forced colors and at 400 % zoom,
 * where it also looks for content that is too wide. `-- /concepts/ /vote/` selects pages.
 */
import { parseArgs } from "node:util";
import { launchChromium } from "../../scripts/lib/browser";
import { outputDir } from "../../scripts/lib/paths";
import { count } from "../../scripts/lib/report";
import { serve } from "../../scripts/lib/serve";
import { readSiteConfig } from "../../src/site";
import { ModeView } from "./mode-view";
import { modes } from "./modes";
import { readRoutes } from "./routes";

const { positionals } = parseArgs({ allowPositionals: true });
const { basePath } = readSiteConfig(process.env);
const directory = outputDir(process.env);
const routes = positionals.length > 0 ? positionals : readRoutes(directory);
const { origin, close } = await serve(directory, basePath, 0);
const browser = await launchChromium();
const views = modes.map((mode) => new ModeView(browser, mode, origin + basePath));
let faults = 0;
for (const [index, route] of routes.entries()) {
  const start = performance.now();
  const found = (await Promise.all(views.map((view) => view.examine(route)))).flat();
  for (const fault of found) console.log(fault);
  faults += found.length;
  console.error(`${index + 1} of ${routes.length}: ${route}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
await browser.close();
await close();
console.log(`${count(routes.length, "page")} in ${count(modes.length, "mode")}: ${count(faults, "fault")}.`);
if (faults > 0 || routes.length === 0) process.exitCode = 1;
