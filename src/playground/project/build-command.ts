import type { Configuration } from "webpack";
import { isDefaultConfiguration } from "./configuration-names";
import { readPackageFile } from "./package-file";
import type { Project } from "./project";

/** The way in which the script `build` of a project's `package.json` calls webpack. */
export interface BuildCommand {
  /** The path of the configuration (`--config webpack.prod.js`). */
  config?: string;
  /** Overrides the configuration's own (`--mode production`). */
  mode?: Configuration["mode"];
  /** The value of `NODE_ENV` (`--config-node-env production`, or `NODE_ENV=production` before the command). */
  nodeEnv?: string;
  /** The environment that is passed to a configuration that is a function (`--env production --env goal=local`). */
  env: Record<string, string | true | undefined>;
  /** Arguments that would change a build, and that the playground ignores. */
  unknown: string[];
}

/** An array of configurations, with the number of them to build in parallel. */
export type Configurations = Configuration[] & { parallelism?: number };

/** The properties that webpack-cli adds to the environment of a function. */
const ENV = { WEBPACK_BUNDLE: true, WEBPACK_BUILD: true } as const;

/** A word of a script. Quoted strings stay in one piece. */
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** Arguments that only affect the terminal output, or what happens after a build. */
const HARMLESS = /^(?:--(?:no-)?(?:progress|color|stats|json|watch|analyze|fail-on-warnings)(?:=.*)?|-w)$/;

const MODES: readonly (string | undefined)[] = ["development", "production", "none"];

/**
 * Returns how to build a project: in the same way as `npm run build` on a computer, if that runs webpack, and otherwise
 * without arguments.
 */
export function buildCommand(project: Project): BuildCommand {
  const { words, nodeEnv } = callOfWebpack(project) ?? { words: [] };
  const command: BuildCommand = { env: { ...ENV }, unknown: [], nodeEnv };
  while (words.length > 0) {
    const word = words.shift() ?? "";
    const [, name = "", given] = /^(-c|--(?:config|mode|env|config-node-env))(?:=(.*))?$/.exec(word) ?? [];
    const value = name ? (given ?? words.shift() ?? "") : "";
    if (name === "--mode") command.mode = value as BuildCommand["mode"];
    else if (name === "--config-node-env") command.nodeEnv = value;
    else if (name === "--env" && !/^[^=]*\./.test(value)) addTo(command.env, value);
    else if (/^(?:-c|--config)$/.test(name) && !command.config) command.config = value.replace(/^\.\//, "");
    else if (!HARMLESS.test(word)) command.unknown.push(word);
  }
  return command;
}

/** Adds `production`, `goal=local` or `goal=` to an environment, as webpack-cli reads them. */
function addTo(env: BuildCommand["env"], text: string): void {
  const [, name = text, value] = /^([^=]*)=([\s\S]*)$/.exec(text) ?? [];
  env[name] = name === text ? true : value || undefined;
}

/**
 * Returns the arguments that the build script passes to webpack, and the value of `NODE_ENV` before it; null if the
 * script doesn't run webpack.
 */
function callOfWebpack(project: Project): { words: string[]; nodeEnv?: string } | null {
  for (const command of buildScript(project).split(/&&|;/)) {
    const words = (command.match(WORD) ?? []).map((word) => word.replace(/["']/g, ""));
    const start = words.findIndex((word) => !/^(?:npx|cross-env|\w+=.*)$/.test(word));
    if (!/^webpack(?:-cli)?$/.test(words[start] ?? "")) continue;
    const [, nodeEnv] = /(?:^|\s)NODE_ENV=(\S+)/.exec(words.slice(0, start).join(" ")) ?? [];
    const rest = words.slice(start + 1);
    if (/^(?:build|b|bundle)$/.test(rest[0] ?? "")) rest.shift();
    return { words: rest, nodeEnv };
  }
  return null;
}

function buildScript(project: Project): string {
  const script: unknown = readPackageFile(project)?.scripts?.build;
  return typeof script === "string" ? script : "";
}

/** Returns the path of the configuration that builds a project; undefined if there is none. */
export function configurationFile(project: Project): string | undefined {
  const { config } = buildCommand(project);
  return config ?? Object.keys(project).find(isDefaultConfiguration);
}

/**
 * Returns whether webpack builds a project: it has a configuration, or it has an entry in webpack's default place and
 * no other build tool.
 */
export function isBuiltByWebpack(project: Project): boolean {
  if (configurationFile(project) !== undefined) return true;
  return Object.hasOwn(project, "src/index.js") && (buildScript(project) === "" || callOfWebpack(project) !== null);
}

/**
 * Turns a loaded configuration into the one that webpack gets, as webpack-cli does: it calls functions, and sets the
 * mode from the command or, if the configuration has none, from `NODE_ENV`.
 *
 * @param exported The export of its file: an object, a function, or an array of these.
 * @throws {Error} When it's anything else.
 */
export async function configured(
  exported: unknown,
  command: Pick<BuildCommand, "env" | "mode" | "nodeEnv">,
): Promise<Configuration | Configurations> {
  if (Array.isArray(exported)) {
    const all = await Promise.all(exported.map((each) => configured(each, command)));
    const { parallelism } = exported as Configurations;
    return Object.assign(all.flat(), parallelism !== undefined && { parallelism });
  }
  const { env, mode, nodeEnv } = command;
  const value: unknown =
    typeof exported === "function" ? await exported(env, { env, ...(mode && { mode }) }) : await exported;
  if (Array.isArray(value)) return configured(value, command);
  if (typeof value !== "object" || value === null) {
    throw new Error(
      `A configuration is ${value} instead of an object. Export an object, or return one from the function.`,
    );
  }
  const configuration: Configuration = value;
  if (mode) return { ...configuration, mode };
  return !configuration.mode && MODES.includes(nodeEnv)
    ? { ...configuration, mode: nodeEnv as BuildCommand["mode"] }
    : configuration;
}
