import webpack from "webpack";
import { outputsOf } from "../page-outputs";
import { type Files, project, run, samplesOf, shownIn } from "../project";

const PAGE = "api/node.mdx";
const page = await outputsOf(PAGE);

const shop = {
  "src/index.js": 'import { total } from "./cart.js";\n\nconsole.log(total([4, 5]));\n',
  "src/cart.js": "export const total = (prices) => prices.reduce((sum, n) => sum + n, 0);\n",
};

/** Runs a script of the page. */
const script = async (name: string, files: Files = shop) =>
  run(`node ${name}`, { ...(await samplesOf(PAGE, name)), ...files });

page.shows("asset main.js 63 bytes", () => script("build.js"));

page.shows("[DEP_WEBPACK_WATCH_WITHOUT_CALLBACK]", () =>
  run("node watch.mjs", { "watch.mjs": 'import webpack from "webpack"; webpack({ watch: true });' }),
);

page.shows("You ran Webpack twice", async () => {
  const compiler = webpack({ mode: "production", context: await project() });
  return new Promise((resolve) => {
    compiler.run(() => {});
    compiler.run((error) => resolve(String(error)));
  });
});

page.shows("main.js: 63 bytes", () => script("list-assets.js"));

page.shows("client ok", () => script("build-all.js"));

page.shows("(entry) main", async () => shownIn("/app", await script("report.js")));

page.shows("console.log([4,5].reduce", () => script("build-in-memory.js"));

page.shows("- configuration has an unknown property 'entri'", () => script("check-config.js"));

page.restIs({});
