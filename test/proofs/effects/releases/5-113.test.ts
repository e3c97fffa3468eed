import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, project, samplesOf } from "../../lib/project";

const PAGE = "releases/5-113.mdx";
const samples = effectsOf(PAGE);

const EDITOR = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';
const leaf: Files = {
  "src/index.js": 'console.log(new URL("./leaf.svg", import.meta.url));',
  "src/leaf.svg": `<svg xmlns="http://www.w3.org/2000/svg" ${EDITOR}><polygon inkscape:label="A" points="0.12345,0 9,0 9,9"/></svg>`,
};
for (const [field, effect] of [
  ["convertShapes", { shows: /<path [^>]*d="/, hides: "<polygon" }],
  ["precision", { shows: /m\.12\b/, hides: /\.12345/ }],
  ["removeEditorData", { hides: /inkscape/ }],
] as const) {
  samples.effect("precision: 2", { files: leaf, without: [`optimization.minimizeOptions.xml.${field}`], ...effect });
}

samples.tries("cssModules: { attributes", async (code) => {
  const files = await samplesOf(PAGE, "src/index.html");
  const built = await buildOwn({ ...files, "webpack.config.js": code });
  const name = /<style module>\.([\w-]+)\{color:green\}/.exec(built)?.[1];
  expect(name).not.toBe("card");
  expect(built).toContain(`<p class=${name}>Assam`);
  expect(built).toContain(`<p data-hide=${name}>Darjeeling`);
  const without = await buildOwn({ ...files, "webpack.config.js": code.replace('"data-hide": "class"', "") });
  expect(without).toContain(`<p class=${name}>Assam`);
  expect(without).toContain("<p data-hide=card>Darjeeling");
});

samples.effect("css: { parseErrors: true }", {
  files: { "src/index.js": 'import "./card.css";', "src/card.css": "a { color: red }\n}\n" },
  without: ["module.parser.css"],
  // As the page shows it.
  shows: "WARNING in css ./src/card.css 2:0-1\nCSS parse error: unexpected-right-curly-bracket\n",
});
samples.effect("css: { parseErrors: true }", {
  files: { "src/index.js": 'import "./page.html";', "src/page.html": "<!doctype html><p>a</p></b>" },
  without: ["module.parser.html"],
  shows: "WARNING in ./src/page.html 1:23-27\nHTML parse error: unexpected-end-tag\n",
});

samples.tries("allowOutside: [", async (code) => {
  const files: Files = { "schema/a.json": "{}" };
  const folder = await project({ ...files, "webpack.config.js": code });
  expect(await buildOwn(folder)).not.toContain("ERROR");
  expect(await readdir(path.join(folder, "api"))).toEqual(["a.json"]);
  const without = await project({ ...files, "webpack.config.js": code.replace(/allowOutside.*/, "") });
  expect(await buildOwn(without)).toContain("would write outside 'output.path'");
  expect(await readdir(without)).not.toContain("api");
});
