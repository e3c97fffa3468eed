import path from "node:path";
import { fileURLToPath } from "node:url";
import { createFsFromVolume, Volume } from "memfs";
import webpack from "webpack";

const directory = import.meta.dirname;
const loader = fileURLToPath(new URL("../src/index.js", import.meta.url));

export async function compile(options) {
  const compiler = webpack({
    mode: "development",
    devtool: false,
    context: path.join(directory, "fixtures"),
    entry: "./welcome.txt",
    output: {
      path: "/dist",
      filename: "main.js",
      library: { type: "commonjs2" },
    },
    module: {
      rules: [{ test: /\.txt$/, use: { loader, options } }],
    },
  });
  compiler.outputFileSystem = createFsFromVolume(new Volume());

  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });

  return {
    code: compiler.outputFileSystem.readFileSync("/dist/main.js", "utf8"),
    stats,
    ...stats.toJson({ all: false, errors: true, warnings: true }),
  };
}

export function run(code) {
  const module = { exports: {} };
  new Function("module", "exports", code)(module, module.exports);
  return module.exports.default;
}
