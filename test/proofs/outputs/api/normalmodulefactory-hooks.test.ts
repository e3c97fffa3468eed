import { expect, test } from "vitest";
import type { Compiler } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { build, buildOwn, runBundle, samplesOf, shownIn } from "../../lib/project";

const PAGE = "api/normalmodulefactory-hooks.mdx";
const page = await outputsOf(PAGE);

const shop = {
  "src/shop/index.js": 'import { report } from "../admin/report.js";\nimport "./style.css";\n\nreport();\n',
  "src/shop/style.css": "body { color: teal }",
  "src/admin/report.js": "export const report = () => console.log(1);",
};

page.shows("[LogModulesPlugin] ./style.css", async () => {
  const printed = await buildOwn({
    ...(await samplesOf(PAGE, "log-modules-plugin.js")),
    ...shop,
    "src/shop/index.js": 'import "./style.css";\nimport { report } from "../admin/report.js";\n\nreport();\n',
    "webpack.config.js": `
      import LogModulesPlugin from "./log-modules-plugin.js";
      export default { entry: "./src/shop/index.js", plugins: [new LogModulesPlugin()] };`,
  });
  return shownIn("/app", printed);
});

page.shows("Error: Cannot find module './shapes.js'", () =>
  runBundle(
    { "src/index.js": 'import "./shapes.js";', "src/shapes.js": "" },
    {
      plugins: [
        ({ hooks }: Compiler) =>
          void hooks.normalModuleFactory.tap("Test", (factory) => {
            factory.hooks.beforeResolve.tap("Test", ({ request }) => (request === "./shapes.js" ? false : undefined));
          }),
      ],
    },
  ),
);

page.shows("UnhandledSchemeError", () => build({ "src/index.js": 'import "icon:menu";' }, {}));

page.shows("src/shop must not import from src/admin", async () =>
  buildOwn({ ...(await samplesOf(PAGE, "boundaries-plugin.js", "webpack.config.js")), ...shop }),
);

page.shows("is no longer a waterfall hook", () =>
  buildOwn({
    "webpack.config.js": `
      const apply = (compiler) => compiler.hooks.normalModuleFactory.tap("GlobalMapPlugin", (factory) => {
        factory.hooks.beforeResolve.tap("GlobalMapPlugin", (resolveData) => resolveData);
      });
      export default { plugins: [{ apply }] };`,
  }),
);

page.restIs({
  "resolveForScheme, resolveInScheme": "a list of hooks; their order is tested here",
  "020cbc17a33c45e8b367446afa396e70e348ce67": "the latest commit of the reader's repository",
});

test("the hooks run in the order of the list", async () => {
  const ran: string[] = [];
  await build(
    {},
    {
      plugins: [
        ({ hooks }: Compiler) =>
          void hooks.normalModuleFactory.tap("Test", (factory) => {
            for (const [name, hook] of Object.entries(factory.hooks)) {
              const tapped = "for" in hook ? hook.for("javascript/esm") : hook;
              tapped.intercept({ call: () => void ran.push(name) });
            }
          }),
      ],
    },
  );
  const list = (await fencesOf(PAGE)).find(({ code }) => code.startsWith("beforeResolve\nfactorize"))?.code ?? "";
  const ofSchemes = ["resolveForScheme", "resolveInScheme"];
  const named = list.replace("or the resolver", "").match(/\w+/g) ?? [];
  expect(ran).toEqual(named.filter((name) => !ofSchemes.includes(name)));
});
