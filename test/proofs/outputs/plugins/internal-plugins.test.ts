import { outputsOf } from "../../lib/page-outputs";
import { buildOwn, type Files, samplesOf } from "../../lib/project";

const PAGE = "plugins/internal-plugins.mdx";
const page = await outputsOf(PAGE);

const files: Files = { "src/index.js": 'console.log("a");' };

/** Builds with one plugin of the page. */
async function builtWith(sample: string, more: Files): Promise<string> {
  const configuration = `import Plugin from "./${sample}";\nexport default { plugins: [new Plugin()] };`;
  return buildOwn({ ...files, ...more, ...(await samplesOf(PAGE, sample)), "webpack.config.js": configuration });
}

page.shows("asset health.js", () => builtWith("health-entry-plugin.js", { "src/health.js": 'console.log("health");' }));

page.shows("asset render.js", () =>
  builtWith("render-script-plugin.js", { "src/render.js": "export default (name) => `<h1>${name}</h1>`;" }),
);

page.shows('Library type "commonjs2" is not enabled.', () =>
  buildOwn({
    ...files,
    "webpack.config.js": `export default { entry: () => ({ main: { import: ["./src/index.js"], library: { type: "commonjs2" } } }) };`,
  }),
);

page.restIs({});
