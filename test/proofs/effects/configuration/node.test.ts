import { effectsOf } from "../../lib/effects";
import type { Files } from "../../lib/project";

const samples = effectsOf("configuration/node.mdx");

/** Source files that are no ES modules, in which `__dirname` and `__filename` exist nowhere. */
const commonJs: Files = {
  "src/package.json": "{}",
  "src/index.js": "console.log(__dirname, __filename);",
};

samples.effect("__dirname: true", {
  files: commonJs,
  without: ["node"],
  shows: 'console.log("src","src/index.js")',
});

samples.effect("parser: { node: { global: false } }", {
  files: {
    ...commonJs,
    "src/index.js": 'require("./legacy/old.js");',
    "src/legacy/old.js": "console.log(global, __dirname);",
  },
  without: ["module"],
  // The folder still comes from the option `node`.
  shows: 'console.log(global,"/")',
});

samples.effect("node: { __filename: true }", {
  files: commonJs,
  without: ["node"],
  shows: 'console.log("/","src/index.js")',
});

const polyfills: Files = {
  "node_modules/path-browserify/package.json": "{}",
  "node_modules/path-browserify/index.js": 'exports.join = () => "the path package";',
  "node_modules/buffer/package.json": "{}",
  "node_modules/buffer/index.js": 'exports.Buffer = "the buffer package";',
  "node_modules/process/package.json": "{}",
  "node_modules/process/browser.js": 'exports.nextTick = "the process package";',
};

samples.effect("fs: false", {
  files: {
    ...polyfills,
    "src/index.js": `
      import { join } from "path";
      import { Buffer } from "buffer";
      import * as fs from "fs";
      console.log(join(), Buffer, fs.readFileSync);`,
  },
  without: ["resolve"],
  hides: /Can't resolve '(?:path|buffer|fs)'/,
  shows: /the path package[\s\S]*the buffer package|the buffer package[\s\S]*the path package/,
});

samples.effect("new webpack.ProvidePlugin", {
  files: { ...polyfills, "src/index.js": "console.log(process.nextTick, Buffer);" },
  without: ["plugins"],
  shows: /the process package[\s\S]*the buffer package|the buffer package[\s\S]*the process package/,
});

samples.effect("new webpack.NormalModuleReplacementPlugin", {
  files: { ...polyfills, "src/index.js": 'import { join } from "node:path";\nconsole.log(join());' },
  without: ["plugins"],
  shows: "the path package",
  hides: "UnhandledSchemeError",
});
