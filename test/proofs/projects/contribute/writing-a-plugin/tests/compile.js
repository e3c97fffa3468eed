import path from "node:path";
import { createFsFromVolume, Volume } from "memfs";
import webpack from "webpack";

export async function compile(...plugins) {
  const compiler = webpack({
    mode: "production",
    context: path.join(import.meta.dirname, "fixtures"),
    entry: "./index.js",
    output: { path: "/dist" },
    plugins,
  });
  const fs = createFsFromVolume(new Volume());
  compiler.outputFileSystem = fs;

  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });

  return {
    read: (name) => fs.readFileSync(`/dist/${name}`, "utf8"),
    stats,
    ...stats.toJson({ all: false, errors: true, warnings: true }),
  };
}
