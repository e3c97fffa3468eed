import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { PACKS, type PackageName, type PackName } from "../../../src/playground/project/packages";
import { cached } from "../../lib/cached";
import { digest } from "../../lib/digest";
import { paths } from "../../lib/paths";
import type { PageScripts } from "./compiler";

/**
 * What projects use of each package: modules as they are named, or files below its folder, where `*` is allowed. What these
 * reach comes along.
 */
const ENTRIES: Record<PackageName, string[]> = {
  "css-loader": ["css-loader", "./dist/runtime/*.js"],
  "style-loader": ["style-loader", "./dist/runtime/*.js"],
  "mini-css-extract-plugin": ["mini-css-extract-plugin", "./dist/loader.js", "./dist/hmr/*.js"],
  "sass-loader": ["sass-loader"],
  sass: ["sass", "./sass.node.mjs"],
  "postcss-loader": ["postcss-loader"],
  postcss: ["postcss"],
  autoprefixer: ["autoprefixer"],
  "html-loader": ["html-loader", "./dist/runtime/*.js"],
  "html-webpack-plugin": ["html-webpack-plugin", "./lib/loader.js", "./default_index.ejs", "lodash"],
  "copy-webpack-plugin": ["copy-webpack-plugin"],
  "babel-loader": ["babel-loader"],
  "@babel/core": ["@babel/core"],
  "@babel/preset-env": ["@babel/preset-env"],
  "@babel/preset-react": ["@babel/preset-react"],
  "@babel/preset-typescript": ["@babel/preset-typescript"],
  react: ["react", "react/jsx-runtime", "react/jsx-dev-runtime"],
  "react-dom": ["react-dom", "react-dom/client"],
  preact: ["preact", "preact/hooks", "preact/compat", "preact/jsx-runtime", "preact/jsx-dev-runtime"],
  vue: ["vue"],
  "lodash-es": ["./*.js"],
};

/** Packs whose code runs in pages. That of the others runs in the compiler. */
const FOR_PAGES: PackName[] = ["react", "preact", "vue", "lodash"];

/** Packages that the compiler has itself: see `src/playground/compiler/provided-modules.ts`. */
export const PROVIDED = ["browserslist", "jiti", "webpack", "schema-utils", "tapable", "terser", "webpack-sources"];

/**
 * Packages that others do without: the first only reads configurations of PostCSS in TypeScript, and is large; the second only
 * makes stacks shorter, and a package that it needs has no license text.
 */
const LEFT_OUT = ["typescript", "pretty-error"];

/** The names of the scripts with packages. */
export const PACK_SCRIPTS = Object.keys(PACKS).map((name) => `packages-${name}`);

/** Returns the scripts with all packages. They are made once for each state of this recipe and of the installed packages. */
export async function pagePacks(): Promise<PageScripts> {
  const sources = [import.meta.filename, path.join(paths.root, "package-lock.json")];
  const key = digest(JSON.stringify(PACKS), ...(await Promise.all(sources.map((file) => readFile(file, "utf8")))));
  return cached(path.join(paths.cache, "playground-packs.json"), key, async () => {
    const packs = await Promise.all((Object.keys(PACKS) as PackName[]).map(makePack));
    return {
      scripts: Object.fromEntries(packs.map(({ name, script }) => [`packages-${name}`, script])),
      packages: [...new Set(packs.flatMap((pack) => pack.folders))].sort(),
    };
  });
}

/**
 * Makes a script with packages: their files and those of what they depend on, unchanged and as they are installed, so that
 * webpack finds them in `node_modules` as it does elsewhere. Of these, only the files are there that are used.
 */
async function makePack(name: PackName): Promise<{ name: PackName; script: string; folders: string[] }> {
  const reached = await reachedFiles(name);
  const folders = [...new Set(reached.map((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? ""))].sort();
  // Not only packages have these: some say in one that the files beside it are CommonJS.
  const files = [...new Set([...reached.flatMap(descriptionsFor), ...reached])].sort();
  const read = async (file: string) => readFile(path.join(paths.root, file), "utf8");
  const texts = files.map(async (file) => [file.replace("node_modules/", ""), await read(file)] as const);
  const pack = JSON.stringify(Object.fromEntries(await Promise.all(texts)));
  return { name, script: `playgroundPack(${JSON.stringify(name)}, ${pack});\n`, folders };
}

const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Returns the files that the entries of a pack reach, as paths relative to the repository. */
async function reachedFiles(name: PackName): Promise<string[]> {
  const isForPages = FOR_PAGES.includes(name);
  const names: readonly PackageName[] = PACKS[name];
  const isPath = (entry: string) => entry.startsWith("./");
  const modules = names.flatMap((each) => ENTRIES[each].filter((entry) => !isPath(entry)));
  // A package may have other files for `import` than for `require`, and the compiler has only the second.
  const calls = (module: string) => `require("${module}");${isForPages ? `import("${module}");` : ""}`;
  const { metafile } = await build({
    stdin: { contents: modules.map(calls).join(""), resolveDir: paths.root },
    entryPoints: names.flatMap((each) => {
      return ENTRIES[each].filter(isPath).map((entry) => path.join(paths.root, "node_modules", each, entry));
    }),
    absWorkingDir: paths.root,
    ...{ bundle: true, write: false, metafile: true, outdir: "unused", logLevel: "error" },
    loader: { ".ejs": "empty" },
    external: [...PROVIDED, ...LEFT_OUT].flatMap((each) => [each, `${each}/*`]),
    // Files are chosen by mode when webpack builds the project: both kinds have to be there.
    ...(isForPages ? { platform: "browser", define: { "process.env.NODE_ENV": "MODE" } } : { platform: "node" }),
  });
  return Object.keys(metafile.inputs).filter((file) => file !== "<stdin>");
}

/** Returns each `package.json` that concerns a file, from its own folder to that of its package. */
function descriptionsFor(file: string): string[] {
  const start = PACKAGE_FOLDER.exec(file)?.[0] ?? "";
  const found: string[] = [];
  for (let folder = path.posix.dirname(file); folder.startsWith(start); folder = path.posix.dirname(folder)) {
    const description = `${folder}/package.json`;
    if (existsSync(path.join(paths.root, description))) found.push(description);
  }
  return found;
}
