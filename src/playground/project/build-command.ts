import type { Configuration } from "webpack";
import type { WebpackCall } from "./webpack-calls";

/** The values that a configuration gets (`--env production --env goal=local --env app.theme=dark`). */
export interface Environment {
  [name: string]: string | true | undefined | Environment;
}

/** The way in which a script calls webpack. */
export interface BuildCommand {
  /** The path of the configuration (`--config webpack.prod.js`), as the script writes it. */
  config?: string;
  /** The paths of further configurations (`--config a.js --config b.js`). */
  otherConfigs?: string[];
  /** Whether all configurations become one (`--merge`). */
  isMerged?: true;
  /** The names of the configurations to build (`--config-name client`). Without them, all are built. */
  configNames?: string[];
  /** The output folder, which overrides the configuration's own (`--output-path build`). */
  outputPath?: string;
  /** Overrides the configuration's own (`--mode production`). */
  mode?: Configuration["mode"];
  /** The value of `NODE_ENV` (`--config-node-env production`, or `NODE_ENV=production` before the command). */
  nodeEnv?: string;
  /** The environment that is passed to a configuration that is a function (`--env production --env goal=local`). */
  env: Environment;
  /** Options that override the configuration's own (`--devtool source-map`, or an entry). */
  options?: Pick<Configuration, "devtool" | "entry" | "target">;
  /** Arguments that would change a build, and that the playground ignores. */
  unknown: string[];
}

/** The properties that webpack-cli adds to the environment of a function. */
const ENV = { WEBPACK_BUNDLE: true, WEBPACK_BUILD: true } as const;

/**
 * Arguments that only affect the terminal output, how errors end a build, or what happens after it. Some are of
 * webpack-cli 3, which scripts still pass.
 */
const HARMLESS =
  /^(?:--(?:no-)?(?:progress|colors?|stats|json|watch|analyze|fail-on-warnings|bail|cache|profile|verbose|hide-modules|sort-\w+-by|display[\w-]*|info-verbosity|watch-[\w-]+)(?:=.*)?|-[whj])$/;

/** Those of them that have a value, which may be the next word. */
const HAS_VALUE = /^--(?:stats|json|display|info-verbosity|sort-\w+-by|watch-poll)$/;

/** The arguments that are understood, with a value after them or after an equals sign. */
const NAMED =
  /^(-[cdto]|--(?:config|config-name|output-path|mode|env|(?:config-)?node-env|devtool|target|entry))(?:=([\s\S]*))?$/;

/** Returns how to build a project without arguments. */
export function plainCommand(): BuildCommand {
  return { env: { ...ENV }, unknown: [] };
}

/** Reads a call of webpack. */
export function commandOf({ words, nodeEnv, isServing }: WebpackCall): BuildCommand {
  const command: BuildCommand = { ...plainCommand(), nodeEnv };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name = "", given] = NAMED.exec(word) ?? [];
    const [, variable] = /^--env\.(.+)$/.exec(word) ?? [];
    if (variable !== undefined) addTo(command.env, variable);
    else if (name) read(command, name, given ?? (isValue(rest[0]) ? rest.shift() : undefined));
    else if (word === "-p") command.mode = "production";
    else if (/^(?:-m|--merge)$/.test(word)) command.isMerged = true;
    else if (word === "--no-devtool") command.options = { ...command.options, devtool: false };
    else if (HARMLESS.test(word)) {
      if (HAS_VALUE.test(word) && isValue(rest[0])) rest.shift();
    } else if (isServing) {
      // A server's arguments, such as a port, don't change what it builds.
      if (isValue(rest[0])) rest.shift();
    } else if (isValue(word)) command.options = withEntry(command.options, word);
    else command.unknown.push([word, ...(isValue(rest[0]) ? [rest.shift()] : [])].join(" "));
  }
  return command;
}

function read(command: BuildCommand, name: string, value = ""): void {
  if (/^(?:-c|--config)$/.test(name)) {
    const file = value.replace(/^(?:\.\/)+/, "");
    if (command.config === undefined) command.config = file;
    else command.otherConfigs = [...(command.otherConfigs ?? []), file];
  } else if (name === "--mode") command.mode = value as BuildCommand["mode"];
  else if (name.endsWith("node-env")) command.nodeEnv = value;
  else if (name === "--config-name") command.configNames = [...(command.configNames ?? []), value];
  else if (/^(?:-o|--output-path)$/.test(name)) command.outputPath = value;
  else if (name === "--env") addTo(command.env, value);
  else if (name === "--entry") command.options = withEntry(command.options, value);
  else if (/^(?:-d|--devtool)$/.test(name)) {
    command.options = { ...command.options, devtool: (value || "eval-cheap-module-source-map") as "eval" };
  } else command.options = { ...command.options, target: value };
}

/** Returns whether a word is the value of the argument before it. */
function isValue(word: string | undefined): word is string {
  return word !== undefined && !word.startsWith("-");
}

/** Adds an entry: the first one takes the place of the configuration's entries. */
function withEntry(options: BuildCommand["options"], entry: string): BuildCommand["options"] {
  const before = options?.entry;
  return { ...options, entry: Array.isArray(before) ? [...before, entry] : [entry] };
}

/** Adds `production`, `goal=local`, `goal=` or `app.theme=dark` to an environment, as webpack-cli reads them. */
function addTo(env: Environment, text: string): void {
  const [, path = text, value] = /^([^=]*)=([\s\S]*)$/.exec(text) ?? [];
  const names = path.split(".");
  const last = names.pop() ?? "";
  let inner = env;
  for (const name of names) {
    const found = inner[name];
    const next = typeof found === "object" ? found : {};
    inner[name] = next;
    inner = next;
  }
  inner[last] = path === text ? true : value || undefined;
}
