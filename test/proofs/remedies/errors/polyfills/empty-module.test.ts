import webpack from "webpack";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { chromiumForFile, siteOf } from "../../../lib/in-chromium";
import { runBundle } from "../../../lib/project";
import { raises } from "../../../lib/raises";

const visit = chromiumForFile();

const READ = { "src/index.js": 'const fs = require("fs");\nfs.readFileSync("package.json");\nconsole.log("done");' };
raises("polyfills/#empty-module", {
  broken: () => runBundle(READ, { target: "web", resolve: { fallback: { fs: false } } }),
  fixed: () => runBundle(READ, { target: "node" }),
});

/** Visits a page that needs the module `util`, which needs `process`. */
const inherits = async (util: string | false) => {
  const process = await installVersion("process", "0.11.10");
  const modules = util ? [await installVersion("util", "0.12.5"), process] : [process];
  const code = 'const util = require("util");\nutil.inherits(class {}, Error);\nconsole.log("done");';
  const plugins = [new webpack.ProvidePlugin({ process: "process/browser.js" })];
  const site = await siteOf(
    { "package.json": "{}", "src/index.js": code },
    { resolve: { modules, fallback: { util } }, plugins },
  );
  return visit(site, { until: /Error|done/ });
};
raises("polyfills/#empty-module", { broken: () => inherits(false), fixed: () => inherits("util/") });
