import type { Configuration } from "webpack";
import path from "../compiler/shims/path";
import type { BuildCommand } from "./build-command";

/** An array of configurations, with the number of them to build in parallel. */
export type Configurations = Configuration[] & { parallelism?: number };

const MODES: readonly (string | undefined)[] = ["development", "production", "none"];

/**
 * Turns a loaded configuration into the one that webpack gets, as webpack-cli does: it calls functions, sets the mode
 * from the command or, if the configuration has none, from `NODE_ENV`, and sets the options from the command.
 *
 * @param exported The export of its file: an object, a function, or an array of these.
 * @throws {Error} When it's anything else.
 */
export async function evaluateConfiguration(
  exported: unknown,
  command: Pick<BuildCommand, "env" | "mode" | "nodeEnv"> & Partial<Pick<BuildCommand, "options" | "outputPath">>,
): Promise<Configuration | Configurations> {
  if (Array.isArray(exported)) {
    const all = await Promise.all(exported.map((each) => evaluateConfiguration(each, command)));
    const { parallelism } = exported as Configurations;
    return Object.assign(all.flat(), parallelism !== undefined && { parallelism });
  }
  const { env, mode, nodeEnv, options, outputPath } = command;
  const value: unknown =
    typeof exported === "function" ? await exported(env, { env, ...(mode && { mode }), ...options }) : await exported;
  if (Array.isArray(value)) return evaluateConfiguration(value, command);
  if (typeof value !== "object" || value === null) {
    throw new Error(
      `A configuration is ${value} instead of an object. Export an object, or return one from the function.`,
    );
  }
  const configuration: Configuration = { ...value, ...options };
  if (outputPath) configuration.output = { ...configuration.output, path: path.resolve(outputPath) };
  if (mode) return { ...configuration, mode };
  return !configuration.mode && MODES.includes(nodeEnv)
    ? { ...configuration, mode: nodeEnv as BuildCommand["mode"] }
    : configuration;
}

/**
 * Returns the configurations with the given names, or all of them if no names are given.
 *
 * @throws {Error} When a name belongs to none of them.
 */
export function withNames(
  given: Configuration | Configurations,
  names: readonly string[] = [],
): Configuration | Configurations {
  if (names.length === 0) return given;
  const all = [given].flat();
  const found = names.map((wanted) => {
    const configuration = all.find(({ name }) => name === wanted);
    if (configuration) return configuration;
    const known = all.flatMap(({ name }) => name ?? []).join(", ");
    throw new Error(
      `No configuration has the name "${wanted}". ${known ? `There are: ${known}.` : "None has a name."}`,
    );
  });
  const [only, ...others] = found;
  return only && others.length === 0 ? only : found;
}
