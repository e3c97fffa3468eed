import path from "node:path";
import { expect, test } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { installList } from "../../../lib/packages";
import { buildOwn, run } from "../../../lib/project";
import { printed, raises, report } from "../../../lib/raises";
import { projectWithPackages } from "../../../lib/with-packages";
import { GOOD, USE, withLoader } from "./price-project";

const vue = async (code: string) => {
  const folder = await projectWithPackages({
    "src/index.js": 'import "./Cart.vue";',
    "src/Cart.vue": "<template><b>Cart</b></template>",
    "webpack.config.js": `import { VueLoaderPlugin } from "vue-loader";
      export default {
        mode: "development",
        module: { rules: [{ test: /\\.vue$/, loader: "vue-loader" }] },
        plugins: [${code}],
      };`,
  });
  return report(await buildOwn(folder));
};
raises("loaders/#vue-plugin", { broken: () => vue(""), fixed: () => vue("new VueLoaderPlugin()") });

/** Does what the package does: it loads only beside the Vue of its own version. */
const COMPILER = `const [{ version: vue }, { version }] = [require("vue"), require("./package.json")];
if (vue !== version) throw new Error(
  "\\n\\nVue packages version mismatch:\\n\\n- vue@" + vue + "\\n- vue-template-compiler@" + version + "\\n"
);`;
const vue2 = (version: string) =>
  printed(
    withLoader(`require("vue-template-compiler");\n${GOOD}`, {
      "node_modules/vue/index.js": 'exports.version = "2.6.14";',
      "node_modules/vue-template-compiler/index.js": COMPILER,
      "node_modules/vue-template-compiler/package.json": JSON.stringify({ version }),
    }),
    USE,
  );
raises("loaders/#vue-versions", { broken: () => vue2("2.7.16"), fixed: () => vue2("2.6.14") });

/** Builds a component with vue-loader, which loads Vue once, and so in a process of its own. */
const withVue = async (hide: string) =>
  run(
    "npx webpack",
    await projectWithPackages({
      "src/index.js": 'import "./Cart.vue";',
      "src/Cart.vue": "<template><b>Cart</b></template>",
      "webpack.config.js": `import Module from "node:module";
        const resolve = Module._resolveFilename;
        Module._resolveFilename = (name, ...rest) => resolve(${hide}, ...rest);
        export default async () => ({
          mode: "development",
          module: { rules: [{ test: /\\.vue$/, loader: "vue-loader" }] },
          plugins: [new (await import("vue-loader")).VueLoaderPlugin()],
        });`,
    }),
  );
raises("loaders/#vue-versions", {
  broken: () => withVue('name.endsWith("vue/compiler-sfc") ? "./hidden.js" : name'),
  fixed: () => withVue("name"),
});

/** Builds a component with a version of vue-loader, which finds Vue and its compiler in other folders. */
const withLoaderVersion = async (version: string, folders: string[]) => {
  const loader = await installVersion("vue-loader", version);
  // Node.js looks there for what the loader doesn't find beside itself.
  const found = folders.join(path.delimiter);
  return run(`NODE_PATH="${found}" npx webpack`, {
    "src/index.js": 'import "./Cart.vue";',
    "src/Cart.vue": "<template><b>Cart</b></template>",
    "webpack.config.js": `import { createRequire } from "node:module";
      const require = createRequire(${JSON.stringify(path.join(loader, "vue-loader/package.json"))});
      export default {
        mode: "development",
        module: { rules: [{ test: /\\.vue$/, loader: require.resolve("vue-loader") }] },
        plugins: [new (require("vue-loader").VueLoaderPlugin)()],
      };`,
  });
};

/** Builds with Vue 3 and vue-loader 15, and with the compiler for Vue 2 unless it was removed. */
const withOldLoader = async (compilers: string[]) =>
  withLoaderVersion("15.11.1", [await installList("plugins"), ...compilers]);
raises("loaders/#vue-versions", {
  broken: async () => withOldLoader([await installVersion("vue-template-compiler", "2.7.16")]),
  fixed: () => withVue("name"),
});

raises("loaders/#vue-versions", {
  broken: async () => withLoaderVersion("17.4.2", [await installVersion("vue", "2.7.16")]),
  fixed: async () => withLoaderVersion("15.11.1", [await installVersion("vue", "2.7.16")]),
});

test("without its compiler, vue-loader 15 doesn't start", async () => {
  expect(await withOldLoader([])).toContain("Cannot find module 'vue-template-compiler'");
});
