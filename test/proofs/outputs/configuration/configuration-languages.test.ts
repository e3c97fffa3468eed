import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { checkTypes } from "../../lib/check-types";
import { execute } from "../../lib/execute";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { type Files, run } from "../../lib/project";

const page = await outputsOf("configuration/configuration-languages.mdx");
const fences = await fencesOf("configuration/configuration-languages.mdx");

/** Returns the sample of the page that contains the words. */
const sample = (words: string) => fences.find(({ code }) => code.includes(words))?.code ?? "";

const shop: Files = { "src/shop.js": "console.log('Acme');\n" };
const commonJs: Files = { ...shop, "package.json": '{ "type": "commonjs" }' };

page.shows("SyntaxError: Unexpected token 'export'", () =>
  run("npx webpack", {
    ...commonJs,
    "webpack.config.js": 'export default { mode: "production", entry: "./src/shop.js" };\n',
  }),
);

page.shows("module is not defined in ES module scope", () =>
  // Without its first line, since "require" is not defined either.
  run("npx webpack", { ...shop, "webpack.config.js": sample("module.exports = {").replace(/^const path.*$/m, "") }),
);

page.shows("__dirname is not defined in ES module scope", () =>
  run("npx webpack", {
    ...shop,
    "webpack.config.js":
      'import path from "node:path"; export default { output: { path: path.resolve(__dirname, "public") } };\n',
  }),
);

/** Runs webpack with this configuration outside of this repository, whose compilers it would find. */
async function withoutPackages(name: string, code: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "acme-shop-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, name), code);
  const { output } = await execute("npx webpack", folder);
  return output.replaceAll(folder, "/home/me/acme-shop");
}

page.shows("Cannot find module 'ts-node/register'", () =>
  // No Node.js removes an enum, and an older one no types at all.
  withoutPackages("webpack.config.ts", "enum Mode { production }\nexport default { mode: Mode[0] };\n"),
);

/** Checks both samples as an editor does, after a mistake was made in each. */
function checkSamples(): Promise<string> {
  checked ??= checkTypes({
    "define.js": sample("webpack.defineConfig({").replace('"production"', '"produktion"'),
    "comment.js": sample('@type {import("webpack").Configuration}').replace("mode:", "devtol: false, mode:"),
  });
  return checked;
}
let checked: Promise<string> | undefined;

page.shows("error TS2820", checkSamples);

page.shows("error TS2561", checkSamples);

// By tsx, which this repository has.
page.shows("client (webpack", () =>
  run("npx webpack", { ...commonJs, "webpack.config.jsx": sample("/** @jsx build */") }),
);

page.shows("requires the 'js-yaml' package", () =>
  withoutPackages("webpack.config.yaml", sample("mode: production\n")),
);

page.restIs({});
