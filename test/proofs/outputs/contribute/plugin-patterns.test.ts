import { appendFile } from "node:fs/promises";
import path from "node:path";
import { outputsOf } from "../../lib/page-outputs";
import { buildOwn, type Files, runUntil, samplesOf } from "../../lib/project";

const PAGE = "contribute/plugin-patterns.mdx";
const page = await outputsOf(PAGE);

/** The program that the page describes. */
const program: Files = {
  "src/index.js":
    'import { shapes } from "./shapes.js";\n\nconsole.log(shapes);\n\nimport("./pages/about.js").then(({ about }) => console.log(about));\n',
  "src/shapes.js":
    'import { format } from "./format.js";\nexport const shapes = [1, 2, 3, 4, 5].map(format).join(", ");\n',
  "src/pages/about.js": 'import { format } from "../format.js";\nexport const about = `Total area: ${format(15)}`;\n',
  "src/format.js": "export const format = (n) => n.toFixed(2);\n",
};

/** Returns the program with one plugin of the page. */
async function withPlugin(sample: string, options: string, parameters = ""): Promise<Files> {
  const configuration = `import Plugin from "./${sample}";\nexport default { ${options}, plugins: [new Plugin(${parameters})] };`;
  return { ...program, ...(await samplesOf(PAGE, sample)), "webpack.config.js": configuration };
}

/** Watches the program, and changes the page "about" after the first build. Returns what is printed until the plugin has logged that. */
async function watched(sample: string, last: string): Promise<string> {
  return runUntil("npx webpack --watch", await withPlugin(sample, 'mode: "development"'), [
    ["compiled successfully", (folder) => appendFile(path.join(folder, "src/pages/about.js"), "console.log(about);\n")],
    [last],
    ["compiled successfully"],
  ]);
}

page.shows("main (initial): main.js", async () =>
  buildOwn(await withPlugin("chunk-report-plugin.js", 'mode: "production", target: "node"')),
);

page.shows("harmony import specifier", async () =>
  buildOwn(
    await withPlugin("importers-plugin.js", 'mode: "production"', 'new URL("src/format.js", import.meta.url).pathname'),
  ),
);

page.shows("built [ './src/pages/about.js' ]", async () =>
  (await watched("changed-files-plugin.js", "modified")).replaceAll(/'\/[^']*(?=\/src\/pages)/g, "'/app"),
);

page.shows("changed chunks [ 'main'", () => watched("changed-chunks-plugin.js", "changed chunks"));

page.restIs({});
