import type { Configuration } from "webpack";
import { outputsOf } from "../page-outputs";
import { build, type Files } from "../project";

const page = await outputsOf("configuration/module.mdx");

type Module = NonNullable<Configuration["module"]>;

/** Builds a project with these rules. */
const apply = (rules: Module["rules"], files: Files = {}, rest: Configuration = {}) =>
  build(files, { ...rest, module: { rules } });

const icon: Files = { "src/index.js": 'import icon from "./icon.svg"; console.log(icon);', "src/icon.svg": "<svg/>\n" };
const styles: Files = { "src/index.js": 'import "./theme.css";', "src/theme.css": "a { color: red }\n" };

page.shows("ERROR in ./src/icon.svg 1:0", () => apply([], icon));

page.shows("WARNING in webpack rule recommendations", () =>
  apply(
    [
      { test: /\.csss$/, type: "asset/source" },
      { test: /src\/index/, sideEffects: true },
    ],
    {},
    { performance: { hints: "warning", unusedConfig: true, osDependentRules: true } },
  ),
);

page.shows("configuration.module.rules[0].include", () => apply([{ test: /\.jsx?$/, include: "./src" }]));

// A loader without `ident`, and a later one that builds an inline request from it.
page.shows("No ident is provided by referenced loader", () =>
  apply(
    [
      {
        test: /\.svg$/,
        use: () => [
          { loader: "./pitching-loader.cjs", ident: "pitching" },
          { loader: "./text-loader.cjs", options: { multipass: true } },
        ],
      },
    ],
    {
      ...icon,
      "text-loader.cjs": "module.exports = (source) => `export default ${JSON.stringify(source)};`;",
      "pitching-loader.cjs": `
        module.exports = (source) => source;
        module.exports.pitch = function (rest) {
          return \`export { default } from \${JSON.stringify("!!" + rest)};\`;
        };`,
    },
  ),
);

page.shows("No parser registered for css", () =>
  apply([{ test: /\.css$/, type: "css" }], styles, { experiments: { css: false } }),
);

page.shows("Invalid generator object. Asset Modules Plugin", () =>
  apply([{ test: /\.svg$/, type: "asset/inline", generator: { filename: "[name][ext]" } }], icon),
);

page.shows("Critical dependency: the request of a dependency is an expression", () =>
  build(
    {
      "package.json": "{}",
      "src/index.js": `
        const name = document.title;
        require(name);
        require(\`./lang/\${name}.js\`);
        document.load(require);`,
      "src/lang/en.js": "",
    },
    { module: { parser: { javascript: { wrappedContextCritical: true } } } },
  ),
);

page.shows("`with` statements are not allowed", () =>
  build({ "package.json": "{}", "src/index.js": "with (Math) { document.title = PI; }" }, { output: { module: true } }),
);

page.shows('Selector "a" is not pure', () =>
  build(
    { "src/index.js": 'import "./theme.module.css";', "src/theme.module.css": "a { color: red }\n" },
    { module: { parser: { "css/auto": { dashedIdents: false, pure: true } } } },
  ),
);

page.shows("configuration.module.generator.asset~1source", () =>
  build({}, { module: { generator: { "asset/source": { filename: "[name][ext]" } as object } } }),
);

page.restIs({});
