import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { printed, raises } from "../../../lib/raises";
import { buildWithWebpack4 } from "../../../lib/with-webpack-4";

/** Builds a text with a rule that names a loader, beside a package of nearly the same name. */
const named = (loader: string) =>
  printed(
    {
      "src/index.js": 'import price from "./price.txt";\nconsole.log(price);',
      "src/price.txt": "3",
      "node_modules/acme/index.js": "exports.lint = () => {};",
      "node_modules/acme/package.json": "{}",
      "node_modules/acme-loader/index.js": 'module.exports = (source) => "export default " + source;',
      "node_modules/acme-loader/package.json": "{}",
    },
    { module: { rules: [{ test: /\.txt$/, loader }] } },
  );
raises("loaders/#not-a-loader", { broken: () => named("acme"), fixed: () => named("acme-loader") });

/** Builds with HappyPack, whose plugin has the id `js`. */
const happily = async (rule: string) => {
  const happypack = path.join(await installVersion("happypack", "5.0.1"), "happypack");
  const files = { "src/index.js": "console.log(3);", "acme-loader.js": "module.exports = (source) => source;" };
  return buildWithWebpack4(
    files,
    `[{ test: /index\\.js$/, use: ${rule.replace("happypack", happypack)} }]`,
    `[new (require(${JSON.stringify(happypack)}))({ id: "js", verbose: false, loaders: [__dirname + "/acme-loader.js"] })]`,
  );
};
raises("loaders/#build-failed", {
  broken: () => happily('{ loader: "happypack/loader?id=js", options: { cacheDirectory: true } }'),
  fixed: () => happily('{ loader: "happypack/loader", options: { id: "js", cacheDirectory: true } }'),
});
