import { outputsOf } from "../../lib/page-outputs";
import { build, run, samplesOf } from "../../lib/project";

const PAGE = "api/module-variables.mdx";
const page = await outputsOf(PAGE);

page.shows("Cannot use 'import.meta' outside a module", () =>
  build({ "src/index.cjs": "console.log(import.meta.url);" }, { entry: "./src/index.cjs" }),
);

page.shows("__non_webpack_require__ is only allowed in target node", async () =>
  build(await samplesOf(PAGE, "src/plugins.js"), {
    entry: "./src/plugins.js",
    output: { module: true, library: { type: "module" } },
  }),
);

page.shows("(reading 'type')", () =>
  // Nobody catches the exception, which ends the process.
  run("npx webpack --mode production", { "src/index.js": "console.log(__system_context__);" }),
);

page.shows("__webpack_hash__ must not be assigned", () => build({ "src/index.js": '__webpack_hash__ = "1";' }, {}));

page.restIs({});
