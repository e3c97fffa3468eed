import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test, vi } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { samplesOf, withoutFormat } from "../../lib/project";
import { buildWithCompilers, configurationWith, projectWithCompilers } from "../../lib/with-compilers";

const PAGE = "loaders/babel-loader.mdx";
const page = await outputsOf(PAGE);
const PRESETS = { presets: [["@babel/preset-env", { targets: "ie 11" }]] };

/** Returns a rule for scripts with some options of the loader. */
const rule = (options: object, more: object = {}) => ({
  mode: "development" as const,
  devtool: false as const,
  module: { rules: [{ test: /\.[cm]?jsx?$/, loader: "babel-loader", options, ...more }] },
});

describe("the first sample", () => {
  test("replaces what the browsers lack, as the page shows", async () => {
    const files = await samplesOf(PAGE, "src/index.js", "babel.config.json", "dist/main.js");
    const config = await configurationWith(PAGE, "cacheDirectory: true");
    const { "dist/main.js": shown = "", ...project } = files;
    const folder = await projectWithCompilers({ ...project, ...config });
    vi.stubEnv("CACHE_DIR", path.join(folder, "kept")); // for the whole process, so no other test uses the default folder
    const built = await buildWithCompilers(folder);
    expect(await readdir(path.join(folder, "kept/babel-loader"))).toHaveLength(1);
    expect(built).toContain("compiled successfully");
    expect(withoutFormat(built)).toContain(withoutFormat(shown));
    expect(built).toContain("main.js.map");
  });

  test("agrees with a list of browsers that webpack reads too", async () => {
    const files = await samplesOf(PAGE, "src/index.js");
    const list = { "babel.config.json": '{ "presets": ["@babel/preset-env"] }', ".browserslistrc": "ie 11" };
    expect(await buildWithCompilers({ ...files, ...list }, rule({}))).not.toContain("?.");
    const current = { ...list, ".browserslistrc": "chrome 140" };
    expect(await buildWithCompilers({ ...files, ...current }, rule({}))).toContain("cart.items?.length ?? 0");
  });
});

describe("the loader's cache", () => {
  const files = { "src/index.js": "export const a = () => 1;\nconsole.log(a());" };

  test.each([
    { cacheCompression: true, ending: ".json.gz" },
    { cacheCompression: false, ending: ".json" },
  ])("has a file for each module, compressed or not: $cacheCompression", async ({ cacheCompression, ending }) => {
    const folder = await projectWithCompilers(files);
    const cacheDirectory = path.join(folder, "kept");
    await buildWithCompilers(folder, rule({ ...PRESETS, cacheDirectory, cacheCompression }));
    const names = await readdir(cacheDirectory);
    expect(names).toHaveLength(1);
    expect(names[0]?.endsWith(ending)).toBe(true);
  });

  test("knows nothing of the content of a plugin, and is given up for another identifier", async () => {
    const folder = await projectWithCompilers(files);
    const plugin = (name: string) =>
      `module.exports = () => ({ visitor: { Program(path) { path.addComment("leading", "${name}"); } } });`;
    const options = (more: object) =>
      rule({ cacheDirectory: path.join(folder, "kept"), plugins: [path.join(folder, "plugin.cjs")], ...more });
    await writeFile(path.join(folder, "plugin.cjs"), plugin("first"));
    expect(await buildWithCompilers(folder, options({}))).toContain("/*first*/");
    // Babel, too, keeps a plugin in memory, so the file gets another name for the new one.
    const [name = ""] = await readdir(path.join(folder, "kept"));
    expect((await buildWithCompilers(folder, options({ cacheIdentifier: "1" }))).includes("/*first*/")).toBe(true);
    expect((await readdir(path.join(folder, "kept"))).length).toBe(2);
    expect(await readdir(path.join(folder, "kept"))).toContain(name);
  });
});

test("customize changes the result", async () => {
  const config = await configurationWith(PAGE, "customize:");
  expect(await buildWithCompilers({ ...(await samplesOf(PAGE, "babel-banner.cjs")), ...config })).toContain(
    "/* Acme shop */",
  );
  const relative = await buildWithCompilers({}, rule({ customize: "./babel-banner.cjs" }));
  expect(relative).toContain(
    "Customized loaders must be passed as absolute paths, since babel-loader has no way to know what they would be relative to.",
  );
});

test("metadataSubscribers get the metadata of each file, and an unknown name is no error", async () => {
  const { "webpack.config.js": config = "" } = await configurationWith(PAGE, "metadataSubscribers:");
  const folder = await projectWithCompilers({ "webpack.config.js": `${config}\nexport { messages };` });
  await buildWithCompilers(folder);
  const { messages } = await import(/* @vite-ignore */ pathToFileURL(path.join(folder, "webpack.config.js")).href);
  expect(messages).toEqual([expect.any(Object)]);
  expect(await buildWithCompilers({}, rule({ metadataSubscribers: ["nobody"] }))).toContain("compiled successfully");
});

test("a source map leads through Babel to the source, and inline counts as true", async () => {
  const files = { "src/index.js": "const twice = (n) => n * 2;\nconsole.log(twice(2));" };
  for (const options of [PRESETS, { ...PRESETS, sourceMaps: "inline" }]) {
    const built = await buildWithCompilers(files, { ...rule(options), devtool: "source-map" });
    expect(built).toContain("const twice = (n) => n * 2;");
    expect(built).not.toContain("data:application/json");
  }
});

test("Babel's environment is not webpack's mode", async () => {
  const config = (more: object) => ({
    ...rule({ env: { production: { comments: false } }, ...more }),
    mode: "production" as const,
    optimization: { minimize: false },
  });
  const files = { "src/index.js": "/* kept */ console.log(1);" };
  const before = process.env.NODE_ENV;
  try {
    delete process.env.NODE_ENV;
    expect(await buildWithCompilers(files, config({}))).toContain("/* kept */");
    process.env.NODE_ENV = "production";
    expect(await buildWithCompilers(files, config({}))).not.toContain("/* kept */");
  } finally {
    process.env.NODE_ENV = before;
  }
  expect(await buildWithCompilers(files, config({ envName: "production" }))).not.toContain("/* kept */");
});

describe("the message", () => {
  page.shows("may appear only with 'sourceType: module'", () => buildWithCompilers(mixed, rule(polyfills("module"))));
  page.restIs({});
});

/** A CommonJS file that Babel adds something to. */
const mixed = {
  "src/index.js": 'import total from "./total.cjs";\nconsole.log(total);',
  "src/total.cjs": "module.exports = { ...process.env };",
};

function polyfills(sourceType: string) {
  return {
    ...PRESETS,
    sourceType,
    plugins: [["@babel/plugin-transform-runtime", {}]],
  };
}

test("with sourceType unambiguous, Babel adds what fits to each file", async () => {
  expect(await buildWithCompilers(mixed, rule(polyfills("unambiguous")))).not.toContain("may appear only");
});

test("modules: commonjs hides imports from webpack, so the file is missing and the build succeeds", async () => {
  const files = {
    "src/index.js": 'import { total } from "./cart.js";\nconsole.log(total);',
    "src/cart.js": 'export const total = "sum";\nexport const unused = "never used";',
  };
  const shown = (modules?: string) =>
    buildWithCompilers(files, { ...rule({ presets: [["@babel/preset-env", { modules }]] }), mode: "production" });
  const hidden = await shown("commonjs");
  expect(hidden).toContain("compiled successfully");
  expect(hidden).toContain('require("./cart.js")');
  expect(hidden).not.toContain('"sum"');
  const seen = await shown("auto");
  expect(seen).toContain('"sum"');
  expect(seen).not.toContain("never used");
});

test("some packages can be transpiled, by babel.config.json and not by .babelrc.json", async () => {
  const { "webpack.config.js": config = "" } = await configurationWith(PAGE, "acme-ui|p-limit");
  const { default: rules } = (await import(`data:text/javascript,${encodeURIComponent(config)}`)) as {
    default: { module: { rules: { exclude: RegExp }[] } };
  };
  const exclude = rules.module.rules[0]?.exclude ?? /$^/;
  expect(
    ["/a/node_modules/acme-ui/i.js", "/a/node_modules/p-limit/i.js", "/a/src/i.js"].some((file) => exclude.test(file)),
  ).toBe(false);
  expect(["/a/node_modules/react/i.js", "/a/node_modules/acme-ui-kit/i.js"].every((file) => exclude.test(file))).toBe(
    true,
  );
  const files = {
    "src/index.js": 'import "../packages/acme-ui/index.js";',
    "packages/acme-ui/package.json": '{ "name": "acme-ui" }',
    "packages/acme-ui/index.js": "console.log(globalThis.a?.b);",
  };
  const setting = JSON.stringify(PRESETS);
  expect(await buildWithCompilers({ ...files, "babel.config.json": setting }, rule({}))).not.toContain("?.");
  expect(await buildWithCompilers({ ...files, ".babelrc.json": setting }, rule({}))).toContain("a?.b");
});
