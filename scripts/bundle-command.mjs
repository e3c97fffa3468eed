// Makes one file of a command, for `run.mjs`. Apart from it, because most of the time the file is there.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { fileState } from "./file-state.mjs";

const root = path.join(import.meta.dirname, "..");
/** Besides its own modules, what decides how they are put together: this one, and the packages. */
const ALWAYS = ["scripts/bundle-command.mjs", "package.json", "node_modules/.package-lock.json"];

/**
 * @param {string} source the command's module
 * @param {string} file where the one file goes; its last line is a comment with the states of all that it was made of
 */
export async function bundleCommand(source, file) {
  const begun = Date.now();
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: [source],
    absWorkingDir: root,
    bundle: true,
    external: commonJsPackages(),
    platform: "node",
    format: "esm",
    target: "node20",
    write: false,
    metafile: true,
    outfile: file,
    plugins: [{ name: "own-places", setup: keepPlaces }],
  });
  await esbuild.stop(); // its process would hold its memory for as long as the command runs

  const inputs = Object.keys(metafile.inputs).filter((input) => !input.includes("node_modules/"));
  const states = Object.fromEntries([...inputs, ...ALWAYS].map((input) => [input, fileState(path.join(root, input))]));
  // A file that was changed meanwhile may have been read before or after.
  const isKnown = Object.values(states).every((state) => Number(state.split(",")[1]) < begun);
  const aside = `${file}.${process.pid}`; // another run may be reading the file
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(aside, `${outputFiles[0]?.text}\n//${isKnown ? JSON.stringify(states) : ""}`);
  renameSync(aside, file);
}

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
