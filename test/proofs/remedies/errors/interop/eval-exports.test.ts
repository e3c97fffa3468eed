import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { chromiumForFile, siteIn } from "../../../lib/in-chromium";
import { project, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";

const visit = chromiumForFile();

/** Builds a page for development with a version of webpack and a package that is a bundle itself, and visits it. */
const withBundle = async (version: string, options = "") => {
  const webpack = path.join(await installVersion("webpack", version), "webpack");
  const folder = await project({
    "package.json": "{}",
    "src/index.js": 'import { price } from "acme-price";\nconsole.log(price, "done");',
    "node_modules/acme-price/package.json": '{ "type": "module", "main": "index.js" }',
    "node_modules/acme-price/index.js": `var __webpack_exports__ = {};
      const price = 3;
      export { price };`,
    "build.cjs": `require(${JSON.stringify(webpack)})(
      { mode: "development", context: __dirname, ${options} },
      (error, stats) => console.log(error ?? stats.toString({ all: false, errors: true })));`,
  });
  await run("node build.cjs", folder);
  return visit(await siteIn(path.join(folder, "dist")), { until: /Error|done/ });
};
raises("interop/#eval-exports", {
  broken: () => withBundle("5.102.1"),
  fixed: [() => withBundle("5.103.0"), () => withBundle("5.102.1", 'devtool: "cheap-module-source-map"')],
});
