import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type webpack from "webpack";
import { installVersion } from "../../../scripts/lib/install-packages";
import { paths } from "../../../scripts/lib/paths";
import { type PageScripts, pageCompiler } from "../../../scripts/site/playground/compiler";
import { PATCHES } from "../../../scripts/site/playground/patches.mjs";
import { minorOf } from "../../../src/playground/project/webpack-version";
import { webpackVersions } from "../../../src/site";
import { startWorker } from "../../scripts/site/playground/page-webpack";
import { CONFIGURATIONS, expectSameFiles, SHOP } from "../../scripts/site/playground/shop";

/** The versions that a deployment publishes besides the installed one. */
const [, deployed = ""] =
  /WEBPACK_VERSIONS \|\| '([\d.,]+)'/.exec(
    readFileSync(path.join(paths.root, ".github/workflows/deploy.yml"), "utf8"),
  ) ?? [];

/** The oldest version that sites can have, and those of a deployment, which had other modules and packages than now. */
const VERSIONS = ["5.80.0", ...webpackVersions({ WEBPACK_VERSIONS: deployed })];

test("a deployment publishes two older minor versions", () => {
  expect(new Set(VERSIONS.map(minorOf)).size).toBe(3);
});

test("each patch for older versions has its place in one", async () => {
  const folders = await Promise.all(VERSIONS.map((version) => installVersion("webpack", version)));
  const needed = PATCHES.filter(({ older }) => older).map(({ file, find }) => {
    const texts = folders
      .map((folder) => path.join(folder, file))
      .filter(existsSync)
      .map((each) => readFileSync(each, "utf8"));
    return [file, texts.some((text) => text.search(find) >= 0)];
  });
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.filter(([, isNeeded]) => !isNeeded)).toEqual([]);
}, 300_000);

describe.each(VERSIONS)("webpack %s", (version) => {
  let scripts: PageScripts["scripts"];
  let bundle: typeof webpack;
  let folder: string;

  beforeAll(async () => {
    bundle = createRequire(path.join(await installVersion("webpack", version), "package.json"))("webpack");
    ({ scripts } = await pageCompiler(version));
    folder = await mkdtemp(path.join(tmpdir(), "playground-"));
  }, 300_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(CONFIGURATIONS)("%s: the same files in a page as in Node.js, to the byte", async (name, configuration) => {
    await expectSameFiles(scripts, bundle, path.join(folder, name.replaceAll(" ", "-")), configuration);
  });

  test("a configuration that is not valid is refused in the words of this version", async () => {
    const { failure } = await startWorker(scripts)({
      ...SHOP,
      "webpack.config.js": "module.exports = { dotenv: true };",
    });
    expect(failure).toContain("configuration has an unknown property 'dotenv'");
  });

  test("a loader and the version's own plugins run", async () => {
    const files = {
      "src/index.js": 'import text from "./a.txt";\nconsole.log(text);\n',
      "src/a.txt": "hello",
      "upper-loader.js": "module.exports = (text) => `export default ${JSON.stringify(text.toUpperCase())};`;",
      "webpack.config.mjs": `import TerserPlugin from "terser-webpack-plugin";
import webpack from "webpack";
export default {
  mode: "production",
  optimization: { minimizer: [new TerserPlugin()] },
  plugins: [new webpack.ProgressPlugin(() => {})],
  module: { rules: [{ test: /\\.txt$/, use: "./upper-loader.js" }] },
};`,
    };
    const { output, errors, failure } = await startWorker(scripts)(files);
    expect({ errors, failure }).toEqual({ errors: [], failure: undefined });
    expect(Buffer.from(output?.get("dist/main.js") ?? []).toString()).toContain('console.log("HELLO")');
  });
});
