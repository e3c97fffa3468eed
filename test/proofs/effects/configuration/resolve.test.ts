import { symlink } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { build, type Files, project, samplesOf } from "../../lib/project";
import { exported } from "./exported";

const PAGE = "configuration/resolve.mdx";
const samples = effectsOf(PAGE);

/** Returns files that print their own names, when they run. */
const printing = (...names: string[]): Files =>
  Object.fromEntries(names.map((name) => [name, `console.log("<${name}>");`]));
const importing = (...requests: string[]): Files => ({
  "src/index.js": requests.map((request) => `import "${request}";`).join("\n"),
});
/** Extensions may be left out, as they may not in a package of ES modules. */
const loose: Files = { "src/package.json": "{}" };

samples.effect('"@ui": "acme-ui",', {
  files: { ...importing("@ui/button.js"), ...printing("node_modules/acme-ui/button.js") },
  without: ["resolve"],
  shows: '"<node_modules/acme-ui/button.js>"',
});

const shop: Files = {
  ...importing("@app/config", "@app/cart.js", "@app-tools/a.js", "views/menu", "moment", "moment/locale/de.js"),
  ...printing("src/config/production.js", "src/cart.js", "node_modules/@app-tools/a.js", "src/components/menu.view.js"),
  ...printing("src/small-moment.js", "node_modules/moment/locale/de.js", "node_modules/moment/index.js"),
  ...printing("node_modules/acme-devtools/index.js", "node_modules/acme-devtools/a.js", "src/theme/logo.js"),
};
shop["src/index.js"] += 'import "@theme/logo.js"; import "acme-devtools"; import "acme-devtools/a.js";';
const inOrder = ["src/config/production", "src/cart", "node_modules/@app-tools/a", "src/components/menu.view"];
inOrder.push("src/small-moment", "node_modules/moment/locale/de", "src/theme/logo");

samples.effect('"@app/config": path.join(src, "config/production.js")', {
  files: shop,
  without: ["resolve.alias"],
  shows: new RegExp(`${inOrder.map((name) => `"<${name}\\.js>"`).join("\\)[,;]console\\.log\\(")}\\)\\}`),
});

samples.effect('stream: "stream-browserify",', {
  files: {
    ...importing("path", "stream", "fs"),
    ...printing("node_modules/path-browserify/index.js", "node_modules/stream-browserify/index.js"),
  },
  without: ["resolve.fallback"],
  shows: /^main\.js\n.*"<node_modules\/path-browserify\/index\.js>".*"<node_modules\/stream-browserify\/index\.js>"/m,
});

samples.effect("webpack.NormalModuleReplacementPlugin(/^node:/", {
  files: { ...importing("node:path"), ...printing("node_modules/path-browserify/index.js") },
  without: ["plugins"],
  shows: '"<node_modules/path-browserify/index.js>"',
});

samples.effect('extensions: [".jsx", "..."]', {
  files: { ...loose, ...importing("./card", "./cart"), ...printing("src/card.jsx", "src/card.js", "src/cart.js") },
  without: ["resolve.extensions"],
  shows: /"<src\/card\.jsx>".*"<src\/cart\.js>"/,
});

samples.effect('".js": [".ts", ".js"]', {
  files: { ...importing("./card.js", "./cart.js"), ...printing("src/card.ts", "src/card.js", "src/cart.js") },
  without: ["resolve.extensionAlias"],
  shows: /"<src\/card\.ts>".*"<src\/cart\.js>"/,
});

samples.effect('modules: [path.resolve(import.meta.dirname, "src"), "..."]', {
  files: {
    ...loose,
    ...importing("money", "events", "kit"),
    ...printing("src/money.js", "src/events.js", "node_modules/events/index.js", "node_modules/kit/index.js"),
  },
  without: ["resolve.modules"],
  shows: /^main\.js\n(?=.*"<src\/money\.js>")(?=.*"<src\/events\.js>").*"<node_modules\/kit\/index\.js>"/m,
});

samples.effect('mainFields: ["source", "..."],\n  },', {
  files: {
    ...importing("kit", "other"),
    ...printing("node_modules/kit/source.js", "node_modules/kit/module.js", "node_modules/other/module.js"),
    "node_modules/kit/package.json": '{ "source": "./source.js", "module": "./module.js" }',
    "node_modules/other/package.json": '{ "module": "./module.js" }',
  },
  without: ["resolve.mainFields"],
  shows: /"<node_modules\/kit\/source\.js>".*"<node_modules\/other\/module\.js>"/,
});

samples.effect('conditionNames: ["acme-source", "..."]', {
  files: {
    ...importing("kit", "other"),
    ...printing("node_modules/kit/source.js", "node_modules/kit/import.js", "node_modules/other/import.js"),
    "node_modules/kit/package.json": '{ "exports": { "acme-source": "./source.js", "import": "./import.js" } }',
    "node_modules/other/package.json": '{ "exports": { "import": "./import.js" } }',
  },
  without: ["resolve.conditionNames"],
  shows: /"<node_modules\/kit\/source\.js>".*"<node_modules\/other\/import\.js>"/,
});

samples.tries("tsconfig: true", async (code) => {
  const { folder, configuration } = await exported(code, {
    ...importing("@kit/money.js"),
    ...printing("src/kit/money.js"),
    // With a comment, as TypeScript allows.
    "tsconfig.json": '{ "compilerOptions": { "paths": { "@kit/*": ["./src/kit/*"] } } } // paths',
  });
  expect(await build(folder, configuration)).toContain('"<src/kit/money.js>"');
  // On a Node.js that removes types, it is the default.
  expect(await build(folder, { ...configuration, resolve: { tsconfig: false } })).toContain(
    "Can't resolve '@kit/money",
  );
});

const referring: Files = {
  ...importing("@kit/money.js", "../packages/a/index.js"),
  ...printing("src/kit/money.js", "packages/a/lib/own.js"),
  "packages/a/index.js": 'import "@own/own.js";',
  "packages/a/tsconfig.json": '{ "compilerOptions": { "composite": true, "paths": { "@own/*": ["./lib/*"] } } }',
  "tsconfig.build.json": `{
    "compilerOptions": { "paths": { "@kit/*": ["./src/kit/*"] } },
    "references": [{ "path": "./packages/a" }]
  }`,
};
samples.effect('"tsconfig.build.json"', {
  files: referring,
  without: ["resolve.tsconfig"],
  shows: '"<src/kit/money.js>"',
});

samples.effect('references: "auto"', {
  files: referring,
  without: ["resolve.tsconfig.references"],
  shows: '"<packages/a/lib/own.js>"',
});

/** Returns a project with a package that is linked from another folder, as by `npm link`. */
async function linking(code: string, files: Files, packaged: Files) {
  const linked = await exported(code, { ...importing("acme-ui"), ...files });
  await symlink(await project(packaged), path.join(linked.folder, "node_modules/acme-ui"), "junction");
  return linked;
}

samples.tries('modules: ["...", path.resolve(import.meta.dirname, "node_modules")]', async (code) => {
  const { folder, configuration } = await linking(code, printing("node_modules/acme-peer/index.js"), {
    "index.js": 'import "acme-peer";',
  });
  expect(await build(folder, configuration)).toContain('"<node_modules/acme-peer/index.js>"');
  expect(await build(folder, { mode: "production" })).toContain("Can't resolve 'acme-peer'");
  expect(await build(folder, { mode: "production", resolve: { symlinks: false } })).toContain("acme-peer/index.js>");
});

samples.tries('react: path.resolve(import.meta.dirname, "node_modules/react")', async (code) => {
  const { folder, configuration } = await linking(
    code,
    { ...importing("acme-ui", "react"), "node_modules/react/index.js": 'console.log("the copy of the project");' },
    { "index.js": 'import "react";', "node_modules/react/index.js": 'console.log("the other copy");' },
  );
  const built = await build(folder, configuration);
  expect(built).toContain("the copy of the project");
  expect(built).not.toContain("the other copy");
  for (const symlinks of [true, false]) {
    const both = await build(folder, { mode: "production", resolve: { symlinks } });
    expect(both).toContain("the copy of the project");
    expect(both).toContain("the other copy");
  }
});

samples.effect('roots: [path.resolve(import.meta.dirname, "public"), "..."]', {
  files: {
    ...importing("./a.css", "/src/setup.js"),
    ...printing("src/setup.js"),
    "src/a.css": 'a { background: url("/img/logo.png") }',
    "public/img/logo.png": "a logo",
  },
  without: ["resolve.roots"],
  shows: /^\w{20}\.png\na logo$[\s\S]*"<src\/setup\.js>"/m,
});

const kinds: Files = {
  ...loose,
  "src/index.js": 'import "kit";\nimport "./other.js";',
  "src/other.js": 'require("kit");',
  ...printing("node_modules/kit/source.js", "node_modules/kit/module.js", "node_modules/kit/main.js"),
  "node_modules/kit/package.json": '{ "source": "./source.js", "module": "./module.js", "main": "./main.js" }',
};
samples.effect("byDependency: {", {
  files: kinds,
  without: ["resolve.byDependency.esm"],
  shows: '"<node_modules/kit/source.js>"',
});

samples.effect('commonjs: {\n        mainFields: ["main"]', {
  files: kinds,
  without: ["resolve.byDependency.commonjs"],
  shows: '"<node_modules/kit/main.js>"',
});

samples.tries('new SiblingMockPlugin(".mock")', async (code) => {
  const { folder, configuration } = await exported(code, {
    ...(await samplesOf(PAGE, "sibling-mock-plugin.js")),
    ...importing("./api.js", "./cart.js"),
    ...printing("src/api.js", "src/api.mock.js", "src/cart.js"),
  });
  const shown = await build(folder, { ...configuration, devtool: false });
  expect(shown).toContain("<src/api.mock.js>");
  expect(shown).toContain("<src/cart.js>");
  expect(shown).not.toContain("<src/api.js>");
});

samples.effect('descriptionFiles: ["acme-package.json", "package.json"]', {
  files: {
    ...importing("kit", "other"),
    ...printing("node_modules/kit/acme.js", "node_modules/kit/main.js", "node_modules/other/main.js"),
    "node_modules/kit/acme-package.json": '{ "main": "./acme.js" }',
    "node_modules/kit/package.json": '{ "main": "./main.js" }',
    "node_modules/other/package.json": '{ "main": "./main.js" }',
  },
  without: ["resolve.descriptionFiles"],
  shows: /"<node_modules\/kit\/acme\.js>".*"<node_modules\/other\/main\.js>"/,
});

samples.effect("fullySpecified: false", {
  files: { ...importing("./card"), ...printing("src/card.js") },
  without: ["module"],
  shows: '"<src/card.js>"',
});

samples.tries("restrictions: [root, /\\.(js|css|json)$/]", async (code) => {
  const outside = await project(printing("secret.js"));
  const { folder, configuration } = await exported(code, {
    ...importing("./cart.js", `../../${path.basename(outside)}/secret.js`, "./notes.txt"),
    ...printing("src/cart.js", "src/notes.txt"),
  });
  const shown = await build(folder, configuration);
  expect(shown).toMatch(/Can't resolve '.*secret\.js'[\s\S]*Can't resolve '\.\/notes\.txt'/);
  expect(shown).not.toContain("Can't resolve './cart.js'");
  const without = await build(folder, { mode: "production" });
  expect(without).toMatch(/^main\.js\n(?=.*<src\/cart\.js>)(?=.*<secret\.js>).*<src\/notes\.txt>/m);
});

samples.effect('use: "shout-loader"', {
  files: {
    ...importing("./a.txt"),
    "src/a.txt": "hello",
    "build/shout-loader.js": "export default (text) => `console.log('${text.toUpperCase()}')`;",
  },
  without: ["resolveLoader"],
  shows: '"HELLO"',
});
