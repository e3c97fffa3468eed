import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { type Files, run } from "../../lib/project";

const page = await outputsOf("configuration/configuration-types.mdx");
const fences = await fencesOf("configuration/configuration-types.mdx");

/** Returns the configuration of the page that contains the words. */
const sample = (words: string) => fences.find(({ lang, code }) => lang === "js" && code.includes(words))?.code ?? "";

page.shows("Invalid configuration in", () =>
  run("npx webpack", { "webpack.config.js": 'export default () => { mode: "production" };' }),
);

/** The array of the page: a theme, a client that depends on it, and a server. */
const array: Files = {
  "webpack.config.js": sample('dependencies: ["theme"]'),
  "src/theme.js": 'console.log("theme");\n',
  "src/client.js": 'console.log("client");\n',
  "src/server.js": 'console.log("server");\n',
};

page.shows("theme (webpack 5.113.0) compiled", () => run("npx webpack", array));

page.shows('"sever" was not found', () => run("npx webpack --config-name sever", array));

page.shows("Compiler dependency `theme` not found", () => run("npx webpack --config-name client", array));

page.shows("Circular dependency found", () =>
  run("npx webpack", {
    ...array,
    "webpack.config.js": array["webpack.config.js"]?.replace('name: "theme",', '$& dependencies: ["client"],') ?? "",
  }),
);

page.shows("At least two configurations are required", () =>
  run("npx webpack --config webpack.config.js --merge", { "webpack.config.js": sample('entry: "./src/shop.js"') }),
);

page.shows("Default export is missing or nullish", () =>
  run("npx webpack", { "webpack.config.mjs": 'export const config = { mode: "production" };' }),
);

page.restIs({});
