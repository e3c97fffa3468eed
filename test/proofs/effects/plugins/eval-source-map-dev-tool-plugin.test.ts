import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";

const samples = effectsOf("plugins/eval-source-map-dev-tool-plugin.mdx");

const files: Files = {
  "src/index.js": 'import "acme";\nconsole.log(1);',
  "node_modules/acme/index.js": "console.log(2);",
};
/** The module of the project is in a call of `eval`, that of the package is not. */
const OWN_ONLY =
  /^(?=[\s\S]*sourceURL=webpack-internal:\/\/\/\.\/src\/index\.js)(?![\s\S]*sourceURL=webpack-internal:\/\/\/\.\/node_modules)/;

interface SourceMap {
  sources: string[];
  ignoreList?: number[];
}

/** Returns the maps in what was built, by their source. */
function mapsIn(built: string): Record<string, SourceMap> {
  const texts = [...built.matchAll(/base64,([\w+/=]+)/g)].map(([, text = ""]) => Buffer.from(text, "base64"));
  const maps: SourceMap[] = texts.map((text) => JSON.parse(String(text)));
  return Object.fromEntries(maps.map((map) => [map.sources[0], map]));
}

samples.effect("exclude: /node_modules/", { files, without: ["plugins.0.options.exclude"], shows: OWN_ONLY });

samples.effect('include: path.resolve(import.meta.dirname, "src")', {
  files,
  without: ["plugins.0.options.include"],
  shows: OWN_ONLY,
});

samples.tries("ignoreList: /node_modules/", async (code) => {
  const listsOf = async (sample: string) => {
    const maps = mapsIn(await buildOwn({ ...files, "webpack.config.js": sample }));
    expect(Object.keys(maps)).toHaveLength(2);
    return Object.entries(maps).flatMap(([name, { ignoreList }]) => (ignoreList ? [name] : []));
  };
  expect(await listsOf(code)).toEqual([expect.stringContaining("node_modules/acme/index.js")]);
  expect(await listsOf(code.replace("ignoreList: /node_modules/,", ""))).toEqual([]);
});

samples.tries('namespace: "acme-ui"', async (code) => {
  const shapes = { "src/index.js": 'import "./shapes.js";\nconsole.log(2);', "src/shapes.js": "console.log(1);" };
  const namesOf = async (sample: string) =>
    Object.keys(mapsIn(await buildOwn({ ...shapes, "webpack.config.js": sample }))).sort();
  expect(await namesOf(code)).toEqual(["webpack://acme-ui/./src/index.js", "webpack://acme-ui/./src/shapes.js"]);
  const byDefault = await namesOf(code.replace(/ +moduleFilenameTemplate: .*/, ""));
  expect(byDefault[1]).toMatch(/^webpack:\/\/acme-ui\/\.\/src\/shapes\.js\?\w{4}$/);
});
