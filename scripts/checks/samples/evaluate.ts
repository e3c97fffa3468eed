import { transform } from "@swc/core";
import { fakeRequire, globals, PROJECT } from "./stand-ins";

const AsyncFunction = (async () => {}).constructor as new (
  ...names: string[]
) => (...values: unknown[]) => Promise<void>;

const IMPORT_META: Record<string, string> = {
  dirname: `"${PROJECT}"`,
  filename: `"${PROJECT}/webpack.config.js"`,
  url: `"file://${PROJECT}/webpack.config.js"`,
};

/** A syntax error in a sample. `line` counts from the sample's first line. */
export class SampleSyntaxError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Runs a module (JavaScript or TypeScript, ES or CommonJS) with stand-ins for its imports. As in Node.js, an ES module
 * has no `__dirname`, so a sample that uses it there fails.
 *
 * @returns The default export.
 * @throws {SampleSyntaxError} For invalid syntax, and any error that the sample throws.
 */
export async function evaluate(code: string): Promise<unknown> {
  const isEs = /^(?:import|export)\s/m.test(code);
  const script = await compile(
    code.replace(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, key) => IMPORT_META[key] ?? ""),
  );
  const module: { exports: { default?: unknown } } = { exports: {} };
  const paths = isEs ? {} : { __dirname: PROJECT, __filename: `${PROJECT}/webpack.config.js` };
  const scope = { ...globals, ...paths, module, exports: module.exports, require: fakeRequire };
  // The block allows a sample to declare these names itself.
  await new AsyncFunction(...Object.keys(scope), `{${script}\n}`)(...Object.values(scope));
  return isEs ? module.exports.default : module.exports;
}

async function compile(code: string): Promise<string> {
  try {
    const { code: script } = await transform(code, {
      jsc: { parser: { syntax: "typescript" }, target: "es2022" },
      module: { type: "commonjs" },
      isModule: "unknown",
      configFile: false,
      swcrc: false,
    });
    return script;
  } catch (error) {
    // The message looks like " x Expression expected\n ,-[2:1]\n 1 | ...", with or without colors.
    const said = error instanceof Error ? error.message : String(error);
    const [, reason = "This isn't valid JavaScript", line = "1"] =
      /[x×]\S* (.+?)\s*\n.*?\[(?:.*:)?(\d+):\d+\]/.exec(said) ?? [];
    throw new SampleSyntaxError(reason, Number(line));
  }
}
