import type { Configuration } from "webpack";
import type { Project } from "./project";

/** What the script `build` of a project's `package.json` says to webpack. Of its other arguments, none changes a build here. */
export interface BuildCommand {
  /** The path of the configuration (`--config webpack.prod.js`). */
  config?: string;
  /** Overrules the configuration's own (`--mode production`). */
  mode?: Configuration["mode"];
  /** The value of `NODE_ENV` (`--node-env production`). */
  nodeEnv?: string;
  /** What a function gets that is a configuration (`--env production --env goal=local`). */
  env: Record<string, string | true>;
}

/** Several configurations, with how many of them are built at a time. */
export type Configurations = Configuration[] & { parallelism?: number };

/** What webpack-cli adds to the environment of a function. */
const ENV = { WEBPACK_BUNDLE: true, WEBPACK_BUILD: true } as const;

/** A call of webpack in a script, with its arguments. */
const CALL = /(?:^|&&)\s*webpack(?: (?:build|b|bundle))?((?:\s(?!&&)\S+)*)/;

/** Returns how a project is built: as `npm run build` does it on a machine, if that runs webpack, and otherwise without arguments. */
export function buildCommand(project: Project): BuildCommand {
  const command: BuildCommand = { env: { ...ENV } };
  const [, text = ""] = CALL.exec(buildScript(project)) ?? [];
  const argument = /\s(--[\w-]+|-c)(?:[ =](?!-)(\S+))?/g;
  for (const [, name, value] of text.matchAll(argument)) {
    if (name === "--config" || name === "-c") command.config = value?.replace(/^\.\//, "");
    else if (name === "--mode") command.mode = value as BuildCommand["mode"];
    else if (name === "--node-env") command.nodeEnv = value;
    else if (name === "--env" && value) {
      const [key = "", given] = value.split("=");
      command.env[key] = given ?? true;
    }
  }
  return command;
}

function buildScript(project: Project): string {
  try {
    const { scripts } = JSON.parse(project["package.json"] ?? "{}") as { scripts?: { build?: unknown } };
    return typeof scripts?.build === "string" ? scripts.build : "";
  } catch {
    return ""; // what is wrong with it is for those to say who need the file
  }
}

/** Returns the path of the configuration that builds a project; undefined if it has none. */
export function configurationFile(project: Project): string | undefined {
  const { config } = buildCommand(project);
  return config ?? Object.keys(project).find((path) => /^webpack\.config\.[cm]?[jt]s$/.test(path));
}

/** Returns whether webpack builds a project: it has a configuration, or an entry where webpack looks for it and no other tool. */
export function isBuiltByWebpack(project: Project): boolean {
  if (configurationFile(project) !== undefined) return true;
  const script = buildScript(project);
  return Object.hasOwn(project, "src/index.js") && (script === "" || CALL.test(script));
}

/**
 * Returns what webpack gets of a configuration that was loaded: functions are called, and the mode of the command is set.
 *
 * @param exported What its file exports: an object, a function, or an array of these.
 */
export async function configured(
  exported: unknown,
  { env, mode }: BuildCommand,
): Promise<Configuration | Configurations> {
  if (Array.isArray(exported)) {
    const all = await Promise.all(exported.map((each) => configured(each, { env, mode })));
    const { parallelism } = exported as Configurations;
    return Object.assign(all.flat(), parallelism !== undefined && { parallelism });
  }
  const value: unknown =
    typeof exported === "function" ? await exported(env, { env, ...(mode && { mode }) }) : await exported;
  if (Array.isArray(value)) return configured(value, { env, mode });
  return mode ? { ...(value as Configuration), mode } : (value as Configuration);
}
