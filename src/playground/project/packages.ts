import { isBinary } from "./binary-files";
import type { Project } from "./project";

/** The npm packages that a project in the playground can import, by the script that contains them. */
export const PACKS = {
  css: ["css-loader", "style-loader", "mini-css-extract-plugin"],
  sass: ["sass-loader", "sass"],
  less: ["less-loader", "less"],
  postcss: ["postcss-loader", "postcss", "autoprefixer"],
  html: ["html-webpack-plugin"],
  "html-loader": ["html-loader"],
  copy: ["copy-webpack-plugin"],
  compression: ["compression-webpack-plugin"],
  babel: ["babel-loader", "@babel/core", "@babel/preset-env", "@babel/preset-react", "@babel/preset-typescript"],
  typescript: ["ts-loader", "typescript"],
  swc: ["swc-loader", "@swc/core"],
  react: ["react", "react-dom"],
  preact: ["preact"],
  vue: ["vue"],
  "vue-loader": ["vue-loader"],
  svelte: ["svelte-loader", "svelte"],
  solid: ["solid-js"],
  "solid-preset": ["babel-preset-solid"],
  "react-router": ["react-router"],
  "react-refresh": ["@pmmmwh/react-refresh-webpack-plugin", "react-refresh"],
  lodash: ["lodash"],
  "lodash-es": ["lodash-es"],
  "core-js": ["core-js"],
  merge: ["webpack-merge"],
  dotenv: ["dotenv"],
  csv: ["csv-loader"],
  toml: ["smol-toml"],
  yaml: ["yaml"],
  "yaml-loader": ["yaml-loader"],
  imports: ["imports-loader"],
  exports: ["exports-loader"],
  "source-map": ["source-map-loader"],
  caveat: ["@fontsource/caveat"],
  "built-ins": ["path-browserify", "buffer"],
} as const;

/** The name of a script that contains packages. */
export type PackName = keyof typeof PACKS;

/** The name of a package of the playground. */
export type PackageName = (typeof PACKS)[PackName][number];

/**
 * The packages that are part of the compiler, so that no script contains them. The compiler's `provided-modules.ts` has
 * their modules.
 */
export const PROVIDED_PACKAGES = [
  ...(["browserslist", "jiti", "minimizer-webpack-plugin", "schema-utils", "tapable", "terser"] as const),
  ...(["webpack", "webpack-sources"] as const),
] as const;

/** The name of a package that is part of the compiler. */
export type ProvidedPackage = (typeof PROVIDED_PACKAGES)[number];

const PACK_OF = new Map<string, PackName>(
  (Object.keys(PACKS) as PackName[]).flatMap((pack) => PACKS[pack].map((name) => [name, pack] as const)),
);

/** The names of all packages in the playground. */
export const PACKAGES: readonly string[] = [...PACK_OF.keys()];

/** Returns the script that contains a package, or undefined if the playground doesn't have it. */
export function packOf(name: string): PackName | undefined {
  return PACK_OF.get(name);
}

/**
 * The files of packages that aren't text, by the script that has the other files. Each is a separate file, because it
 * would be larger as text.
 */
export const PACK_BYTES: Partial<Record<PackName, string>> = { swc: "@swc/core/wasm_bg.wasm" };

/** Returns the names of the parts that have to be loaded for the packages of a script. */
export function packPartsOf(pack: PackName): string[] {
  return [`packages-${pack}`, ...(PACK_BYTES[pack] ? [`bytes-${pack}`] : [])];
}

/**
 * A package with the same name as a language, which is also a value of other loaders' options. Projects that need the
 * package also mention its loader.
 */
const LANGUAGE: PackageName = "typescript";

/** Returns the scripts with the packages that a project mentions in quotes: `"react"` or `'react-dom/client'`. */
export function packsNamedIn(project: Project): PackName[] {
  const texts = Object.values(project).filter((text) => !isBinary(text));
  const isNamed = (name: string) => {
    const quoted = new RegExp(`["'\`]${name}["'\`/]`);
    return name !== LANGUAGE && texts.some((text) => quoted.test(text));
  };
  return (Object.keys(PACKS) as PackName[]).filter((pack) => PACKS[pack].some(isNamed));
}

/**
 * Returns the packages that a project mentions, and all others in the same scripts: a loader can't work without its
 * compiler.
 */
export function packagesFor(project: Project): string[] {
  return packsNamedIn(project).flatMap((pack) => PACKS[pack]);
}

/** Returns the package that a request is for (`react-dom/client`, `@babel/core`), or null if it is for a file. */
export function packageOf(request: string): string | null {
  return /^(?:@[^/]+\/)?[\w-][^/:!?]*(?=$|[/?])/.exec(request)?.[0] ?? null;
}

/** Returns the sentence about a package that the playground does not have. */
export function absenceOf(name: string): string {
  return `The playground doesn't have the package "${name}".`;
}

/** Returns the sentence for webpack's message about a module that it cannot find, if that is a package; otherwise null. */
export function absenceIn(message: string): string | null {
  const [, request = ""] = /Can't resolve '([^']+)'/.exec(message) ?? [];
  const name = packageOf(request);
  return name && !packOf(name) ? absenceOf(name) : null;
}
