import type webpack from "webpack";
import type { Configuration } from "webpack";
import { build, type Files, runBundle } from "../project";
import type { Defect } from "./defect";

const pages: Files = { "src/pages/home.js": 'console.log("home");\n' };
const plain: Configuration = { mode: "development", devtool: false };

const contextOf = (options: string) =>
  build(
    {
      ...pages,
      "src/index.js": 'export const load = () => import("./lazy.js");\nload();\n',
      "src/lazy.js": `const pages = import.meta.webpackContext("./pages", { mode: "lazy"${options} });\nconsole.log(pages);\n`,
    },
    plain,
  );

/** About imports and exports of JavaScript. */
export const modules: Defect[] = [
  {
    says: [["api/module-methods.mdx", "in 5.113, `prefetch: false` turns prefetching on"]],
    produce: async () => {
      const hasPrefetch = (built: string) => built.includes("__webpack_require__.F");
      return `${hasPrefetch(await contextOf(""))} ${hasPrefetch(await contextOf(", prefetch: false"))}`;
    },
    symptom: /^false true$/,
  },
  {
    says: [
      [
        "api/module-methods.mdx",
        'If the directory is the only argument, webpack 5.113 treats `require.context("./pages").keys()` as `require("./pages")`',
      ],
    ],
    produce: () =>
      build({ ...pages, "src/index.cjs": 'require.context("./pages").keys();' }, { entry: "./src/index.cjs" }),
    symptom: /Can't resolve '\.\/pages'/,
  },
  {
    says: [["api/module-methods.mdx", 'it treats `require.resolve("./a.js").length` as `require("./a.js").length`']],
    produce: () =>
      build(
        { ...pages, "src/index.cjs": 'console.log(require.resolve("./pages/home.js").length);' },
        { ...plain, entry: "./src/index.cjs" },
      ),
    symptom: /__webpack_require__\(.*home\.js"\)\)?\.length/,
  },
  {
    says: [
      [
        "api/parser.mdx",
        "For many variables, webpack 5.113 looks up this hook without a name, so a tap with a name as its key doesn't run",
      ],
    ],
    produce: async () => {
      let reached = "never";
      const plugin = (compiler: webpack.Compiler) =>
        compiler.hooks.normalModuleFactory.tap("test", (factory) =>
          factory.hooks.parser.for("javascript/auto").tap("test", ({ hooks }) => {
            hooks.evaluateDefinedIdentifier.for("mine").tap("test", () => {
              reached = "reached";
            });
          }),
        );
      await build({ "src/index.js": "const mine = 1;\nif (mine) console.log(mine);\n" }, { plugins: [plugin] });
      return reached;
    },
    symptom: /^never$/,
  },
  {
    says: [["guides/dependency-management.mdx", "In 5.113, the build doesn't complain, and only the page fails."]],
    produce: () =>
      runBundle({ ...pages, "src/index.js": 'const folder = "./pages";\nimport.meta.webpackContext(folder);' }),
    symptom: /compiled successfully[\s\S]*webpackContext is not a function/,
  },
  {
    says: [["guides/package-exports.mdx", "Like Node.js, webpack 5.113 stops at the first valid target"]],
    produce: () =>
      build(
        {
          "src/index.js": 'import "kit";',
          "node_modules/kit/package.json": '{ "name": "kit", "exports": ["./missing.js", "./kit.js"] }',
          "node_modules/kit/kit.js": "",
        },
        {},
      ),
    symptom: /no valid target file was found/,
  },
  {
    says: [["guides/author-libraries.mdx", 'In webpack 5.113, it produces the same file as `"module"`.']],
    produce: async () => {
      const files = {
        "src/index.js": 'import { b } from "./b.js";\nexport const a = () => b;\n',
        "src/b.js": "export const b = 1;",
      };
      const write = (type: string) => build(files, { output: { module: true, library: { type } }, stats: "none" });
      return (await write("modern-module")) === (await write("module")) ? "same file" : "another file";
    },
    symptom: /^same file$/,
  },
  {
    says: [
      [
        "configuration/output.mdx",
        "In 5.113, the assignment may directly follow that statement, which turns the two into a call",
      ],
    ],
    produce: () =>
      build(
        { "src/index.js": 'console.log("a")\n' },
        { output: { library: { name: ["Acme", "[name]"], type: "window" } } },
      ),
    symptom: /console\.log\("a"\)\(window\.Acme/,
  },
  {
    says: [
      [
        "guides/web-workers.mdx",
        'With `"node:worker_threads"`, the build succeeds in 5.113, but the program ends with',
      ],
    ],
    produce: () => thread("node:worker_threads"),
    symptom: /__WEBPACK_EXTERNAL_MODULE_node_worker_threads_\w+ is not defined/,
  },
  {
    says: [["guides/tree-shaking.mdx", "In 5.113, there's one more case."]],
    produce: async () => {
      const kept = async (exported: string, inlineExports = true) => {
        const built = await build(
          {
            "package.json": '{ "type": "module", "sideEffects": ["./src/listed.js"] }',
            "src/index.js": 'import { it } from "./barrel.js"; console.log(it);',
            "src/barrel.js": 'export { it } from "./listed.js";',
            "src/listed.js": `document.title = "effect"; export const it = ${exported};`,
          },
          { optimization: { inlineExports } },
        );
        return built.includes('document.title="effect"');
      };
      return `constant: ${await kept("1")}, object: ${await kept("{}")}, not inlined: ${await kept("1", false)}`;
    },
    symptom: /^constant: false, object: true, not inlined: true$/,
  },
];

/** Runs a program that imports the class of threads from here. */
function thread(from: string): Promise<string> {
  const files = {
    "package.json": '{ "type": "module" }',
    "src/index.js": `import { Worker } from "${from}";\nnew Worker(new URL("./worker.js", import.meta.url));\n`,
    "src/worker.js": 'console.log("in the thread");\n',
  };
  const output = { module: true, filename: "main.js", workerChunkFilename: "worker.js" };
  return runBundle(files, { mode: "production", target: "node20", output });
}
