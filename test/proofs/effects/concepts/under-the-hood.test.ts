import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { fencesOf } from "../../lib/page-text";
import { buildOwn, type Files, samplesOf } from "../../lib/project";

const PAGE = "concepts/under-the-hood.mdx";

const files: Files = {
  ...(await samplesOf(PAGE, "src/shop.js", "src/admin.js", "src/map.js", "list-chunk-groups.js")),
  "src/money.js": 'export const money = (value) => value + " EUR";',
  "src/map.css": "body { margin: 0 }",
};
const lists = (await fencesOf(PAGE)).filter(({ code }) => code.startsWith("Entrypoint shop initial"));

/** Builds the example with the plugin of the page, and with these options. Returns what is printed and emitted. */
function builtWith(code: string, options = "", changed: Files = {}): Promise<string> {
  const sample = code.replace(/\};\s*$/, `  plugins: [new ListChunkGroups()],\n${options}};`);
  const configuration = `import ListChunkGroups from "./list-chunk-groups.js";\n${sample}`;
  return buildOwn({ ...files, "webpack.config.js": configuration, ...changed });
}

effectsOf(PAGE).tries('admin: "./src/admin.js"', async (code) => {
  const [shared, split] = lists.map((fence) => fence.code.trim());
  const built = await builtWith(code);
  expect(built).toContain(shared);
  for (const name of ["shop.js", "admin.js", "src_map_js.js", "src_map_js.css"]) expect(built).toContain(`\n${name}\n`);

  const splitting = await builtWith(code, '  optimization: { splitChunks: { chunks: "all", minSize: 0 } },\n');
  expect(splitting).toContain(split);
  expect(splitting).not.toContain(shared);

  // The file of the map has no copy because the shop has one.
  const mapHas = /^ {2}chunk src_map_js .*\n(?: {5}.*\n)* {5}\.\/src\/money\.js$/m;
  expect(built).not.toMatch(mapHas);
  expect(await builtWith(code, "", { "src/shop.js": 'import("./map.js");' })).toMatch(mapHas);

  const alone = await builtWith(code.replace('    admin: "./src/admin.js",\n', ""));
  expect(alone).not.toContain("Entrypoint admin");
});
