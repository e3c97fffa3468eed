import { expect, test } from "vitest";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { build, type Files, samplesOf } from "../../lib/project";
import { exported } from "../configuration/exported";

const PAGE = "api/module-variables.mdx";
const samples = effectsOf(PAGE);

samples.effect('"import.meta.version": JSON.stringify("1.4.0")', {
  files: { "src/index.js": "console.log(import.meta.version);" },
  without: ["plugins.0"],
  shows: 'console.log("1.4.0")',
  hides: "console.log(void 0)",
});

samples.tries('exportType: "style"', async (code) => {
  const files: Files = {
    "package.json": "{}",
    ...(await samplesOf(PAGE, "src/server.js")),
    "src/page.js": 'import "./page.css";\nexport const render = () => "<p>Acme</p>";',
    "src/page.css": "p { color: teal }",
  };
  const html = async (changed: string) => {
    const { folder, configuration } = await exported(changed, { ...files, "webpack.config.js": changed });
    const printed = await build(folder, { ...configuration, output: { library: { type: "commonjs2" } } });
    const { output } = await execute(`node -e 'console.log(require("./dist/main.js").html())'`, folder);
    return `${printed}\n${output}`;
  };
  expect(await html(code)).toContain("\n<style>p{color:teal}</style><p>Acme</p>\n");
  expect(await html(code.replace("exportsOnly: false", ""))).toContain("\n<style></style><p>Acme</p>\n");
  expect(await html(code.replace('exportType: "style"', ""))).toContain("\n<style></style><p>Acme</p>\n");
});

test.each([
  ["__webpack_global__", "__webpack_require__"],
  ["__webpack_amd_options__", "__webpack_require__.amdO"],
])("%s becomes %s", async (name, code) => {
  const files: Files = { "package.json": "{}", "src/index.js": `console.log(${name});` };
  expect(await build(files, { mode: "development", devtool: false })).toContain(`console.log(${code})`);
});
