import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../../scripts/lib/free-port";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { paths } from "../../../../scripts/lib/paths";
import { execute } from "../../lib/execute";
import { type Files, run, runUntil } from "../../lib/project";
import { printed, raises } from "../../lib/raises";
import { projectWithGuidePackages } from "../../lib/with-guide-packages";

const PACKAGES = path.join(paths.root, "node_modules");
const MODE = 'mode: "production"';

/** Builds a project with a configuration by the command line. */
const build = (configuration: string, others: Files = {}, words = "") =>
  run(`npx webpack ${words}`, { "webpack.config.js": configuration, ...others });

/** Runs a line in a project whose configuration has nothing but a mode. */
const line = (words: string) => run(`npx webpack ${words}`, { "webpack.config.js": `export default { ${MODE} };` });

/** Runs a program with Node.js or a shell where nobody answers questions. */
function output(program: string, words: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }): Promise<string> {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: "1", ...options.env };
    const child = execFile(program, words, { cwd: options.cwd, env }, (_, stdout, stderr) => resolve(stdout + stderr));
    child.stdin?.end();
  });
}

const mapped = (rules: string) =>
  build(`const rules = ${rules};\nexport default { ${MODE}, module: { rules: rules.map((test) => ({ test })) } };`);
raises("command-line/#failed-to-load", {
  broken: () => mapped("{}"),
  fixed: () => mapped("[]"),
});

raises("command-line/#esm-scope", {
  broken: () => build(`const path = require("path");\nmodule.exports = { ${MODE}, context: path.resolve(__dirname) };`),
  fixed: () =>
    build(`import path from "node:path";\nexport default { ${MODE}, context: path.resolve(import.meta.dirname) };`),
});

raises("command-line/#esm-scope", {
  broken: () => build(`module.exports = { ${MODE} };`),
  fixed: () => run("npx webpack", { "webpack.config.cjs": `module.exports = { ${MODE} };` }),
});

/** Builds for Node.js in a package of ES modules, and runs the bundle. */
const bundled = (filename: string) =>
  run(`npx webpack && node dist/${filename.replace("[name]", "main")}`, {
    "src/index.js": 'import os from "node:os";\nconsole.log(os.EOL.length > 0);',
    "webpack.config.js": `export default { ${MODE}, target: "node", output: { filename: "${filename}" } };`,
  });
raises("command-line/#esm-scope", {
  broken: () => bundled("[name].js"),
  fixed: () => bundled("[name].cjs"),
});

const ESM = `import path from "node:path";\nexport default { ${MODE}, context: path.resolve() };`;
raises("command-line/#import-outside-module", {
  broken: () => build(ESM, { "package.json": '{ "type": "commonjs" }' }),
  fixed: () => build(ESM, { "package.json": '{ "type": "module" }' }),
});

raises("command-line/#import-outside-module", {
  broken: () => build(ESM, { "package.json": '{ "type": "commonjs" }' }),
  fixed: () => run("npx webpack", { "webpack.config.mjs": ESM, "package.json": '{ "type": "commonjs" }' }),
});

/** Builds for a Node.js that can't require ES modules, and runs the bundle. */
const withExternals = (externals: string) =>
  run(
    `npx webpack && NODE_OPTIONS="--no-experimental-require-module --no-experimental-detect-module" node dist/main.js`,
    {
      "package.json": "{}",
      "src/index.js": 'import { price } from "acme-price";\nconsole.log(price);',
      "node_modules/acme-price/package.json": '{ "main": "index.js" }',
      "node_modules/acme-price/index.js": "export const price = 3;",
      "webpack.config.mjs": `export default { ${MODE}, target: "node", ${externals} };`,
    },
  );
raises("command-line/#import-outside-module", {
  broken: () => withExternals('externals: { "acme-price": "commonjs acme-price" }'),
  fixed: () => withExternals(""),
});

const SHOP = {
  "src/main.js": 'import total from "./total.js";\nconsole.log(total);',
  "src/total.js": "export default 3;",
};
const INDEX = { "src/index.js": 'console.log("index");' };
const OWN = { "webpack.config.mjs": `export default { ${MODE} };` };
raises("command-line/#import-outside-module", {
  broken: () =>
    run("npx webpack --config webpack.config.mjs src/main.js", {
      ...{ ...SHOP, ...INDEX, ...OWN },
      "package.json": '{ "type": "commonjs" }',
    }),
  fixed: () =>
    run("npx webpack ./src/main.js --config webpack.config.mjs", { ...SHOP, ...INDEX, ...OWN, "package.json": "{}" }),
});

test("type: module makes it worse when --config takes the entry, which then isn't built", async () => {
  const printed = await run("npx webpack --config webpack.config.mjs src/main.js", {
    ...{ ...SHOP, ...INDEX, ...OWN },
    "package.json": '{ "type": "module" }',
  });
  expect(printed).toMatch(/^3$/m);
  expect(printed).toContain("Default export is missing or nullish at (from src/main.js)");
  expect(printed).not.toContain("./src/main.js");
});

const PLUGIN = `import AcmePlugin from "acme-plugin";\nexport default { ${MODE}, plugins: [new AcmePlugin()] };`;
const ACME = "export default class { apply() {} }";
const INSTALLED = {
  "node_modules/acme-plugin/package.json": '{ "type": "module", "main": "index.js" }',
  "node_modules/acme-plugin/index.js": ACME,
};
raises("command-line/#config-package-not-found", {
  broken: () => build(PLUGIN),
  fixed: () => build(PLUGIN, INSTALLED),
});

const production = (name: string) =>
  run(`npx webpack --config ${name}`, { "webpack.production.js": `export default { ${MODE} };` });
raises("command-line/#config-module-not-found", {
  broken: () => production("webpack.prod.js"),
  fixed: () => production("webpack.production.js"),
});

raises("command-line/#unknown-option", {
  broken: () => line("--mod production"),
  fixed: () => line("--mode production"),
});

raises("command-line/#unknown-option", {
  broken: () => line("--hide-modules --colors"),
  fixed: () => line("--no-stats-modules --color"),
});

raises("command-line/#unknown-option", {
  broken: () => line("--env.stage=test"),
  fixed: () => line("--env stage=test"),
});

raises("command-line/#unknown-option", {
  broken: () => line("--port 3000"),
  fixed: () => line("serve --port 3000 --help"),
});

raises("command-line/#unknown-option", {
  broken: () => line("--display-error-details --watch-stdin"),
  fixed: () => line("--stats-error-details --no-watch-options-stdin"),
});

raises("command-line/#unknown-command", {
  broken: () => line("biuld"),
  fixed: () => line("build"),
});

/** The shell's own words. No folder with commands is given to it unless it gets that of the packages. */
const shell = (PATH: string) => output("/bin/sh", ["-c", "webpack --version"], { cwd: paths.root, env: { PATH } });
raises("command-line/#command-not-found", {
  broken: () => shell("/nowhere"),
  fixed: () => shell(`${path.join(PACKAGES, ".bin")}:${path.dirname(process.execPath)}:/usr/bin:/bin`),
});

/**
 * Writes a folder with packages outside of this repository, where the ones that are left out are not found in a folder
 * above. webpack-cli is copied, since it looks for packages from its real place.
 */
async function outside(...linked: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "errors-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const modules = path.join(folder, "node_modules");
  await mkdir(modules);
  await cp(path.join(PACKAGES, "webpack/bin"), path.join(modules, "webpack/bin"), { recursive: true });
  for (const name of ["graceful-fs", ...linked]) {
    await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
    await symlink(path.join(PACKAGES, name), path.join(modules, name), "junction");
  }
  return folder;
}

/** Loads what schemas need from the given version of ajv: the other one, which npm may put there, lacks the file. */
async function schemas(...linked: string[]): Promise<string> {
  return output("node", ["-e", 'require("ajv/dist/compile/codegen")'], { cwd: await outside(...linked) });
}
raises("command-line/#config-package-not-found", {
  broken: () => schemas(),
  fixed: () => schemas("ajv"),
});

/** Runs the command `webpack` where only some packages are installed. */
async function installed(...linked: string[]): Promise<string> {
  const folder = await outside(...linked);
  return output("node", ["node_modules/webpack/bin/webpack.js", "--version"], { cwd: folder });
}
raises("command-line/#cli-missing", {
  broken: () => installed(),
  fixed: () => installed("webpack-cli"),
});

const DEPENDENCIES = ["@discoveryjs/json-ext", "commander", "envinfo", "interpret", "rechoir", "webpack-merge"];

/** Runs webpack-cli from a folder that has its dependencies, with or without the development server. */
async function serve(words: string[], ...linked: string[]): Promise<string> {
  const folder = await outside(...linked, ...DEPENDENCIES);
  await rm(path.join(folder, "node_modules/webpack"), { recursive: true });
  await symlink(path.join(PACKAGES, "webpack"), path.join(folder, "node_modules/webpack"), "junction");
  const cli = path.join(folder, "node_modules/webpack-cli");
  await cp(path.join(PACKAGES, "webpack-cli"), cli, { recursive: true });
  return output("node", [path.join(cli, "bin/cli.js"), ...words], { cwd: folder });
}
raises("command-line/#package-missing", {
  broken: () => serve(["serve"]),
  fixed: () => serve(["help", "serve"], "webpack-dev-server"),
});

// The installed webpack has its own MD4, so a loader asks for that of Node.js, as old packages do.
const hashing = (createHash: string) =>
  printed(
    {
      "hash-loader.cjs": `module.exports = function (source) {
        const hash = ${createHash}.update(source).digest("hex");
        return source + "/* " + hash + " */";
      };`,
    },
    { module: { rules: [{ test: /\.js$/, loader: "./hash-loader.cjs" }] } },
  );
raises("command-line/#openssl", {
  broken: () => hashing('require("node:crypto").createHash("md4")'),
  fixed: () => hashing('this.utils.createHash("md4")'),
});

/** Builds with a version of webpack 4. */
async function withWebpack4(version: string): Promise<string> {
  const modules = await installVersion("webpack", version);
  return run("node build.cjs", {
    "build.cjs": `require(${JSON.stringify(path.join(modules, "webpack"))})({ ${MODE}, context: __dirname }, (error, stats) => {
      console.log(error ?? stats.toString("errors-only"));
    });`,
  });
}
raises("command-line/#openssl", {
  broken: () => withWebpack4("4.46.0"),
  fixed: () => withWebpack4("4.47.0"),
});

// Node.js from 20.19 on can require ES modules, so it is told to behave like those before.
const OLD_NODE = "NODE_OPTIONS=--no-experimental-require-module";
const COMMON = { ...INSTALLED, "package.json": '{ "type": "commonjs" }' };
raises("command-line/#require-esm", {
  broken: () =>
    run(`${OLD_NODE} npx webpack`, {
      ...COMMON,
      "webpack.config.js": `const AcmePlugin = require("acme-plugin");\nmodule.exports = { ${MODE}, plugins: [new AcmePlugin()] };`,
    }),
  fixed: () => run(`${OLD_NODE} npx webpack`, { ...COMMON, "webpack.config.mjs": PLUGIN }),
});

// Node.js 22.23 and 24 say there what is wrong with the configuration.
if (process.versions.node.startsWith("20.")) {
  raises("command-line/#not-fully-loaded", {
    // Without the first part, as many pastes have it: with it, the entry is told to follow from that.
    broken: async () => `▶ CJS${(await build(`export default { ${MODE},`)).split("▶ CJS")[1]}`,
    fixed: () => build(`export default { ${MODE} };`),
  });
}

raises("command-line/#no-export", {
  broken: () => build('import { BannerPlugin } from "webpack";\nexport default {};'),
  fixed: () =>
    build(
      `import webpack from "webpack";\nconst { BannerPlugin } = webpack;\nexport default { ${MODE}, plugins: [new BannerPlugin("x")] };`,
    ),
});

const inFolder = (name: string) =>
  build(
    `import path from "node:path";\nexport default { ${MODE}, output: { path: path.resolve(import.meta.${name}, "dist") } };`,
  );
raises("command-line/#path-undefined", {
  broken: () => inFolder("dir"),
  fixed: () => inFolder("dirname"),
});

const exportedAs = (code: string) =>
  build(`${code}\nexport default { ${MODE}, plugins: [new AcmePlugin()] };`, INSTALLED);
raises("command-line/#no-export", {
  broken: () => exportedAs('import { AcmePlugin } from "acme-plugin";'),
  fixed: () => exportedAs('import AcmePlugin from "acme-plugin";'),
});

const NAMED = { ...INSTALLED, "node_modules/acme-plugin/index.js": "export class AcmePlugin { apply() {} }" };
const imported = (code: string) => build(`${code}\nexport default { ${MODE}, plugins: [new AcmePlugin()] };`, NAMED);
raises("command-line/#no-export", {
  broken: () => imported('import AcmePlugin from "acme-plugin";'),
  fixed: () => imported('import { AcmePlugin } from "acme-plugin";'),
});

const inVariable = (folder: string) =>
  build(`import path from "node:path";\nexport default { ${MODE}, output: { path: path.resolve(${folder}) } };`);
raises("command-line/#path-undefined", {
  broken: () => inVariable("process.env.ACME_OUTPUT"),
  fixed: () => inVariable('process.env.ACME_OUTPUT ?? "dist"'),
});

raises("command-line/#no-default-export", {
  broken: () => build(`export const config = { ${MODE} };`, {}, "--mode production"),
  fixed: () => build(`export default { ${MODE} };`),
});

raises("command-line/#not-an-object", {
  broken: () => build("export default (env) => { mode: env.mode };", {}, "--env mode=production"),
  fixed: () => build("export default (env) => ({ mode: env.mode });", {}, "--env mode=production"),
});

raises("command-line/#invalid-value", {
  broken: () => line("--mode prod"),
  fixed: () => line("--mode production"),
});

raises("command-line/#argument-missing", {
  broken: () => line("-d"),
  fixed: () => line("--mode development"),
});

const named = (name: string) => build(`export default [{ ${name} ${MODE} }];`, {}, "--config-name browser");
raises("command-line/#config-name", {
  broken: () => named(""),
  fixed: () => named('name: "browser",'),
});

// What the dev server of that time does first. The dev server of today is a command that does not end by itself.
raises("command-line/#config-yargs", {
  broken: () => run("node server.cjs", { "server.cjs": 'require("webpack-cli/bin/config-yargs");' }),
  fixed: () => line("serve --help"),
});

const merging = async (code: string) => {
  const folder = await projectWithGuidePackages(["webpack-merge"], {
    "webpack.config.js": `${code}\nexport default merge({ ${MODE} }, {});`,
  });
  return (await execute("npx webpack", folder)).output;
};
raises("command-line/#merge", {
  broken: () => merging('import merge from "webpack-merge";'),
  fixed: () => merging('import { merge } from "webpack-merge";'),
});

const joining = async (code: string) => {
  const folder = await projectWithGuidePackages(["webpack-merge"], {
    "webpack.config.js": `${code}\nexport default merged({ ${MODE} }, {});`,
  });
  return (await execute("npx webpack", folder)).output;
};
raises("command-line/#merge", {
  broken: () => joining('import * as merge from "webpack-merge";\nconst merged = (...files) => merge.smart(...files);'),
  fixed: () =>
    joining(`import { mergeWithRules } from "webpack-merge";
      const merged = mergeWithRules({ module: { rules: { test: "match", use: "append" } } });`),
});

const LIST = `export default [{ ${MODE} }, { devtool: false }];`;
raises("command-line/#merge-one", {
  broken: () => line("--merge"),
  fixed: () => build(LIST, {}, "--merge"),
});

const COMPILED: [string] = ["compiled"];
const listed = (...ports: string[]) => ({
  "webpack.config.js": `export default [${ports.map((port, index) => `{ name: "shop-${index}", mode: "development", devServer: { port: ${port} } }`)}];`,
});
raises("command-line/#ports", {
  broken: async () => {
    const port = String(await freePort());
    return run("npx webpack serve", listed(port, port));
  },
  fixed: async () => {
    const ports = [String(await freePort()), String(await freePort())] as const;
    return runUntil("npx webpack serve", listed(...ports), [COMPILED]);
  },
});

const SERVING = (rest: string) => ({ "webpack.config.js": `export default { mode: "development", ${rest} };` });
raises("command-line/#no-dev-server", {
  broken: () => run("npx webpack serve", SERVING("devServer: false")),
  fixed: () => runUntil("npx webpack serve --port auto", SERVING(""), [COMPILED]),
});

raises("command-line/#watch-twice", {
  broken: () => runUntil("npx webpack watch", SERVING("watch: true"), [COMPILED]),
  fixed: () => runUntil("npx webpack watch", SERVING(""), [COMPILED]),
});

const served = async (words: string) =>
  runUntil(`npx webpack serve --port ${await freePort()} ${words}`.trim(), SERVING(""), [COMPILED]);
raises("command-line/#per-compiler", {
  broken: () => served("--dev-server-per-compiler"),
  fixed: () => served(""),
});
