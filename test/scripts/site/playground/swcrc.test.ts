import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { transformSync } from "@swc/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { paths } from "../../../../scripts/lib/paths";
import { fileSystem } from "../../../../src/playground/compiler/file-system";
import { type Swc, withSwcrc } from "../../../../src/playground/compiler/swcrc";

type Options = Record<string, unknown>;

/** Files of a project, the file to compile, and the options that the loader passes. */
interface Case {
  files: Record<string, unknown>;
  compiled?: string;
  code?: string;
  options?: Options;
}

const swc = withSwcrc(createRequire(path.join(paths.compiler, "package.json"))("@swc/core") as Swc);
const CODE = "export const price = (tea) => tea?.price ?? [...tea];\nexport class Cup { #size = 1; label = 'ä'; }\n";
const JSX = "export default <p>{1}</p>;\n";
const JSX_PARSER = { syntax: "ecmascript", jsx: true };

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "swcrc-")));
  fileSystem.mkdirSync("/project", { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  fileSystem.rmSync("/project");
});

/** Writes a project to the disk and into memory, and returns the results or errors of both kinds of swc. */
function both({ files, compiled = "src/index.js", code = CODE, options = {} }: Case) {
  for (const [name, content] of Object.entries({ ...files, [compiled]: code })) {
    const text = typeof content === "string" ? content : JSON.stringify(content);
    for (const [fs, root] of [
      [{ mkdirSync, writeFileSync }, folder],
      [fileSystem, "/project"],
    ] as const) {
      fs.mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
      fs.writeFileSync(path.join(root, name), text);
    }
  }
  const run = (transform: (code: string, options: Options) => unknown, root: string) => {
    const file = path.join(root, compiled);
    const given = structuredClone(options);
    if (typeof given.configFile === "string") given.configFile = path.join(root, given.configFile);
    try {
      const made = transform(code, { filename: file, sourceFileName: file, sourceMaps: true, ...given });
      return JSON.parse(JSON.stringify(made).replaceAll(root, "/project")) as { code: string; map: string };
    } catch (error) {
      return String((error as Error).message ?? error);
    }
  };
  return { real: run(transformSync, folder), here: run(swc.transformSync as never, "/project") };
}

const es2022 = { jsc: { target: "es2022" } };

test.each<[string, Case]>([
  ["a file beside the project's configuration", { files: { ".swcrc": es2022 } }],
  ["no file", { files: {} }],
  ["no file, for TypeScript", { files: {}, compiled: "src/index.ts", code: "export const tea: number = a?.b;\n" }],
  ["swcrc: false", { files: { ".swcrc": es2022 }, options: { swcrc: false } }],
  ["swcrc: true", { files: { ".swcrc": es2022 }, options: { swcrc: true } }],
  ["configFile: false", { files: { ".swcrc": es2022 }, options: { configFile: false } }],
  [
    "the nearest of two files, and nothing of the other",
    {
      files: { ".swcrc": { jsc: { target: "es5" }, minify: true }, "src/.swcrc": es2022 },
      compiled: "src/a/b/index.js",
    },
  ],
  [
    "a file in another folder",
    { files: { ".swcrc": { jsc: { target: "es5" } }, "lib/.swcrc": es2022 }, compiled: "src/index.js" },
  ],
  [
    "comments and a trailing comma",
    { files: { ".swcrc": '// One\n{ /* two */ "jsc": { "target": "es2022", }, } // three' } },
  ],
  ["a byte order mark", { files: { ".swcrc": '\ufeff{ "jsc": { "target": "es2022" } }' } }],
  ["$schema", { files: { ".swcrc": { $schema: "https://swc.rs/schema.json", ...es2022 } } }],
  ["configFile", { files: { "conf/swc.json": es2022 }, options: { configFile: "conf/swc.json" } }],
  [
    "configFile beside .swcrc",
    {
      files: { ".swcrc": { jsc: { target: "es5" } }, "conf/swc.json": es2022 },
      options: { configFile: "conf/swc.json", swcrc: false },
    },
  ],
  [
    "the first that matches",
    {
      files: {
        ".swcrc": [
          { test: "\\.ts$", jsc: { target: "es5" } },
          { test: "\\.js$", exclude: ["legacy", "index"], jsc: { target: "es2015" } },
          { test: ["\\.mjs$", "\\.js$"], jsc: { target: "es2020" } },
          es2022,
        ],
      },
    },
  ],
  ["an empty test, which matches everything", { files: { ".swcrc": [{ test: "", ...es2022 }, {}] } }],
  ["an empty exclude", { files: { ".swcrc": [{ exclude: "", ...es2022 }, {}] } }],
  ["a path is matched, too", { files: { ".swcrc": [{ test: "/src/[^/]+$", ...es2022 }, {}] } }],
  [
    "the loader's target wins",
    { files: { ".swcrc": { jsc: { target: "es5", loose: true } } }, options: { jsc: { target: "es2022" } } },
  ],
  [
    "null and undefined do not win",
    { files: { ".swcrc": es2022 }, options: { jsc: { target: null }, env: undefined } },
  ],
  ["false wins", { files: { ".swcrc": { minify: true, sourceMaps: false } }, options: { minify: false } }],
  [
    "options for React come from both",
    {
      files: {
        ".swcrc": {
          jsc: { parser: JSX_PARSER, transform: { react: { runtime: "automatic", importSource: "preact" } } },
        },
      },
      code: JSX,
      options: { jsc: { target: "es2022", transform: { react: { development: true } } } },
    },
  ],
  [
    "a parser of the loader",
    {
      files: { ".swcrc": es2022 },
      compiled: "src/index.ts",
      code: "export const tea: number = a?.b;\n",
      options: { jsc: { parser: { syntax: "typescript" } } },
    },
  ],
  ["a parser without a syntax", { files: {}, code: JSX, options: { jsc: { parser: { jsx: true } } } }],
  ["a base for paths, without paths", { files: { ".swcrc": { jsc: { target: "es2022", baseUrl: "." } } } }],
  [
    "env is one value",
    {
      files: { ".swcrc": { env: { targets: "chrome 90", include: ["transform-arrow-functions"] } } },
      options: { env: { targets: "chrome 90" } },
    },
  ],
  ["no test", { files: { ".swcrc": [{ test: [], ...es2022 }, {}] } }],
  ["env of the file", { files: { ".swcrc": { env: { targets: "chrome 40" } } }, options: { sourceMaps: true } }],
  [
    "module is one value",
    {
      files: { ".swcrc": { module: { type: "commonjs", noInterop: true } } },
      code: "import tea from './tea.js';\nconsole.log(tea);\n",
      options: { module: { type: "commonjs" } },
    },
  ],
  [
    "assumptions are one value",
    {
      files: { ".swcrc": { jsc: { target: "es2015", assumptions: { setPublicClassFields: true } } } },
      options: { jsc: { assumptions: { privateFieldsAsProperties: true } } },
    },
  ],
  [
    "options of the output come from both",
    {
      files: { ".swcrc": { jsc: { target: "es2022", output: { charset: "ascii" } } } },
      options: { jsc: { output: { preamble: "/* Tea */\n" } } },
    },
  ],
  [
    "experiments come from both",
    {
      files: { ".swcrc": { jsc: { ...es2022.jsc, experimental: { keepImportAttributes: true } } } },
      code: "import tea from './tea.json' with { type: 'json' };\nconsole.log(tea);\n",
      options: { jsc: { experimental: { emitAssertForImportAttributes: true } } },
    },
  ],
  [
    "jsc.minify is one value",
    {
      files: {
        ".swcrc": { ...es2022, minify: true, jsc: { ...es2022.jsc, minify: { compress: true, mangle: true } } },
      },
      options: { jsc: { minify: { compress: false } } },
    },
  ],
  [
    "the optimizer is one value",
    {
      files: { ".swcrc": { jsc: { transform: { optimizer: { globals: { vars: { A: "1" } } } } } } },
      code: "console.log(A, B);\n",
      options: { jsc: { transform: { optimizer: { globals: { vars: { B: "2" } } } } } },
    },
  ],
])("%s: what the real swc makes", (_, given) => {
  const { real, here } = both(given);
  expect(here).toEqual(real);
});

test("the two cases that swc refuses are reported in its words", () => {
  const single = both({ files: { ".swcrc": { test: "\\.ts$" } } });
  expect(single.real).toContain("cannot process file because it's ignored by .swcrc");
  expect(single.here).toBe("cannot process file because it's ignored by .swcrc");
  const several = both({ files: { ".swcrc": [{ test: "\\.ts$" }] } });
  expect(several.real).toContain(".swcrc exists but not matched");
  expect(several.here).toBe(".swcrc exists but not matched");
});

test.each<[string, Case]>([
  [
    "TypeScript without a parser",
    { files: { ".swcrc": es2022 }, compiled: "src/index.ts", code: "let tea: number = 1;\n" },
  ],
  [
    "the parser is one value",
    {
      files: { ".swcrc": { jsc: { parser: { syntax: "typescript", tsx: true } } } },
      code: JSX,
      options: { jsc: { parser: { syntax: "ecmascript" } } },
    },
  ],
  ["an empty file", { files: { ".swcrc": "" } }],
  ["an option that swc does not have", { files: { ".swcrc": { tea: 1 } } }],
  ["a configuration file that is not there", { files: {}, options: { configFile: "swc.json" } }],
])("%s is an error in both", (_, given) => {
  const { real, here } = both(given);
  expect([typeof real, typeof here]).toEqual(["string", "string"]);
});

test("paths are an error, because this swc resolves them wrongly", () => {
  const { here } = both({ files: { ".swcrc": { jsc: { baseUrl: ".", paths: { "@/*": ["./src/*"] } } } } });
  expect(here).toContain("Use `resolve.alias` instead.");
});

test("polyfills are an error, because this swc has none", () => {
  const { here } = both({ files: {}, options: { env: { targets: "chrome 60", mode: "usage", coreJs: "3.51" } } });
  expect(here).toContain("Import them in the entry instead.");
});

test("a promise is rejected", async () => {
  both({ files: { ".swcrc": { test: "\\.ts$" } } });
  await expect(swc.transform(CODE, { filename: "/project/src/index.js" })).rejects.toThrow("ignored by .swcrc");
});
