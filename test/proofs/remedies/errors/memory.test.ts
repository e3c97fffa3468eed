import { spawn, spawnSync } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { paths } from "../../../../scripts/lib/paths";
import { type Files, project, run, runUntil } from "../../lib/project";
import { printed, raises } from "../../lib/raises";

/** A configuration file with these fields. */
const configured = (fields: string, before = ""): Files => ({
  "webpack.config.js": `${before}\nexport default { mode: "production", ${fields} };`,
});

/** A project that imports a text through a loader of its own. */
const withLoader = (loader: string): Files => ({
  ...configured('module: { rules: [{ test: /\\.txt$/, loader: "./price-loader.cjs" }] }'),
  "src/index.js": 'import price from "./price.txt";\nconsole.log(price);',
  "src/price.txt": "3",
  "price-loader.cjs": loader,
});

/** A project whose only file is minimized by a function. */
const withMinimizer = (minimize: string): Files => ({
  ...configured(
    "optimization: { minimizer: [new MinimizerPlugin({ minify: minimize, parallel: 2 })] }",
    `import MinimizerPlugin from "minimizer-webpack-plugin";\n${minimize}`,
  ),
  "src/index.js": "console.log(3);",
});

/** A project with a plugin of its own. */
const withPlugin = (apply: string): Files => configured(`plugins: [{ apply(compiler) { ${apply} } }]`);

/** Builds with a limit in megabytes, and without writing the memory to the disk. */
const limited = (limit: number, files: Files) =>
  run(`ulimit -c 0; NODE_OPTIONS=--max-old-space-size=${limit} npx webpack`, files);

/** More than 64 megabytes of objects. */
const LIST = "Array.from({ length: 2_000_000 }, (_, id) => ({ id }))";

raises("memory/#heap", {
  broken: () => limited(64, withLoader(`module.exports = () => "export default " + ${LIST}.length;`)),
  fixed: () => limited(1024, withLoader(`module.exports = () => "export default " + ${LIST}.length;`)),
});

const LISTING = `function minimize() { return { code: String(${LIST}.length) }; }`;
raises("memory/#worker-memory", {
  broken: () => limited(64, withMinimizer(LISTING)),
  fixed: () => limited(1024, withMinimizer(LISTING)),
});

/** A minimizer that is not for threads runs in processes. */
const inProcess = (body: string) =>
  withMinimizer(`function minimize(files) { ${body} }\nminimize.supportsWorkerThreads = () => false;`);
const CRASH = 'setTimeout(() => { throw new Error("The price is missing."); }); return new Promise(() => {});';
/** Other tests' programs minimize in their own thread: `short-programs.cjs`. */
const minimizing = "NODE_OPTIONS= npx webpack";
raises("memory/#worker-retries", {
  broken: () => run(minimizing, inProcess(CRASH)),
  fixed: () => run(minimizing, inProcess("return { code: Object.values(files)[0] };")),
});

/** Runs a build and has the shell say how it ended. */
const status = (files: Files) => run('ulimit -c 0; npx webpack; echo "exit code $?"', files);
raises("memory/#killed", {
  // The signal is what the system sends when it has no memory left.
  broken: () => status(withPlugin('compiler.hooks.make.tap("Full", () => process.kill(process.pid, "SIGKILL"));')),
  fixed: () => status(configured("")),
});

const PRICES = Object.fromEntries(Array.from({ length: 200 }, (_, id) => [`prices/${id}.txt`, "3"]));
/** Builds, with 60 files open at most, what a loader makes of 200 files. */
const reading = (readFile: string) => {
  const loader = `const path = require("node:path");
module.exports = async function () {
  const readFile = ${readFile};
  const files = Array.from({ length: 200 }, (_, id) => path.join(this.rootContext, "prices", id + ".txt"));
  const prices = await Promise.all(files.map((file) => readFile(file)));
  return "export default " + prices.length;
};`;
  return run("ulimit -n 60; npx webpack", { ...PRICES, ...withLoader(loader) });
};
raises("memory/#open-files", {
  broken: () => reading('require("node:fs/promises").readFile'),
  fixed: () => reading('require("node:util").promisify(this.fs.readFile.bind(this.fs))'),
});

const FOLDERS = Array.from({ length: 12 }, (_, id) => `./part-${id}/index.js`);
const PARTS: Files = {
  "src/index.js": FOLDERS.map((file) => `import "${file}";`).join("\n"),
  ...Object.fromEntries(FOLDERS.map((file) => [path.join("src", file), "console.log(3);"])),
};

/** What runs a program in a namespace of the system, in which it may change limits. */
const IN_NAMESPACE = ["unshare", "--user", "--map-root-user"];

/** Watches a project in a namespace with its own limits, until it has printed something. */
async function watching(limit: string, words: RegExp, change?: (folder: string) => unknown): Promise<string> {
  const folder = await project({ ...configured(""), ...PARTS });
  const webpack = path.join(paths.root, "node_modules/.bin/webpack");
  const line = `echo ${limit} && exec ${webpack} --watch`;
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: undefined, NO_COLOR: "1" } };
  const child = spawn("/usr/bin/env", [...IN_NAMESPACE, "sh", "-c", line], options);
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const waitFor = (expected: RegExp) => vi.waitFor(() => expect(output).toMatch(expected), { timeout: 40_000 });
  await waitFor(/compiled successfully/);
  await change?.(folder);
  await waitFor(words);
  return output;
}

/** Only Linux has such namespaces, and some systems forbid them. */
const hasNamespaces = spawnSync("/usr/bin/env", [...IN_NAMESPACE, "true"]).status === 0;
describe.skipIf(!hasNamespaces)("with limits of the system", () => {
  raises("memory/#watchers", {
    broken: () => watching("5 > /proc/sys/user/max_inotify_watches", /WATCHPACK_POLLING/),
    fixed: () =>
      watching("5000 > /proc/sys/user/max_inotify_watches", /compiled[\s\S]*compiled/, (folder) =>
        writeFile(path.join(folder, "src/part-3/index.js"), "console.log(4);"),
      ),
  });

  test("too many programs that watch are memory/#watchers as well", async () => {
    const output = await watching("0 > /proc/sys/user/max_inotify_instances", /WATCHPACK_POLLING/);
    expect(output).toContain("EMFILE: too many open files, watch");
  });
});

/**
 * Watches a project whose folder contains a file of which the system does not say what it is, as the root of a drive does in
 * Windows, until it has printed some words, and built again after a change.
 */
const onDrive = (ignored: string, ...words: string[]) => {
  const file = path.join("src", "index.js");
  const change = (folder: string) => writeFile(path.join(folder, file), "console.log(4);");
  const files = {
    [file]: "console.log(3);",
    "pagefile.sys": "",
    ...configured(
      `watchOptions: { ignored: ${ignored} }`,
      `import fs from "graceful-fs";
      const drive = import.meta.dirname.replaceAll("\\\\", "/");
      const { lstat } = fs;
      fs.lstat = (file, ...rest) => {
        if (!file.endsWith("pagefile.sys")) return lstat(file, ...rest);
        const error = new Error("EINVAL: invalid argument, lstat '" + file + "'");
        process.nextTick(rest.at(-1), Object.assign(error, { code: "EINVAL" }));
      };`,
    ),
  };
  return runUntil("npx webpack --watch", files, [
    ["compiled"],
    ...words.map((word) => [word] as [string]),
    ["", change],
    ["compiled"],
  ]);
};
// On Windows, the installed watchpack does not mention such files.
describe.skipIf(process.platform === "win32")("with a file that cannot be looked at", () => {
  raises("memory/#watch-lstat", {
    broken: () => onDrive("undefined", "initial scan"),
    fixed: () => onDrive("new RegExp(`^${drive}/[^/]*$`)"),
  });

  test("it has no effect to ignore the file alone", async () => {
    expect(await onDrive("/pagefile/", "initial scan")).toContain("Watchpack Error (initial scan): Error: EINVAL");
  });
});

raises("memory/#disk-full", {
  broken: async () => {
    const folder = await project({ "src/index.js": "console.log(3);" });
    await mkdir(path.join(folder, "dist"));
    // This device is always full.
    await symlink("/dev/full", path.join(folder, "dist/main.js"));
    return printed(folder);
  },
  fixed: () => printed({ "src/index.js": "console.log(3);" }),
});

const text = (code: string): Files => ({
  ...configured(""),
  "src/index.js": 'import { text } from "./prices.js";\nconsole.log(text);',
  "src/prices.js": `const name = navigator.language;\nexport const text = ${code};`,
});
// Where the stack of this process overflows, Node.js itself may be damaged.
raises("memory/#call-stack", {
  broken: () => run("npx webpack", text(`${"name + ".repeat(9000)}""`)),
  fixed: () => run("npx webpack", text(`[${"name, ".repeat(9000)}""].join("")`)),
});

test("a plugin that stops its timer does not keep the process", async () => {
  const timer = "const timer = setInterval(() => {}, 1000);";
  const stop = 'compiler.hooks.shutdown.tap("Status", () => clearInterval(timer));';
  expect(await run("npx webpack", withPlugin(timer + stop))).toMatch(/compiled successfully[\s\S]*exit status 0$/);
});

test.for([
  ["a loader that does not answer", withLoader("module.exports = function () { this.async(); };")],
  ["a minimizer whose process is killed", inProcess('process.kill(process.pid, "SIGKILL");')],
] as const)("%s ends the build without a message", async ([, files]) => {
  expect((await run(minimizing, files)).trim()).toBe("exit status 0");
});

test("with parallel: 2, at most two processes minimize at the same time", async () => {
  const processes = async (parallel: number) => {
    const names = Array.from({ length: 12 }, (_, id) => `entry${id}`);
    const folder = await project({
      ...configured(
        `entry: ${JSON.stringify(Object.fromEntries(names.map((name) => [name, `./src/${name}.js`])))},
          optimization: { minimizer: [new MinimizerPlugin({ minify: minimize, parallel: ${parallel} })] }`,
        `import os from "node:os";
        import MinimizerPlugin from "minimizer-webpack-plugin";
        os.availableParallelism = () => 8;
        os.cpus = () => Array.from({ length: 8 }, () => ({}));
        function minimize() { return { code: "/* process " + process.pid + " */" }; }
        minimize.supportsWorkerThreads = () => false;`,
      ),
      ...Object.fromEntries(names.map((name) => [`src/${name}.js`, `console.log("${name}");`])),
    });
    const output = await run(`${minimizing}; cat dist/*.js`, folder);
    return new Set(output.match(/process \d+/g)).size;
  };
  expect(await processes(4)).toBe(4);
  expect(await processes(2)).toBe(2);
});
