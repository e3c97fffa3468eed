import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import {
  PACK_BYTES,
  PACKS,
  type PackageName,
  type PackName,
  packageOf,
} from "../../../src/playground/project/packages";
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
  "less-loader": ["less-loader"],
  // Loaders import the second, which Node.js takes for `import`. It requires the others in ways that nothing sees.
  less: ["less", "./lib/less-node/index.js", "./node_modules/source-map/source-map.js", "mime"],
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
  "ts-loader": ["ts-loader"],
  typescript: ["typescript", "./lib/lib*.d.ts"],
  "swc-loader": ["swc-loader"],
  "@swc/core": ["@swc/core"],
  react: ["react", "react/jsx-runtime", "react/jsx-dev-runtime"],
  "react-dom": ["react-dom", "react-dom/client"],
  preact: ["preact", "preact/hooks", "preact/compat", "preact/jsx-runtime", "preact/jsx-dev-runtime"],
  vue: ["vue"],
  "vue-loader": ["vue-loader", "@vue/compiler-sfc", "./dist/*.js"],
  // Which of the last files is taken is a matter of the conditions by which webpack resolves.
  svelte: [
    ...[
      "svelte",
      "svelte/animate",
      "svelte/attachments",
      "svelte/easing",
      "svelte/events",
      "svelte/legacy",
      "svelte/motion",
    ],
    ...["svelte/reactivity", "svelte/reactivity/window", "svelte/store", "svelte/transition"],
    ...["svelte/internal/client", "svelte/internal/disclose-version"],
    ...["svelte/internal/flags/async", "svelte/internal/flags/legacy", "svelte/internal/flags/tracing"],
    "./../esm-env/*.js",
  ],
  "svelte-loader": ["svelte-loader", "svelte/compiler", "./lib/hot-api.js"],
  "lodash-es": ["./*.js"],
};

/** Packages whose code runs in pages. That of the others runs in the compiler. */
const FOR_PAGES: PackageName[] = ["react", "react-dom", "preact", "vue", "svelte", "lodash-es"];

/** Packages that the compiler has itself: see `src/playground/compiler/provided-modules.ts`. */
export const PROVIDED = ["browserslist", "jiti", "webpack", "schema-utils", "tapable", "terser", "webpack-sources"];

/**
 * Packages that others do without: the first only reads configurations of PostCSS in TypeScript, and is large; the second only
 * makes stacks shorter, and a package that it needs has no license text.
 */
const LEFT_OUT = ["typescript", "pretty-error", "watchpack"];

/** What takes the place of a package that is a program of the machine, as `npm install @swc/core@npm:@swc/wasm` would do it. */
const IN_PLACE: readonly [there: string, installed: string] = ["@swc/core", "@swc/wasm"];

/** The names of the scripts with packages. */
export const PACK_SCRIPTS = Object.keys(PACKS).map((name) => `packages-${name}`);

/** The absolute paths of files of packages that are no texts, by the names of their parts: see `partsOf`. */
export const BYTES: ReadonlyMap<string, string> = new Map(
  Object.entries(PACK_BYTES).map(([pack, file]) => {
    return [`bytes-${pack}`, path.join(paths.root, "node_modules", file.replace(...IN_PLACE))];
  }),
);

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
  const names: readonly PackageName[] = PACKS[name];
  const isForPage = (each: PackageName) => FOR_PAGES.includes(each);
  const ofPages = await reachedFiles(names.filter(isForPage), "pages");
  const reached = [
    ...ofPages,
    ...(await reachedFiles(
      names.filter((each) => !isForPage(each)),
      "compiler",
    )),
  ];
  const folders = [...new Set(reached.map((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? ""))].sort();
  // Not only packages have these: some say in one that the files beside it are CommonJS.
  const files = [...new Set([...reached.flatMap(descriptionsFor), ...reached])].sort();
  const read = async (file: string) => readFile(path.join(paths.root, file), "utf8");
  const [there, installed] = IN_PLACE;
  const nameOf = (file: string) => file.replace("node_modules/", "").replace(installed, there);
  const texts = files.map(async (file) => [nameOf(file), await read(file)] as const);
  const pack = JSON.stringify(Object.fromEntries(await Promise.all(texts)));
  return { name, script: `playgroundPack(${JSON.stringify(name)}, ${pack});\n`, folders };
}

const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Returns the files that the entries of packages reach, as paths relative to the repository. */
async function reachedFiles(names: readonly PackageName[], use: "pages" | "compiler"): Promise<string[]> {
  const isForPages = use === "pages";
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
    alias: Object.fromEntries([IN_PLACE]),
    plugins: [dependenciesOnly],
    external: [
      ...PROVIDED.flatMap((each) => [each, `${each}/*`]),
      ...LEFT_OUT.filter((each) => !names.some((name) => name === each)),
    ],
    // Files are chosen by mode when webpack builds the project: both kinds have to be there.
    ...(isForPages ? { platform: "browser", define: { "process.env.NODE_ENV": "MODE" } } : { platform: "node" }),
  });
  return Object.keys(metafile.inputs).filter((file) => file !== "<stdin>");
}

/** Leaves out what a package takes without depending on it: Vue's compiler names dozens of template engines, in case they are there. */
const dependenciesOnly: Plugin = {
  name: "dependencies-only",
  setup({ onResolve }) {
    onResolve({ filter: /^[@\w]/ }, ({ path: request, importer }) => {
      const [folder] = /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(importer) ?? [];
      if (!folder) return undefined;
      const { name, dependencies, optionalDependencies, peerDependencies } = JSON.parse(
        readFileSync(path.join(folder, "package.json"), "utf8"),
      );
      const known = { ...dependencies, ...optionalDependencies, ...peerDependencies, [name]: "" };
      return isBuiltin(request) || Object.hasOwn(known, packageOf(request) ?? "") ? undefined : { external: true };
    });
  },
};

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
