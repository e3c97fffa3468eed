import { isConfigurationFile, isDefaultConfiguration } from "../../utilities/configuration-names";
import { type BuildCommand, commandOf, type Environment, plainCommand } from "./build-command";
import { type PackageFile, readPackageFile } from "./package-file";
import { type Project, withFile } from "./project";
import { callsOfWebpack, type WebpackCall } from "./webpack-calls";

/** A way to build a project. */
export interface Build {
  /** Distinguishes it from the project's other builds, as long as the scripts don't change. */
  id: string;
  /** What a reader calls it: `webpack.prod.js (npm run prod)`. */
  title: string;
  command: BuildCommand;
  /** The path of its configuration; undefined if there is none, so webpack's defaults apply. */
  file?: string;
  /** The paths of further configurations that the command names. */
  otherFiles?: string[];
  /** The text of the script `build` that chooses it. */
  script: string;
}

/** What a build's configuration looks like: it exports something, and has the names of several options. */
const EXPORTS = /\bmodule\.exports\s*=|\bexport\s+default\b/;
const OPTIONS = /\b(?:entry|output|module|devtool|optimization|devServer|webpack-merge)\b/g;

/** The configuration of another tool. */
const OF_OTHER_TOOL = /(?:^|\/)(?!webpack)[\w-]+\.(?:config|conf|setup)\.\w+$/;

const ENDINGS = ["", ".js", ".cjs", ".mjs", ".ts", ".json", "/index.js", "/index.ts"];

/**
 * Returns the ways to build a project as someone would find them, the best guess first: what `npm run build` does, then
 * webpack's default configuration, other scripts that run webpack, and other files that look like configurations.
 */
export function buildsOf(project: Project): Build[] {
  const scripts = readPackageFile(project)?.scripts ?? {};
  const named = Object.keys(scripts).sort((one, other) => scriptRank(one) - scriptRank(other));
  const calls = named.flatMap((name) => callsOfWebpack(scripts, name).map((call) => ({ call, from: name })));
  const found = new Map<string, Build & { rank: number }>();
  for (const { call, from } of calls) {
    const build = ofCall(project, call, scripts);
    const rank = from === "build" ? 0 : call.isServing ? servingRank(build) : 2 + scriptRank(from);
    const isThere = build.file === undefined || Object.hasOwn(project, build.file);
    if (!found.has(build.id) && (isThere || from === "build")) found.set(build.id, { ...build, rank });
  }
  const used = new Set([...found.values()].map(({ file }) => file));
  for (const file of configurationsIn(project)) {
    if (!used.has(file)) found.set(file, { ...ofFile(file), rank: fileRank(file, project) });
  }
  return [...found.values()].sort((one, other) => one.rank - other.rank).map(({ rank: _, ...build }) => build);
}

/** Returns the build of a project that is used: the first one, or webpack's defaults if the project has none. */
export function chosenBuild(project: Project): Build {
  return buildsOf(project)[0] ?? { id: "", title: "webpack's defaults", command: plainCommand(), script: "webpack" };
}

/** Returns how to build a project. */
export function buildCommand(project: Project): BuildCommand {
  return chosenBuild(project).command;
}

/** Returns the path of the configuration that builds a project; undefined if there is none. */
export function configurationFile(project: Project): string | undefined {
  return chosenBuild(project).file;
}

/**
 * Returns whether webpack builds a project: it has webpack's default configuration, a script runs webpack, or it has an
 * entry in webpack's default place and no other build tool.
 */
export function isBuiltByWebpack(project: Project): boolean {
  const [build] = buildsOf(project);
  const isOnlyFile = build?.id === build?.file;
  if (build?.file !== undefined && (isDefaultConfiguration(build.file) || !isOnlyFile)) return true;
  const scripts = readPackageFile(project)?.scripts ?? {};
  const isOther = Boolean(scripts.build) && callsOfWebpack(scripts, "build").length === 0;
  return Object.hasOwn(project, "src/index.js") && !isOther;
}

/** A script that only chooses a build, as `withBuild` writes it. */
const CHOICE = /^(?:npm run \S+|webpack(?: --config \S+)?)$/;

/**
 * Returns a project whose script `build` chooses a build, so that links, zips and `npm run build` keep the choice. The
 * previous text of the script is kept under another name.
 */
export function withBuild(project: Project, { script }: Build): Project {
  const given = readPackageFile(project);
  if (given === null) return project;
  const { build: before, ...others } = given.scripts ?? {};
  const isKept = typeof before === "string" && !CHOICE.test(before) && !Object.values(others).includes(before);
  const scripts = { build: script, ...(isKept && { "build:original": before }), ...others };
  const next: PackageFile = { ...given, scripts };
  return withFile(project, "package.json", `${JSON.stringify(next, null, 2)}\n`);
}

function ofCall(project: Project, call: WebpackCall, scripts: Readonly<Record<string, unknown>>): Build {
  const command = commandOf(call);
  const pathOf = (config: string) =>
    ENDINGS.map((ending) => config + ending).find((path) => Object.hasOwn(project, path)) ?? config;
  const file =
    command.config === undefined ? Object.keys(project).find(isDefaultConfiguration) : pathOf(command.config);
  const isAlone = callsOfWebpack(scripts, call.script).length === 1;
  const { config: _, otherConfigs, ...rest } = command;
  const otherFiles = otherConfigs?.map(pathOf);
  return {
    id: JSON.stringify([file, rest, otherFiles]),
    title: `${file ?? "webpack's defaults"} (npm run ${call.script})`,
    command,
    file,
    ...(otherFiles && { otherFiles }),
    script: isAlone && !call.isServing ? `npm run ${call.script}` : textOf(command),
  };
}

function ofFile(file: string): Build {
  const isDefault = isDefaultConfiguration(file);
  return {
    id: file,
    title: file,
    command: { ...plainCommand(), ...(!isDefault && { config: file }) },
    file,
    script: isDefault ? "webpack" : `webpack --config ${file}`,
  };
}

/** Returns a command as the text of a script that only builds. */
function textOf(command: BuildCommand): string {
  const { config, otherConfigs = [], configNames = [], outputPath, mode, nodeEnv, env, options, unknown } = command;
  const words = [
    ...(nodeEnv ? [`--config-node-env ${nodeEnv}`] : []),
    ...[...(config ? [config] : []), ...otherConfigs].map((file) => `--config ${file}`),
    ...(command.isMerged ? ["--merge"] : []),
    ...configNames.map((name) => `--config-name ${quoted(name)}`),
    ...(mode ? [`--mode ${mode}`] : []),
    ...variablesIn(env).map((variable) => `--env ${quoted(variable)}`),
    ...(outputPath ? [`--output-path ${quoted(outputPath)}`] : []),
    ...(options?.devtool === undefined ? [] : [options.devtool ? `--devtool ${options.devtool}` : "--no-devtool"]),
    ...(options?.target ? [`--target ${options.target}`] : []),
    ...(Array.isArray(options?.entry) ? options.entry.map((entry) => `--entry ${quoted(entry)}`) : []),
    ...unknown,
  ];
  return ["webpack", ...words].join(" ");
}

/** Returns the values of an environment as webpack-cli takes them: `production`, `goal=local`, `app.theme=dark`. */
function variablesIn(env: Environment): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (/^WEBPACK_BU(?:NDLE|ILD)$/.test(name)) return [];
    if (typeof value === "object") return variablesIn(value).map((inner) => `${name}.${inner}`);
    return value === true ? name : `${name}=${value ?? ""}`;
  });
}

function quoted(word: string): string {
  return /[\s&|;]/.test(word) ? `"${word}"` : word;
}

/** Returns the files that look like configurations, by their names or their texts. */
function configurationsIn(project: Project): string[] {
  return Object.entries(project).flatMap(([path, text]) => {
    if (/(?:^|\/)node_modules\//.test(path)) return [];
    if (isDefaultConfiguration(path) || isConfigurationFile(path)) return [path];
    const isElsewhere = !/^(?:[^/]+|(?:config|configs|build|scripts|webpack|tools)\/.+)\.[cm]?[jt]s$/.test(path);
    if (isElsewhere || OF_OTHER_TOOL.test(path) || !EXPORTS.test(text)) return [];
    return new Set(text.match(OPTIONS)).size > 1 ? [path] : [];
  });
}

/** Returns the place of a script among those that may be meant: for production before others. */
function scriptRank(name: string): number {
  if (name === "build") return 0;
  if (/^(?:build[:.-]?)?(?:prod|production|release|dist)\b/.test(name)) return 1;
  if (/^(?:build|bundle|compile|webpack|pack)/.test(name)) return 2;
  return /dev|watch|start|serve|test/.test(name) ? 4 : 3;
}

/** Returns the place of a script that starts a server. webpack's default configuration is also for other builds. */
function servingRank({ file }: Build): number {
  return file !== undefined && isDefaultConfiguration(file) ? 8 : 30;
}

/** Returns the place of a configuration that no script names. Parts of configurations come last. */
function fileRank(file: string, project: Project): number {
  if (isDefaultConfiguration(file)) return 7;
  const [, name = ""] = /([^/]+)\.\w+$/.exec(file) ?? [];
  const endings = ['"', "'", '.js"', ".js'", '.ts"', ".mjs'", '.mjs"'].map((ending) => `/${name}${ending}`);
  const others = Object.entries(project).filter(([path]) => path !== file && /\.[cm]?[jt]s$/.test(path));
  const isPart = others.some(([, text]) => endings.some((ending) => text.includes(ending)));
  if (isPart || /common|base|shared|parts|utils|paths/.test(name)) return 40;
  if (/prod/.test(name)) return 10;
  return /dev|test|serve/.test(name) ? 12 : 11;
}
