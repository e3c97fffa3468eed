import { writeFile } from "node:fs/promises";
import path from "node:path";
import webpack, { type Compiler, type Configuration } from "webpack";
import { build, project } from "../project";
import type { Defect } from "./defect";

/** Returns whether an option changes what is built. */
async function compare(before: Configuration, after: Configuration): Promise<string> {
  const files = { "src/index.js": 'import "./a.js";\nconsole.log(1);\n', "src/a.js": "console.log(2);\n" };
  const [first, second] = await Promise.all([build(files, before), build(files, after)]);
  return withoutTime(first) === withoutTime(second) ? "no difference" : `${first}\n${second}`;
}

const withoutTime = (printed: string) => printed.replaceAll(/\d+ ms/g, "");

/** Builds twice with a persistent cache, and changes a module in between that these options call unchanging. */
async function changedBelow(options: (folder: string) => object): Promise<string> {
  const folder = await project({ "src/index.js": 'import "../fixed/a.js";', "fixed/a.js": 'console.log("old");' });
  const fixed = path.join(folder, "fixed");
  await writeFile(path.join(fixed, "package.json"), '{ "name": "fixed", "version": "1.0.0" }');
  const configuration: Configuration = {
    cache: { type: "filesystem", cacheDirectory: path.join(folder, "cache"), ...options(fixed) },
  };
  await build(folder, configuration);
  await writeFile(path.join(fixed, "a.js"), 'console.log("new");');
  return build(folder, configuration);
}

/** Returns the shares that a plugin reports which is to show the progress by this, and counts on so many dependencies at first. */
async function shares(dependenciesCount: number): Promise<string> {
  const seen: number[] = [];
  const handler = (share: number) => void seen.push(share);
  const plugin = new webpack.ProgressPlugin({ handler, percentBy: "dependencies", dependenciesCount });
  await build({}, { plugins: [plugin] });
  return seen.join();
}

/** Tells whether the modules of a compilation have the methods of the array that they were in webpack 4. */
async function hasOldForms(experiments: Configuration["experiments"]): Promise<boolean> {
  let hasMap = false;
  const plugin = (compiler: Compiler) =>
    compiler.hooks.emit.tap("Test", ({ modules }) => {
      hasMap = "map" in modules;
    });
  await build({}, { experiments, plugins: [plugin] });
  return hasMap;
}

/** Adds a warning with three lines of details, which `stats.warningsSpace` should shorten. */
function warnAtLength(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap("Test", (compilation) => {
    const warning = new webpack.WebpackError("Something is odd");
    warning.details = "one\ntwo\nthree";
    compilation.warnings.push(warning);
  });
}

/** About options that do nothing, or not what they should. */
export const options: Defect[] = [
  {
    says: [["configuration/output.mdx", "webpack 5.113 accepts it but ignores it"]],
    produce: () => compare({ mode: "development" }, { mode: "development", output: { sourcePrefix: "// mine\n" } }),
    symptom: /^no difference$/,
  },
  {
    says: [["configuration/stats.mdx", "This option has no effect in 5.113, even though the schema accepts it."]],
    produce: () => compare({ stats: { modules: true } }, { stats: { modules: true, exclude: true } }),
    symptom: /^no difference$/,
  },
  {
    says: [
      ["configuration/stats.mdx", "In 5.113, it has no effect, because details of warnings are only printed with"],
    ],
    produce: async () => {
      const plugins = [warnAtLength];
      const results = [true, "auto" as const].map((errorDetails) =>
        compare({ stats: { errorDetails }, plugins }, { stats: { errorDetails, warningsSpace: 0 }, plugins }),
      );
      return (await Promise.all(results)).join();
    },
    symptom: /^no difference,no difference$/,
  },
  {
    says: [["configuration/cache.mdx", "5.113 accepts the option and drops it before using it"]],
    produce: async () => {
      const compiler = webpack({ mode: "development", cache: { type: "memory", cacheUnaffected: true } });
      return JSON.stringify(compiler.options.cache);
    },
    symptom: /"cacheUnaffected":false/,
  },
  {
    says: [
      ["configuration/cache.mdx", "This option has no effect in 5.113; webpack even accepts names that don't exist."],
    ],
    produce: () => changedBelow(() => ({ hashAlgorithm: "md7" })),
    symptom: /compiled successfully/,
  },
  {
    says: [
      [
        "configuration/cache.mdx",
        "This option has no effect in 5.113, because it [moved to `snapshot`](https://github.com/webpack/webpack/pull/11379). For folders whose paths",
      ],
    ],
    produce: () => changedBelow((folder) => ({ immutablePaths: [folder] })),
    symptom: /"new"/,
  },
  {
    says: [
      [
        "configuration/cache.mdx",
        "This option has no effect in 5.113, because it [moved to `snapshot`](https://github.com/webpack/webpack/pull/11379). Use [`snapshot.managedPaths`]",
      ],
    ],
    produce: () => changedBelow((folder) => ({ managedPaths: [path.dirname(folder)] })),
    symptom: /"new"/,
  },
  {
    says: [["configuration/resolve.mdx", 'For `references`, only `"auto"` works as of 5.113.0']],
    produce: () => build({}, { resolve: { tsconfig: { references: ["./packages/a"] } as object } }),
    symptom: /Invalid configuration object/,
  },
  {
    says: [["configuration/output.mdx", "If a type is missing, the message refers to a library by mistake"]],
    produce: () =>
      build(
        { "src/index.js": 'import "./empty.wasm";', "src/empty.wasm": "\0asm\u0001\0\0\0" },
        {
          entry: () => ({ main: { import: "./src/index.js", wasmLoading: "async-node" } }),
          experiments: { asyncWebAssembly: true },
        },
      ),
    symptom: /Library type "async-node" is not enabled/,
  },
  {
    says: [["plugins/progress-plugin.mdx", "In 5.113, it doesn't change the percentages that a normal build reports."]],
    produce: async () => {
      const [one, many] = await Promise.all([shares(1), shares(1000)]);
      return one === many ? "no difference" : "another share of the dependencies";
    },
    symptom: /^no difference$/,
  },
  {
    says: [
      ["configuration/experiments.mdx", "In 5.113, only `false` in your own configuration removes the layer."],
      ["contribute/release-process.mdx", "doesn't turn off the compatibility layer for webpack 4 plugins"],
    ],
    produce: async () => {
      const [future, explicit] = [
        await hasOldForms({ futureDefaults: true }),
        await hasOldForms({ backCompat: false }),
      ];
      return `futureDefaults: ${future}, backCompat: ${explicit}`;
    },
    symptom: /^futureDefaults: true, backCompat: false$/,
  },
];
