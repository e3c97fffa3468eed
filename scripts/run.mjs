// `node scripts/run.mjs build` starts `scripts/build.ts`. Its modules become one file first: loading over a hundred one by
// one, each translated on its way, took a second of processor time before anything was built. That file is kept until
// something that it was made from is another one.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import module from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

// @ts-expect-error The types are those of the oldest Node that will do; this is there from Node 22 on.
module.enableCompileCache?.();
const root = path.dirname(import.meta.dirname);
const name = process.argv[2] ?? "";
const source = path.join(import.meta.dirname, `${name}.ts`);
const file = path.join(root, ".cache/commands", `${name}.mjs`);
/** What every command follows from beside its modules: how they are put together, and which packages are installed. */
const ALWAYS = [
  import.meta.filename,
  ...["package.json", "tsconfig.json", "node_modules/.package-lock.json"].map(inRoot),
];

if (!isKept()) await make();
process.argv.splice(1, 2, source);
await import(pathToFileURL(file).href);

/** Whether the file is whole, and all it was made from as it was then. */
function isKept() {
  try {
    const { digest, inputs } = JSON.parse(readFileSync(`${file}.json`, "utf8"));
    return (
      digest === digestOf(readFileSync(file)) &&
      Object.entries(inputs).every(([input, state]) => stateOf(path.join(root, input)) === state)
    );
  } catch {
    return false;
  }
}

async function make() {
  const esbuild = await import("esbuild");
  const startedAt = Date.now() - 20; // the clocks of file systems go a bit behind
  const {
    outputFiles: [bundle],
    metafile,
  } = await esbuild.build({
    entryPoints: [source],
    bundle: true,
    external: commonJsPackages(),
    platform: "node",
    format: "esm",
    target: "node20",
    absWorkingDir: root,
    write: false,
    metafile: true,
    plugins: [{ name: "own-places", setup: keepPlaces }],
  });
  const contents = bundle?.contents ?? new Uint8Array();
  const modules = Object.keys(metafile.inputs).map(inRoot);
  // A new file can take the place of another one. Of the root itself, in which every build puts its output, that is not asked.
  const folders = new Set(modules.map((input) => path.dirname(input)).filter((folder) => folder !== root));
  const inputs = [...ALWAYS, ...modules, ...folders];
  const states = inputs.map((input) => [path.relative(root, input), stateOf(input)]);
  // What was saved meanwhile may or may not be in it.
  const isSure = inputs.every((input) => (statSync(input, { throwIfNoEntry: false })?.ctimeMs ?? 0) < startedAt);
  mkdirSync(path.dirname(file), { recursive: true });
  write(file, contents);
  write(
    `${file}.json`,
    isSure ? JSON.stringify({ digest: digestOf(contents), inputs: Object.fromEntries(states) }) : "",
  );
}

/**
 * Another run may be reading the file.
 *
 * @param {string} target
 * @param {string | Uint8Array} contents
 */
function write(target, contents) {
  const aside = `${target}.${process.pid}`;
  writeFileSync(aside, contents);
  renameSync(aside, target);
}

/** @param {Uint8Array} contents */
function digestOf(contents) {
  return createHash("sha256").update(contents).digest("hex");
}

/**
 * Another one after every change of a file, and of what lies in a folder.
 *
 * @param {string} input
 */
function stateOf(input) {
  const { mtimeMs, ctimeMs, size, ino } = statSync(input, { throwIfNoEntry: false }) ?? {};
  return [mtimeMs, ctimeMs, size, ino].join();
}

/** @param {string} input */
function inRoot(input) {
  return path.join(root, input);
}

/**
 * Modules that ask where they lie are told where they were written, not where the one file is.
 *
 * @param {import("esbuild").PluginBuild} build
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
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(inRoot(file), "utf8"));
  const { dependencies, devDependencies } = read("package.json");
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
    const { type, exports } = read(`node_modules/${name}/package.json`);
    return type !== "module" && !exports?.["."]?.import;
  });
}
