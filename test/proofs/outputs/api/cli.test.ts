import { expect, test } from "vitest";
import { countFlags } from "../../../../scripts/facts/count-flags";
import { readDocumented } from "../../../../scripts/facts/documented";
import { packagesAt } from "../../../../scripts/facts/packages";
import { paths } from "../../../../scripts/lib/paths";
import { execute } from "../../lib/execute";
import { temporaryShop } from "../../lib/fixture-shop";
import { outputsOf } from "../../lib/page-outputs";
import { textOf } from "../../lib/page-text";
import { run, samplesOf, shownIn } from "../../lib/project";

const PAGE = "api/cli.mdx";
const page = await outputsOf(PAGE);

const shop = {
  "src/index.js": 'import { total } from "./cart.js";\n\nconsole.log(total([4, 5]));\n',
  "src/cart.js": "export const total = (prices) => prices.reduce((sum, n) => sum + n, 0);\n",
};

page.shows("asset main.js 63 bytes", () => run("npx webpack build ./src/index.js --mode production", shop));

page.shows("Unknown command or entry 'bild'", () => run("npx webpack bild"));

page.shows("No need to use the 'watch' command", () =>
  // Standard input has ended already, and the command ends with it.
  run("npx webpack watch --watch --mode development --watch-options-stdin"),
);

page.shows("Validating: build/client.js", async () =>
  run("npx webpack configtest build/client.js", await samplesOf(PAGE, "build/client.js")),
);

page.shows("⬡ Packages:", async () => (await execute("npx webpack --version", await temporaryShop([]))).output);

page.shows("Usage: webpack --mode <value>", () => run("npx webpack help --mode"));

page.shows("stats are successfully stored", () => run("npx webpack --mode production --json=stats.json"));

page.shows("Unknown option '--mod'", () => run("npx webpack --mod production"));

page.shows("module is not defined in ES module scope", async () =>
  shownIn(
    "/home/ada/webpack-demo",
    await run("npx webpack", { "webpack.config.js": 'module.exports = { mode: "production" };' }),
  ),
);

page.shows("Failed to load 'build/nope.js' config", () => run("npx webpack -c build/nope.js"));

page.restIs({ "CLI for webpack must be installed.": "webpack-cli is installed here" });

test("the table of flags has a row for each option with flags", async () => {
  const counted = [...(await textOf(PAGE)).matchAll(/<FlagCount of="([\w-]+)" \/>/g)].map(([, name]) => name);
  const counts = countFlags(packagesAt(paths.root), readDocumented());
  expect(counted.toSorted()).toEqual([...counts.keys()].toSorted());
});
