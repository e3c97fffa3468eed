import webpack, { type Configuration } from "webpack";
import DevServer from "webpack-dev-server";
import { isConfigurationFile } from "../../../src/utilities/configuration-names";
import type { Problem } from "../../lib/problem";
import { evaluate, SampleSyntaxError } from "./evaluate";
import type { Fence } from "./page-parts";
import { isStandIn, PROJECT } from "./stand-ins";

/**
 * Returns whether a fence is a webpack configuration, by its title or because it exports an object. `no-validate`
 * exempts it.
 */
export function isConfiguration({ lang, title, meta, code }: Fence): boolean {
  if (!/^(?:js|mjs|cjs|ts|mts|cts|javascript|typescript)$/.test(lang)) return false;
  if (meta.includes("no-validate") || meta.includes("diff")) return false;
  if (isConfigurationFile(title)) return /\bexport default\b|\bmodule\.exports\s*=/.test(code);
  return (
    /\bexport default [{[]|\bmodule\.exports\s*=\s*[{[]/.test(code) &&
    /\b(?:entry|mode|module|output|plugins)\s*:/.test(code)
  );
}

/** Reports configurations that the installed webpack or webpack-dev-server rejects, or that cannot be run. */
export async function checkConfigurations(fences: Fence[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const fence of fences.filter(isConfiguration)) {
    const wrong = await whatIsWrong(fence.code);
    if (!wrong) continue;
    const { file, column } = fence;
    problems.push({ file, line: fence.line + wrong.line, column, message: wrong.message, severity: "error" });
  }
  return problems;
}

/** A message with the line of the sample that it refers to; 0 is the fence itself. */
interface Wrong {
  line: number;
  message: string;
}

async function whatIsWrong(code: string): Promise<Wrong | undefined> {
  try {
    const exported = await evaluate(code);
    // A function can return a different configuration for each mode.
    for (const mode of typeof exported === "function" ? ["development", "production"] : ["production"]) {
      for (const configuration of [await settle(exported, mode)].flat()) validate(configuration);
    }
  } catch (error) {
    if (error instanceof SampleSyntaxError)
      return { line: error.line, message: `This sample isn't valid JavaScript: ${error.message}.` };
    if (!(error instanceof Error)) return { line: 0, message: `This configuration throws ${String(error)}.` };
    if (error.name !== "ValidationError")
      return { line: 0, message: `This configuration can't be loaded: ${error.message.split("\n")[0]}.` };
    return refusal(error.message, code);
  }
}

/** Resolves functions, promises and lists of both to configurations, as webpack-cli does. */
async function settle(exported: unknown, mode: string): Promise<unknown> {
  const value = await exported;
  if (isStandIn(value)) return value;
  if (typeof value === "function") return settle(value({}, { mode, env: {} }), mode);
  return Array.isArray(value) ? Promise.all(value.map((entry) => settle(entry, mode))) : value;
}

function validate(configuration: unknown): void {
  if (isStandIn(configuration)) return;
  if (typeof configuration !== "object" || configuration === null || Object.keys(configuration).length === 0) {
    throw new Error("it has no default export");
  }
  webpack.validate(configuration);
  if ("devServer" in configuration && configuration.devServer) {
    const schema = DevServer.schema as Parameters<typeof webpack.validateSchema>[0];
    webpack.validateSchema(schema, configuration.devServer, { name: "Dev Server", baseDataPath: "options" });
  }
  // Plugins validate their options when a compiler is created. `extends` is only for webpack-cli, and the other options
  // would access files.
  const { extends: _, plugins = [], ...rest } = configuration as Configuration;
  // ProfilingPlugin opens its file as soon as it is applied.
  const harmless = plugins.filter((plugin) => !(plugin instanceof webpack.debug.ProfilingPlugin));
  webpack({
    context: PROJECT,
    ...rest,
    plugins: harmless,
    watch: false,
    cache: false,
    infrastructureLogging: { level: "none" },
  });
}

/**
 * Shortens the message of a schema error to one sentence: the package that rejects the configuration, and the lines
 * about an option.
 */
function refusal(message: string, code: string): Wrong {
  const [, name = "webpack"] = /^Invalid \w+ object\. (.+?) has been/.exec(message) ?? [];
  const lines = message
    .split("\n")
    .flatMap((line) => /^ ?- (.+?)(?:\. These \S+ are valid)?[.:]*$/.exec(line)?.[1] ?? []);
  const said = lines.join("; ");
  const by = name === "Webpack" ? "webpack" : name;
  return { line: lineOf(said, code), message: `${by} rejects this configuration: ${said}.` };
}

/** Returns the line of the option that an error refers to, as far as its path can be found in the sample. */
function lineOf(said: string, code: string): number {
  const [, place = ""] = /^(?:configuration|options)\.?(\S*)/.exec(said) ?? [];
  const [, unknown = ""] = /unknown property '([^']+)'/.exec(said) ?? [];
  let at = -1;
  for (const key of [...place.split(/[.[\]]+/), unknown].filter((part) => /^[A-Za-z]\w*$/.test(part))) {
    const next = code.slice(at + 1).search(new RegExp(`\\b${key}\\b["']?\\s*[:,(}]`));
    if (next < 0) break;
    at += next + 1;
  }
  return at < 0 ? 0 : code.slice(0, at).split("\n").length;
}
