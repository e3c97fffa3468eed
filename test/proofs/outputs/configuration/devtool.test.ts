import { outputsOf } from "../../lib/page-outputs";
import { build, type Files, run } from "../../lib/project";

const page = await outputsOf("configuration/devtool.mdx");

const cart: Files = {
  "src/index.js": 'import { price } from "./cart.js";\n\nconsole.log(price([19, 8]));\n',
  "src/cart.js": "export const price = (items) =>\n  items.reduce((sum, item) => sum + item, 0);\n",
};

page.shows("[webpack-cli] ✖ Invalid configuration object", () => run("npx webpack --devtool cheap-eval-source-map"));

page.shows('devtool: "inline-source-map"', () =>
  build(cart, { devtool: "inline-source-map", performance: { sourceMaps: true } }),
);

/** Returns the files of one build by their names. */
async function filesOf(devtool: string): Promise<{ script: string; map: string }> {
  const printed = await build(cart, { devtool });
  const [, script = "", map = ""] = /\nmain\.js\n(.*)\nmain\.js\.map\n([^\n]*)/s.exec(printed) ?? [];
  return { script, map };
}

page.shows("hidden-source-map     main.js has no comment", async () => {
  const lines = [];
  for (const devtool of ["source-map", "hidden-source-map", "nosources-source-map"]) {
    const { script, map } = await filesOf(devtool);
    const comment = /\/\/# sourceMappingURL=.*/.exec(script)?.[0];
    const same = map === (await filesOf("source-map")).map;
    lines.push(
      `${devtool.padEnd(22)}main.js ${comment ? `ends with ${comment}` : "has no comment"}${comment || !same ? "" : ", main.js.map is the same file"}`,
    );
    const fields = ["sources", "sourcesContent", "mappings", "names"].filter((field) => field in JSON.parse(map));
    lines.push(`map: ${fields.map((field) => `"${field}"`).join(", ")}`);
  }
  return lines.join("\n");
});

page.shows("//# debugId=", async () => {
  const { script, map } = await filesOf("hidden-source-map-debugids");
  return script.includes(`debugId=${JSON.parse(map).debugId}`) ? script : "The map has another id.";
});

page.shows("eval-cheap-module-source-map    at price", async () => {
  const lines = [];
  for (const devtool of ["eval-cheap-source-map", "eval-cheap-module-source-map", "eval-source-map"]) {
    const printed = await run("npx webpack && node --enable-source-maps dist/main.js", {
      "package.json": "{}",
      "src/index.js": 'import { price } from "./cart.js";\n\nprice();\n',
      "src/cart.js": 'export function price() {\n  throw new Error("no price");\n}\n',
      // Its map: nothing for five lines, then line by line.
      "banner-loader.cjs": `
        module.exports = function (source) {
          const sources = [this.resourcePath];
          const map = { version: 3, sources, sourcesContent: [source], names: [], mappings: ";;;;;AAAA;AACA;AACA" };
          this.callback(null, "/* banner */\\n".repeat(5) + source, map);
        };`,
      "webpack.config.mjs": `
        export default {
          mode: "development",
          target: "node",
          devtool: "${devtool}",
          module: { rules: [{ test: /cart/, use: "./banner-loader.cjs" }] },
        };`,
    });
    lines.push(`${devtool.padEnd(32)}${/at .*price.*/.exec(printed)?.[0] ?? printed}`);
  }
  return lines.join("\n");
});

page.restIs({
  "[inline-|hidden-|eval-]": "the parts of a name in their order, not an output",
  "Uncaught EvalError": "a message of the browser, in the words of one of its versions",
});
