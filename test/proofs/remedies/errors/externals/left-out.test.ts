import path from "node:path";
import type { Configuration } from "webpack";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { build, type Files, project, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** Builds a bundle for Node.js with packages, and runs it where the packages are installed as well. */
const onServer = async (files: Files, packages: string[], configuration: Configuration = {}) => {
  const folder = await project({ "package.json": "{}", ...files });
  const resolve = { modules: packages };
  const options = { mode: "development", devtool: false, target: "node", resolve, stats: "none" } as const;
  await build(folder, { ...options, ...configuration });
  const output = await run(`NODE_PATH="${packages.join(path.delimiter)}" node dist/main.js`, folder);
  return output.replace(/\nexit status \d+$/, "");
};

const database = async (dialectModule: string, configuration: Configuration = {}) => {
  const packages = await Promise.all([installVersion("sequelize", "6.37.7"), installVersion("pg", "8.16.3")]);
  const code = `const { Sequelize } = require("sequelize");
    console.log(new Sequelize({ dialect: "postgres", ${dialectModule} }).getDialect());`;
  return onServer({ "src/index.js": code }, packages, configuration);
};
raises("externals/#left-out", {
  broken: () => database(""),
  fixed: [
    () => database("", { externals: { sequelize: "commonjs sequelize", pg: "commonjs pg" } }),
    () => database('dialectModule: require("pg")'),
  ],
});

const views = async (output: Configuration["output"] = {}) => {
  const files: Files = {
    "src/index.js": `const app = require("express")();
      app.engine("html", (file, options, done) => done(null, require("fs").readFileSync(file, "utf8")));
      app.set("views", require("path").join(__dirname, "views"));
      app.render("shop.html", (error, html) => console.log(error?.stack ?? html));`,
    "src/views/shop.html": "<title>Shop</title>",
  };
  return onServer(files, [await installVersion("express", "4.21.2")], { output });
};
raises("externals/#left-out", {
  broken: () => views(),
  fixed: () => views({ copy: [{ from: "src/views", to: "views" }] }),
});
