import { expect, test } from "vitest";
import webpack, { type Compiler, type javascript } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { build, buildOwn, samplesOf } from "../../lib/project";

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

page.shows("http://acme.example/cart is not encrypted", async () => {
  const printed = await buildOwn({
    ...(await samplesOf(PAGE, "insecure-fetch-plugin.js")),
    "src/index.js": `fetch("http://acme.example/cart");\nfetch("https://acme.example/cart");\nfetch();\nfetch(globalThis.url);`,
    "webpack.config.js": `
      import InsecureFetchPlugin from "./insecure-fetch-plugin.js";
      export default { mode: "production", plugins: [new InsecureFetchPlugin()] };`,
  });
  expect(printed.match(/is not encrypted/g)).toHaveLength(1);
  return printed;
});

/** Builds a line of code with something tapped on its parser. */
const parsed = (code: string, act: (parser: javascript.JavascriptParser, log: (what: unknown) => void) => void) => {
  const seen: unknown[] = [];
  return build(
    { "src/index.js": code, "src/chart.js": "" },
    {
      plugins: [
        ({ hooks }: Compiler) =>
          void hooks.normalModuleFactory.tap("Test", (factory) => {
            for (const type of ["javascript/auto", "javascript/esm"] as const) {
              factory.hooks.parser
                .for(type)
                .tap("Test", (parser) => act(parser as javascript.JavascriptParser, (what) => void seen.push(what)));
            }
          }),
      ],
    },
  ).then((printed) => ({ seen, printed }));
};

test("the reader gives what the table says", async () => {
  const { Field, Flag, NodeType, Part } = webpack.javascript.syntax.parser;
  const { seen } = await parsed("a[1] === cart;", ({ hooks }, log) =>
    hooks.binaryExpression.tap({ name: "Test", path: true }, (path, node) => {
      const [left, right] = [path.field(0, Field.left, node), path.field(0, Field.right, node)];
      log([typeof node, path.type(node) === NodeType.BinaryExpression, path.textOf(Part.operator, node)]);
      log([path.flag(Flag.computed, left), path.name(right), path.value(path.field(0, Field.property, left))]);
      log([path.range(node), path.object(node)?.type]);
    }),
  );
  expect(seen).toEqual([
    ["number", true, "==="],
    [true, "cart", 1],
    [[0, 13], "BinaryExpression"],
  ]);
});

test("a changed node has no effect", async () => {
  const { seen, printed } = await parsed('fetch("/cart"); import("./chart.js");', ({ hooks }, log) => {
    hooks.program.tap("Test", (program) => {
      const [first] = program.body;
      if (first?.type !== "ExpressionStatement" || first.expression.type !== "CallExpression") return;
      if (first.expression.callee.type === "Identifier") first.expression.callee.name = "load";
      program.body.pop();
    });
    for (const name of ["fetch", "load"]) hooks.call.for(name).tap("Test", () => log(name));
  });
  expect(seen).toEqual(["fetch"]);
  expect(printed).toContain("./src/chart.js");
});

test("acorn as the parser, and what it has to return", async () => {
  const sample = (await fencesOf(PAGE)).find(({ code }) => code.includes('from "acorn"'))?.code ?? "";
  const built = (from: string, to: string) => {
    expect(sample).toContain(from);
    return buildOwn({
      "webpack.config.js": sample.replace(from, to),
      "src/index.js": 'import(/* webpackChunkName: "chart" */ "./chart.js");',
      "src/chart.js": "",
    });
  };
  expect(await built("", "")).toContain("chart.js");
  const ranges = "ranges: true,";
  const returned = "return { ast, comments };";
  expect(await built(ranges, "")).toContain("Cannot read properties of undefined (reading '0')");
  expect(await built(returned, "return { ast, comments: [] };")).toContain("src_chart_js.js");
  const bare = "const bare = (key, value) => (['start', 'end', 'range'].includes(key) ? undefined : value);";
  expect(await built(returned, `${bare} return { ast: JSON.parse(JSON.stringify(ast, bare)), comments };`)).toContain(
    "has no source offsets: each node needs `start` and `end` or `range`",
  );
  const edges = "const edges = (key, value) => (key === 'range' ? undefined : value);";
  expect(await built(returned, `${edges} return { ast: JSON.parse(JSON.stringify(ast, edges)), comments };`)).toContain(
    "compiled successfully",
  );
});

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
