import type { Compiler } from "webpack";
import { outputsOf } from "../page-outputs";
import { build, buildOwn, samplesOf } from "../project";

const PAGE = "api/parser.mdx";
const page = await outputsOf(PAGE);

/** A plugin that taps a parser hook of a module type. */
const tap =
  (type: "javascript/auto" | "json", act: () => void) =>
  ({ hooks }: Compiler) =>
    void hooks.normalModuleFactory.tap("Test", (factory) => {
      // The type of the hook is known for some module types only.
      const { parser } = factory.hooks as unknown as { parser: { for(type: string): TapParser } };
      parser.for(type).tap("Test", (parser) => parser.hooks.expression.for("localStorage").tap("Test", act));
    });

interface TapParser {
  tap(
    name: string,
    handler: (parser: {
      hooks: { expression: { for(key: string): { tap(name: string, act: () => void): void } } };
    }) => void,
  ): void;
}

page.shows("localStorage fails in private mode", async () =>
  buildOwn({
    ...(await samplesOf(PAGE, "warn-storage-plugin.js")),
    "src/index.js": 'import { theme } from "./load.js";\nconsole.log(theme());',
    "src/load.js": 'export function theme() {\n  return localStorage.getItem("theme");\n}',
    "webpack.config.js": `
      import WarnStoragePlugin from "./warn-storage-plugin.js";
      export default { mode: "production", plugins: [new WarnStoragePlugin()] };`,
  }),
);

page.shows("removed by dead control flow", async () =>
  buildOwn({
    ...(await samplesOf(PAGE, "src/index.js", "feature-plugin.js", "webpack.config.js")),
    "src/chat.js": "",
    "src/beta.js": "",
  }),
);

page.shows("Module parse failed: boom", () =>
  build(
    { "package.json": "{}", "index.js": "localStorage.clear();" },
    {
      entry: "./index.js",
      plugins: [
        tap("javascript/auto", () => {
          throw new Error("boom");
        }),
      ],
    },
  ),
);

page.shows("reading 'expression'", () =>
  build({ "src/index.js": 'import "./rates.json";', "src/rates.json": "{}" }, { plugins: [tap("json", () => {})] }),
);

page.restIs({ "hoisted declarations": "a list of hooks" });
