import { outputsOf } from "../../lib/page-outputs";
import { build, buildOwn, runBundle, samplesOf } from "../../lib/project";

const PAGE = "api/logging.mdx";
const page = await outputsOf(PAGE);

const shop = {
  "src/index.js": 'import { total } from "./cart.js";\n\nconsole.log(total([4, 5]));\n',
  "src/cart.js": "export const total = (prices) => prices.reduce((sum, n) => sum + n, 0);\n",
};

/** Runs code with a `logger` in a build that shows a level. */
const logged = (level: "log" | "verbose", code: string) =>
  buildOwn({
    "webpack.config.js": `
      import { readFile } from "node:fs/promises";
      import { fileURLToPath } from "node:url";
      const apply = (compiler) => compiler.hooks.make.tapPromise("Test", async (compilation) => {
        const logger = compilation.getLogger("Test");
        ${code}
      });
      export default { stats: { logging: "${level}" }, plugins: [{ apply }] };`,
  });

page.shows("Waiting for a build", async () =>
  buildOwn({
    ...(await samplesOf(PAGE, "count-modules-plugin.js")),
    ...shop,
    "webpack.config.js": `
      import CountModulesPlugin from "./count-modules-plugin.js";
      export default { mode: "production", plugins: [new CountModulesPlugin()] };`,
  }),
);

page.shows("LOG from ./loaders/csv-loader.js", async () =>
  build(
    {
      ...(await samplesOf(PAGE, "loaders/csv-loader.js")),
      "src/index.js": 'import "./prices.csv";',
      "src/prices.csv": "a,1\nb,2\n",
    },
    { module: { rules: [{ test: /\.csv$/, use: "./loaders/csv-loader.js" }] } },
  ),
);

page.shows("<+> Details", () =>
  logged(
    "log",
    `
    logger.group("Rows");
    logger.info("2 read");
    logger.groupCollapsed("Details");
    logger.log("a,1");
    logger.groupEnd();
    logger.groupEnd();`,
  ),
);

page.shows("<t> read prices", () =>
  logged(
    "verbose",
    `
    logger.time("read prices");
    await readFile(fileURLToPath(import.meta.url), "utf8");
    logger.timeEnd("read prices");`,
  ),
);

page.shows("[shop/cart] open", async () => runBundle(await samplesOf(PAGE, "src/index.js")));

page.restIs({});
