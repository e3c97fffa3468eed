import { outputsOf } from "../../lib/page-outputs";
import { build, buildOwn, type Files, samplesOf } from "../../lib/project";

const PAGE = "api/loaders.mdx";
const page = await outputsOf(PAGE);

/** Builds a module with the loaders a, b and c, which print when they run. */
const pitching = (loaders: Files) =>
  buildOwn({
    "src/index.js": 'import "./data.txt";',
    "src/data.txt": "",
    ...Object.fromEntries(
      ["a", "b", "c"].map((name) => [
        `${name}.cjs`,
        `module.exports = () => { console.log("${name}"); return ""; };
         module.exports.pitch = () => console.log("${name} pitch");`,
      ]),
    ),
    ...loaders,
    "webpack.config.js": `
      const apply = ({ inputFileSystem }) => {
        const { readFile } = inputFileSystem;
        inputFileSystem.readFile = (file, ...others) => {
          if (file.endsWith("data.txt")) console.log("the file is read");
          readFile(file, ...others);
        };
      };
      export default {
        plugins: [{ apply }],
        module: { rules: [{ test: /\\.txt$/, use: ["./a.cjs", "./b.cjs", "./c.cjs"] }] },
      };`,
  });

const ofPrices = (loader: string) =>
  build(
    { "src/index.js": 'import "./prices.csv";', "src/prices.csv": "", "loaders/csv-loader.js": loader },
    { module: { rules: [{ test: /\.csv$/, use: "./loaders/csv-loader.js" }] } },
  );

page.shows("the file is read", () => pitching({}));

page.shows("b pitch returns", () =>
  pitching({
    "b.cjs": `module.exports = () => {};
      module.exports.pitch = () => { console.log("b pitch returns"); return ""; };`,
  }),
);

page.shows("options misses the property 'separator'", async () =>
  build(
    { ...(await samplesOf(PAGE, "loaders/table-loader.js")), "src/index.js": 'import "./a.csv";', "src/a.csv": "" },
    { module: { rules: [{ test: /\.csv$/, use: "./loaders/table-loader.js" }] } },
  ),
);

page.shows("2 empty cells", () =>
  ofPrices('export default function () { this.emitWarning(new Error("2 empty cells")); return ""; }'),
);

page.shows("Error: no header", () => ofPrices('export default () => { throw new Error("no header"); };'));

page.shows("asset main.css 15 bytes", async () =>
  build({ ...(await samplesOf(PAGE, "src/index.js", "loaders/color-loader.js")), "src/brand.txt": "red" }, {}),
);

page.restIs({});
