// `node scripts/run.mjs build` starts `scripts/build.ts`. Its modules become one file first: loading over a hundred one by
// one, each translated on its way, took a second of processor time before anything was built.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import module from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";

// @ts-expect-error The types are those of the oldest Node that will do; this is there from Node 22 on.
module.enableCompileCache?.();
const root = path.join(import.meta.dirname, "..");
const name = process.argv[2] ?? "";
const source = path.join(import.meta.dirname, `${name}.ts`);
const {
  outputFiles: [bundle],
} = await esbuild.build({
  entryPoints: [source],
  bundle: true,
  external: commonJsPackages(),
  platform: "node",
  format: "esm",
  target: "node20",
  write: false,
  plugins: [{ name: "own-places", setup: keepPlaces }],
});
await esbuild.stop(); // its process would hold its memory for as long as the command runs

const file = path.join(root, ".cache/commands", `${name}.mjs`);
const aside = `${file}.${process.pid}`; // another run may be reading the file
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(aside, bundle?.contents ?? "");
renameSync(aside, file);
process.argv.splice(1, 2, source);
await import(pathToFileURL(file).href);

/**
 * Modules that ask where they lie are told where they were written, not where the one file is.
 *
 * @param {esbuild.PluginBuild} build
 */
function keepPlaces(build) {
  build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
    /** @type {Record<string, string>} */
    const places = { dirname: path.dirname(file), filename: file, url: pathToFileURL(file).href };
    const contents = readFileSync(file, "utf8").replace(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, place) =>
      JSON.stringify(places[place]),
    );
    return { contents, loader: file.endsWith("x") ? "tsx" : "ts" };
  });
}

/**
 * The packages that are left to Node. Others are ES modules, some of a hundred small files, and become part of the one file:
 * loading them one by one took half a second.
 */
function commonJsPackages() {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
  const { dependencies, devDependencies } = read("package.json");
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
    const { type, exports } = read(`node_modules/${name}/package.json`);
    return type !== "module" && !exports?.["."]?.import;
  });
}
