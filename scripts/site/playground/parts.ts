import { existsSync } from "node:fs";
import path from "node:path";
import type { EntryObject, RuleSetRule } from "webpack";
import { paths } from "../../lib/paths";

/** The names of parts of webpack that not every project needs. Each is an entry besides the worker. */
export const PARTS = [
  "minimizer",
  "schemas",
  "html",
  "browserslist",
  "features",
  "regions",
  "webassembly",
  "media-types",
  "federation",
  "css",
  "plugins",
  "optimizing",
] as const;

type PartName = (typeof PARTS)[number];
type PartModule = [file: string, part: PartName, module: string];

/** Returns modules of webpack that belong to a part and that have the same names there as their files. */
function modulesOf(part: PartName, names: string[]): PartModule[] {
  return names.map((name) => [`webpack/lib/${name}.js`, part, path.basename(name)]);
}

/**
 * The modules that are moved out of the worker: the end of the path, the part that the module belongs to, and its name
 * in that part. Some parts also have modules that the worker itself never loads, in `src/playground/compiler/parts`.
 */
const PART_MODULES: PartModule[] = [
  ["minimizer-webpack-plugin/dist/index.js", "minimizer", "plugin"],
  ["terser-webpack-plugin/dist/index.js", "minimizer", "terser-plugin"],
  ["terser/dist/bundle.min.js", "minimizer", "terser"],
  ["webpack/lib/javascript/syntax-printer.js", "minimizer", "javascript/syntax-printer"],
  ["webpack/lib/javascript/syntax-printer-data.js", "minimizer", "javascript/syntax-printer-data"],
  ["webpack/lib/css/syntax-printer.js", "minimizer", "css/syntax-printer"],
  ["webpack/lib/html/syntax-printer.js", "minimizer", "html/syntax-printer"],
  ["webpack/schemas/WebpackOptions.json", "schemas", "options"],
  ["webpack/lib/config/cli.js", "schemas", "cli"],
  ["schema-utils/dist/index.js", "schemas", "schema-utils"],
  ...modulesOf("html", ["html/syntax-parser", "html/HtmlParser", "html/HtmlGenerator"]),
  ...modulesOf("html", [
    "dependencies/html/HtmlEntryDependency",
    "dependencies/html/HtmlCssModuleNamesDependency",
    "dependencies/html/HtmlSourceDependency",
  ]),
  ...modulesOf("css", ["css/CssGenerator", "css/CssParser", "css/data", "css/syntax-parser"]),
  ["browserslist/index.js", "browserslist", "browserslist"],
  ...["ast", "wasm-parser", "wasm-edit"].map(
    (name): PartModule => [`@webassemblyjs/${name}/esm/index.js`, "webassembly", name],
  ),
  ["mime-db/index.js", "media-types", "mime-db"],
  ...modulesOf("federation", [
    "container/ContainerPlugin",
    "container/ContainerReferencePlugin",
    "container/ModuleFederationPlugin",
    "sharing/ConsumeSharedPlugin",
    "sharing/ProvideSharedPlugin",
    "sharing/SharePlugin",
  ]),
  // Modules that a project without plugins and rare options never loads. They make up a tenth of the worker's script.
  ...modulesOf("plugins", [
    "hmr/HotModuleReplacementPlugin",
    "hmr/LazyCompilationPlugin",
    "library/EnableLibraryPlugin",
    "externals/ExternalModule",
    "dll/DllReferencePlugin",
    "output/CleanPlugin",
    "output/CopyPlugin",
    "output/BannerPlugin",
    "define/DotenvPlugin",
    "output/ManifestPlugin",
    "output/SSRManifestPlugin",
    "debug/ProfilingPlugin",
    "schemes/HttpUriPlugin",
    "schemes/VirtualUrlPlugin",
    "cache/PackFileCacheStrategy",
  ]),
  // Modules that only production builds load, whether or not they minimize.
  ...modulesOf("optimizing", [
    "optimize/ModuleConcatenationPlugin",
    "optimize/RealContentHashPlugin",
    "optimize/InnerGraphPlugin",
  ]),
];

/** Returns the entries of all parts. They use modules of the worker. */
export function partEntries(): EntryObject {
  return Object.fromEntries(PARTS.map((name) => [name, { import: partSources(name), dependOn: "worker" }]));
}

/**
 * Returns the modules of a part: one generated here that registers modules which the worker lacks, and the file of the
 * part.
 */
function partSources(part: PartName): string[] {
  const taken = PART_MODULES.filter(([, of]) => of === part).map(([file, , module]) => {
    return `${JSON.stringify(module)}: () => require("${requestOf(file)}?part")`;
  });
  // Paths are relative, so that the script is the same in every folder.
  const parts = `./${path.relative(paths.root, path.join(paths.compiler, "parts.ts")).split(path.sep).join("/")}`;
  const code = `import { addPart } from "${parts}";\naddPart("${part}", { ${taken.join(", ")} });`;
  const file = path.join(paths.compiler, `parts/${part}.ts`);
  return [
    ...(taken.length > 0 ? [`data:text/javascript,${encodeURIComponent(code)}`] : []),
    ...(existsSync(file) ? [file] : []),
  ];
}

/** Returns the request for a module: a path for files of webpack, and a name for other packages. */
function requestOf(file: string): string {
  if (file.startsWith("webpack/")) return file;
  return file.split("/", file.startsWith("@") ? 2 : 1).join("/");
}

/** Returns the rules that move the modules of each part into it. */
export function partRules(): RuleSetRule[] {
  return PART_MODULES.map(([file, part, module]) => ({
    resource: new RegExp(`[\\\\/]node_modules[\\\\/]${file.replaceAll("/", "[\\\\/]").replaceAll(".", "\\.")}$`),
    resourceQuery: { not: /part/ },
    type: "javascript/auto",
    use: { loader: path.join(import.meta.dirname, "part-loader.mjs"), options: { part, module } },
  }));
}
