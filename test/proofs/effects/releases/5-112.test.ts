import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, project } from "../../lib/project";
import { globalsOf } from "../configuration/output-projects";

const samples = effectsOf("releases/5-112.mdx");

const copied: Files = {
  "src/index.js": ["data.json", "site.webmanifest", "leaf.svg", "map.xml"]
    .map((name) => `console.log(new URL("./${name}", import.meta.url));`)
    .join("\n"),
  "src/data.json": '{\n  "a": 1\n}',
  "src/site.webmanifest": '{\n  "name": "Acme"\n}',
  "src/leaf.svg": '<svg xmlns="http://www.w3.org/2000/svg"><!-- A leaf --><path d="M0 0" /></svg>',
  "src/map.xml": "<map><!-- A map --><place /></map>",
};
samples.effect("json: true, xml: {}", {
  files: copied,
  without: ["optimization.minimizeOptions.json"],
  shows: [/^data\.json\n\{"a":1\}$/m, /^site\.webmanifest\n\{"name":"Acme"\}$/m],
});
samples.effect("json: true, xml: {}", {
  files: copied,
  without: ["optimization.minimizeOptions.xml"],
  shows: [/^leaf\.svg\n<svg [^>]*><path d="M0 0"\/><\/svg>$/m, /^map\.xml\n<map><place\/><\/map>$/m],
});

const old: Files = { "dist/legal/en/terms.txt": "Terms", "dist/old.txt": "Old" };
samples.effect('keep: { glob: "legal/**" }', { files: old, without: ["output.clean"], hides: /^old\.txt$/m });
samples.effect('keep: { glob: "legal/**" }', {
  files: old,
  without: ["output.clean.keep"],
  shows: /^legal\/en\/terms\.txt$/m,
});

samples.tries("new webpack.SSRManifestPlugin()", async (code) => {
  const folder = await project({
    "src/index.js": 'import("./cart.js");',
    "src/cart.js": 'import "./cart.css";\nexport const open = () => 1;',
    "src/cart.css": "p { top: 0 }",
    "webpack.config.js": code,
  });
  await buildOwn(folder);
  const cart = [expect.stringMatching(/^\/static\/\d+\.js$/), expect.stringMatching(/^\/static\/\d+\.css$/)];
  expect(JSON.parse(await readFile(path.join(folder, "dist/ssr-manifest.json"), "utf8"))).toEqual({
    "./src/index.js": ["/static/main.js"],
    "./src/cart.js": cart,
    "./src/cart.css": cart,
  });
});

samples.tries('entryExports: "all"', async (code) => {
  const files = { "src/shapes.js": "export const area = 9;", "src/colors.js": 'export const red = "#f00";' };
  const { Acme } = await globalsOf(code, files, "main.js");
  expect([Acme.area, Acme.red]).toEqual([9, "#f00"]);
  // Without the field, the exports are those of the last file, as with "last".
  for (const other of ["", ', entryExports: "last"']) {
    const { Acme: last } = await globalsOf(code.replace(', entryExports: "all"', other), files, "main.js");
    expect(Object.keys(last)).toEqual(["red"]);
  }
});
