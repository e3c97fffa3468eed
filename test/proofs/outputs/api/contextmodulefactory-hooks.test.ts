import { expect, test } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { buildOwn, run, samplesOf, shownIn } from "../../lib/project";

const PAGE = "api/contextmodulefactory-hooks.mdx";
const page = await outputsOf(PAGE);

/** The sample of the page, and the files of its tree. */
const locales = {
  ...(await samplesOf(PAGE, "src/index.js")),
  ...Object.fromEntries(
    ["de", "en", "en.test", "fr"].map((name) => [`src/locales/${name}.js`, `export default { title: "${name}" };\n`]),
  ),
};

page.shows("[LogContextsPlugin] ./locales", async () =>
  shownIn(
    "/app",
    await buildOwn({
      ...(await samplesOf(PAGE, "log-contexts-plugin.js")),
      ...locales,
      "webpack.config.js": `
        import LogContextsPlugin from "./log-contexts-plugin.js";
        export default { plugins: [new LogContextsPlugin()] };`,
    }),
  ),
);

page.shows("[DEP_WEBPACK_CONTEXT_MODULE_FACTORY_ALTERNATIVES]", () =>
  run("npx webpack", {
    "webpack.config.js": `
      const apply = (compiler) => compiler.hooks.contextModuleFactory.tap("Test", (factory) => {
        factory.hooks.alternatives.tap("Test", () => {});
      });
      export default { plugins: [{ apply }] };`,
  }),
);

page.restIs({ "└── fr.js": "a folder tree" });

test("the modules without and with the plugin", async () => {
  const diff =
    (await fencesOf(PAGE)).find(({ lang, code }) => lang === "diff" && code.includes("en.test.js"))?.code ?? "";
  const lines = diff.trimEnd().split("\n");
  const modules = async (configuration: string) => {
    const printed = await buildOwn({
      ...(await samplesOf(PAGE, "skip-test-files-plugin.js", "webpack.config.js")),
      ...locales,
      ...(configuration ? { "webpack.config.js": configuration } : {}),
    });
    return [...printed.matchAll(/^ *(\.\/src\/\S+\.js) \d+ bytes/gm)].map(([, name]) => name).sort();
  };
  const without = await modules('export default { mode: "development" };');
  const withPlugin = await modules("");
  expect(without).toEqual(lines.map((line) => line.slice(1)).sort());
  expect(withPlugin).toEqual(
    lines
      .filter((line) => !line.startsWith("-"))
      .map((line) => line.slice(1))
      .sort(),
  );
});
