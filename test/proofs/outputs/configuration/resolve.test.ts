import { symlinkSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Configuration } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { build, type Files, run } from "../../lib/project";

const page = await outputsOf("configuration/resolve.mdx");
const fences = await fencesOf("configuration/resolve.mdx");

/** Returns an output with the folder of the project replaced by `/shop`, as the page shows it. */
const inShop = (printed: string) => printed.replaceAll(/[^\s']*\.cache\/test\/proofs\/p-\w+/g, "/shop");

const shop = async (files: Files, configuration: Configuration = {}) => inShop(await build(files, configuration));

// The script of the page

const button: Files = {
  "webpack.config.js": fences.find(({ code }) => code.includes('"@ui": "acme-ui"'))?.code ?? "",
  "trace.mjs": fences.find(({ title }) => title === "trace.mjs")?.code ?? "",
  "node_modules/acme-ui/package.json": JSON.stringify({
    name: "acme-ui",
    exports: { "./button": { import: "./esm/button.js", require: "./cjs/button.js" } },
  }),
  "node_modules/acme-ui/esm/button.js": "",
  "node_modules/acme-ui/cjs/button.js": "",
};

page.shows("resolve '@ui/button' in '/shop/src'", async () =>
  inShop(await run("node trace.mjs src @ui/button", button)),
);

test("trace.mjs with commonjs", async () => {
  const printed = inShop(await run("node trace.mjs src @ui/button commonjs", button));
  expect(printed).toContain("=> /shop/node_modules/acme-ui/cjs/button.js");
});

// Messages

page.shows("The following 'resolve.alias' entry was never applied", () =>
  shop({}, { performance: { unusedConfig: true }, resolve: { alias: { "@app": "/shop/src" } } }),
);

page.shows("Can't resolve 'path' in '/shop/src'", () =>
  shop({ "src/index.js": 'import path from "path";\nconsole.log(path);\n' }),
);

page.shows('Reading from "node:path" is not handled by plugins', () =>
  shop({ "src/index.js": 'import path from "node:path";\nconsole.log(path);\n' }),
);

page.shows("Did you miss the leading dot in 'resolve.extensions'?", () =>
  shop(
    { "package.json": "{}", "src/index.js": 'import "./card";\n', "src/card.jsx": "" },
    { resolve: { extensions: ["jsx", "..."] } },
  ),
);

page.shows('"." is not exported under the condition "acme-source"', () =>
  shop(
    {
      "src/index.js": 'import "acme-ui";\n',
      "node_modules/acme-ui/package.json": '{ "name": "acme-ui", "exports": { "import": "./index.js" } }',
      "node_modules/acme-ui/index.js": "",
    },
    { resolve: { conditionNames: ["acme-source"] } },
  ),
);

page.shows("open '/shop/src/tsconfig.json'", () =>
  shop(
    { "tsconfig.json": "{}", "src/index.js": 'import "cart";\n' },
    { resolve: { tsconfig: { configFile: "tsconfig.json" } } },
  ),
);

page.shows("Can't resolve 'react' in '/home/you/acme-ui'", async () => {
  // Outside of this repository, which has a react above its projects.
  const linked = await mkdtemp(path.join(tmpdir(), "acme-ui-"));
  onTestFinished(() => rm(linked, { recursive: true }));
  await writeFile(path.join(linked, "package.json"), '{ "name": "acme-ui" }');
  await writeFile(path.join(linked, "index.js"), 'import "react";\n');
  const printed = await build(
    { "src/index.js": 'import "acme-ui";\n', "node_modules/react/index.js": "" },
    (folder) => {
      symlinkSync(linked, path.join(folder, "node_modules/acme-ui"), "junction");
      return {};
    },
  );
  return printed.replaceAll(linked, "/home/you/acme-ui");
});

page.shows("Error: public is neither a posix nor a windows path", () =>
  // The error ends the process.
  run("npx webpack", {
    "webpack.config.js": 'export default { mode: "production", resolve: { roots: ["public"] } };',
    "src/index.js": 'import "/setup.js";\n',
  }),
);

const forced: Files = { "src/index.js": 'import "./x.jsx";\n', "src/x.jsx": "" };
const enforceExtension: Configuration = { entry: "./src/index", resolve: { enforceExtension: true } };

page.shows("'resolve.enforceExtension' was specified", () =>
  shop({ ...forced, "package.json": "{}" }, enforceExtension),
);

test("enforceExtension with an extension that has an alias", async () => {
  const files: Files = { "src/index.js": 'import "./x.js";\n', "src/x.js": "", "package.json": "{}" };
  expect(await shop(files, enforceExtension)).toContain("compiled successfully");
  const experiments = { typescript: false };
  expect(await shop(files, { ...enforceExtension, experiments })).toContain("'resolve.enforceExtension' was specified");
});

test("enforceExtension in a strict ES module", async () => {
  expect(await shop(forced, enforceExtension)).toContain("compiled successfully");
});

page.shows("The request './card' failed to resolve only because it was resolved as fully specified", () =>
  shop({ "src/index.js": 'import "./card";\n', "src/card.js": "" }),
);

page.shows("Package import #nope is not imported from package /shop", () =>
  shop({
    "package.json": fences.find(({ code }) => code.includes('"#db"'))?.code ?? "",
    "src/index.js": 'import "#nope";\n',
  }),
);

page.shows("Did you mean './money'?", () =>
  shop({ "package.json": "{}", "src/index.js": 'import "money";\n', "src/money.js": "" }),
);

page.shows("It's no longer allowed to omit the '-loader' suffix", () =>
  shop(
    { "src/index.js": 'import "./a.txt";\n', "src/a.txt": "", "node_modules/shout-loader/index.js": "" },
    { module: { rules: [{ test: /\.txt$/, use: "shout" }] } },
  ),
);

page.restIs({});
