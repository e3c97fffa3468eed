import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { execute } from "../../lib/execute";
import { outputsOf } from "../../lib/page-outputs";
import { type Files, samplesOf } from "../../lib/project";
import { buildWithCompilers, configurationWith, projectWithCompilers } from "../../lib/with-compilers";

const PAGE = "loaders/ts-loader.mdx";
const page = await outputsOf(PAGE);
const SIZES = await samplesOf(PAGE, "tsconfig.json", "src/size.ts", "src/index.ts");
const WRONG = { ...SIZES, "src/index.ts": SIZES["src/index.ts"]?.replace("Size.Large", '"large"') ?? "" };
const ERROR = "TS2345";

/** Returns a rule for TypeScript with some options of the loader. */
const rule = (options: object, more: object = {}) => ({
  mode: "development" as const,
  devtool: false as const,
  entry: "./src/index.ts",
  resolve: { extensions: [".tsx", ".ts", ".js"] },
  module: { rules: [{ test: /\.(tsx?|page)$/, loader: "ts-loader", options }] },
  ...more,
});

/** Builds with options of the loader. */
const withOptions = (files: Files, options: object) => buildWithCompilers(files, rule(options));

test("the first sample compiles, with a map to the source", async () => {
  const folder = await projectWithCompilers({ ...SIZES, ...(await configurationWith(PAGE, "devtool:")) });
  const built = await buildWithCompilers(folder);
  expect(built).toContain("compiled successfully");
  expect(built).toContain("export const label = (size: Size): string");
  expect((await execute("node dist/main.js", folder)).output).toBe("Size L\n");
});

test("as CommonJS, modules are not joined", async () => {
  const build = (module: string) => {
    const compilerOptions = { module, ignoreDeprecations: "6.0" };
    return buildWithCompilers(SIZES, rule({ compilerOptions }, { mode: "production" }));
  };
  expect(await build("esnext")).toContain("./src/index.ts + 1 modules");
  expect(await build("commonjs")).not.toContain("+ 1 modules");
});

test("paths are webpack's business, by an alias or by the file itself", async () => {
  const files = {
    ...SIZES,
    "tsconfig.json": SIZES["tsconfig.json"]?.replace('"strict"', '"paths": { "~/*": ["./src/*"] }, "strict"') ?? "",
    "src/index.ts": 'import { label, Size } from "~/size";\nconsole.log(label(Size.Large));',
  };
  expect(await withOptions(files, {})).toContain("Can't resolve '~/size'");
  const extensions = [".ts", ".js"];
  const resolved = rule({}, { resolve: { extensions, tsconfig: true } });
  expect(await buildWithCompilers(files, resolved)).toContain("compiled successfully");
});

describe("what is checked:", () => {
  test("everything, unless transpileOnly says otherwise", async () => {
    expect(await withOptions(WRONG, {})).toContain(ERROR);
    const config = await configurationWith(PAGE, "transpileOnly: true");
    expect(await buildWithCompilers({ ...WRONG, ...config })).toContain("compiled successfully");
  });

  test.each([{ happyPackMode: true }, { reportFiles: ["other/**"] }, { ignoreDiagnostics: [2345] }])(
    "with %o nothing of it is reported",
    async (options) => expect(await withOptions(WRONG, options)).toContain("compiled successfully"),
  );

  test("ts-loader notices the other checker", async () => {
    class ForkTsCheckerWebpackPlugin {
      apply() {}
    }
    const config = rule({}, { plugins: [new ForkTsCheckerWebpackPlugin()] });
    expect(await buildWithCompilers(WRONG, config)).toContain("compiled successfully");
  });

  test("files that nothing imports, unless onlyCompileBundledFiles is set", async () => {
    const files = { ...SIZES, "src/size.test.ts": "export const wrong: number = 'x';" };
    expect(await withOptions(files, {})).toContain("TS2322");
    expect(await withOptions(files, { onlyCompileBundledFiles: true })).toContain("compiled successfully");
  });
});

describe("the option", () => {
  test("compilerOptions wins over the file, and configFile and context choose it", async () => {
    const strict = { ...SIZES, "src/index.ts": "export const size = (value) => value;" };
    expect(await withOptions(strict, {})).toContain("TS7006");
    expect(await withOptions(strict, { compilerOptions: { strict: false } })).toContain("compiled successfully");
    const loose = {
      ...strict,
      "tsconfig.loose.json": '{ "extends": "./tsconfig.json", "compilerOptions": { "strict": false } }',
    };
    expect(await withOptions(loose, { configFile: "tsconfig.loose.json" })).toContain("compiled successfully");
    expect(await withOptions(loose, { context: "src" })).toMatch(/context.*(absolute|path)/i);
  });

  test("allowTsInNodeModules", async () => {
    const files = { ...SIZES, "packages/node_modules/acme-ui/index.ts": "export const a: number = 1;" };
    const index = {
      ...files,
      "src/index.ts": 'import { a } from "../packages/node_modules/acme-ui/index";\nconsole.log(a);',
    };
    expect(await withOptions(index, {})).toContain("use the allowTsInNodeModules option");
    expect(await withOptions(index, { allowTsInNodeModules: true })).toContain("compiled successfully");
  });

  test.each(["appendTsSuffixTo", "appendTsxSuffixTo"])("%s", async (option) => {
    const files = { ...SIZES, "src/start.page": "const one: number = 1;\nconsole.log(one);" };
    const build = (options: object) => buildWithCompilers(files, rule(options, { entry: "./src/start.page" }));
    expect(await build({ [option]: [/\.page$/] })).toContain("const one = 1;");
    expect(await build({})).not.toContain("const one = 1;");
  });

  test("getCustomTransformers", async () => {
    const files = {
      ...SIZES,
      "src/index.ts": 'declare const debug: (text: string) => void;\ndebug("x");\nconsole.log("kept");',
    };
    const built = await buildWithCompilers({ ...files, ...(await configurationWith(PAGE, "dropDebug")) });
    expect(built).toContain("compiled successfully");
    expect(built).toContain("kept");
    expect(built).not.toContain("debug(");
  });

  test("projectReferences", async () => {
    const files = {
      ...SIZES,
      "tsconfig.json": JSON.stringify({
        ...JSON.parse(SIZES["tsconfig.json"] ?? ""),
        files: ["src/index.ts"],
        references: [{ path: "./lib" }],
      }),
      "src/index.ts": 'import { one } from "../lib/index";\nconsole.log(one);',
      "lib/tsconfig.json":
        '{ "compilerOptions": { "composite": true, "module": "esnext", "moduleResolution": "bundler" } }',
      "lib/index.ts": "export const one: number = 1;",
    };
    const folder = await projectWithCompilers(files);
    expect(await withOptions(files, { projectReferences: true })).toContain("compiled successfully");
    expect(await buildWithCompilers(folder, rule({ projectReferences: true }))).toContain("./lib/index");
  });

  test("resolveModuleName changes the check, and not the bundle", async () => {
    const files = { ...SIZES, "src/index.ts": 'import { Size } from "sizes";\nconsole.log(Size);' };
    const resolveModuleName = (
      name: string,
      from: string,
      options: object,
      host: object,
      parent: (...all: unknown[]) => unknown,
    ) => parent(name === "sizes" ? "./size" : name, from, options, host);
    expect(await withOptions(files, {})).toContain("TS2307");
    const built = await withOptions(files, { resolveModuleName });
    expect(built).not.toContain("TS2307");
    expect(built).toContain("Can't resolve 'sizes'");
  });

  test("errorFormatter", async () => {
    const errorFormatter = ({ code, file, line }: Record<string, unknown>) =>
      `${code} at ${String(file).slice(-8)}:${line}`;
    expect(await withOptions(WRONG, { errorFormatter })).toContain("2345 at index.ts:3");
  });

  test.each([
    { options: { logLevel: "INFO" }, output: "stdout" },
    { options: { logLevel: "info", logInfoToStdOut: true }, output: "stdout" },
    { options: { logLevel: "info", silent: true }, output: "none" },
  ])("$options prints to $output", async ({ options, output }) => {
    const folder = await projectWithCompilers({ ...SIZES, ...configurationFor(options) });
    const printed = (await execute("npx webpack 2>stderr.txt", folder)).output;
    expect(printed.includes("ts-loader: Using typescript@")).toBe(output === "stdout");
    expect(await readFile(path.join(folder, "stderr.txt"), "utf8")).not.toContain("ts-loader:");
  });
});

/** A configuration file with a rule for TypeScript. */
function configurationFor(options: object): Files {
  const rest = JSON.stringify({ ...rule(options), module: undefined }).slice(0, -1);
  const module = `{ rules: [{ test: /\\.ts$/, loader: "ts-loader", options: ${JSON.stringify(options)} }] }`;
  return { "webpack.config.js": `export default ${rest}, module: ${module} };` };
}

describe("the message", () => {
  page.shows("Can't resolve './size'", () => buildWithCompilers(SIZES, rule({}, { resolve: { extensions: [".js"] } })));
  page.shows("ts-loader: Using", async () => {
    const folder = await projectWithCompilers({ ...SIZES, ...configurationFor({ logLevel: "INFO" }) });
    return (await execute("npx webpack", folder)).output;
  });
  page.restIs({});

  test("a configuration that includes nothing", async () => {
    expect(await withOptions({ ...SIZES, "tsconfig.json": '{ "include": ["nothing"] }' }, {})).toContain("TS18003");
  });
});
