import { readdirSync } from "node:fs";
import path from "node:path";

const pages = path.resolve(import.meta.dirname, "src/pages");

class WatchPagesPlugin {
  apply(compiler) {
    compiler.hooks.afterCompile.tap("WatchPagesPlugin", (compilation) => {
      compilation.contextDependencies.add(pages);
    });
  }
}

export default {
  mode: "production",
  entry: () =>
    Object.fromEntries(
      readdirSync(pages)
        .filter((file) => file.endsWith(".js"))
        .map((file) => [path.parse(file).name, path.join(pages, file)]),
    ),
  output: {
    filename: "[name].js",
    clean: true,
  },
  plugins: [new WatchPagesPlugin()],
};
