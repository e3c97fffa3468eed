import path from "node:path";
import shared from "./apps/shop/webpack.config.js";

const root = import.meta.dirname;

const app = (name, rest) => ({
  ...shared,
  name,
  context: path.join(root, "apps", name),
  output: { ...shared.output, path: path.join(root, "apps", name, "dist") },
  cache: {
    type: "filesystem",
    name: `${name}-${shared.mode}`,
    cacheDirectory: path.join(root, ".cache"),
    buildDependencies: { config: [import.meta.filename] },
  },
  ...rest,
});

const configurations = [app("shop"), app("admin", { dependencies: ["shop"] })];

configurations.parallelism = 1;

export default configurations;
