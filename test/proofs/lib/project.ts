import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { format, stripVTControlCharacters } from "node:util";
import { onTestFinished, vi } from "vitest";
import webpack, { type Configuration } from "webpack";
import { paths } from "../../../scripts/lib/paths";
import { SHORT_PROGRAMS } from "../../program-options";
import { execute } from "./execute";
import { fencesOf } from "./page-text";

/** The folder that contains a folder for each project. It is inside of the repository, so that projects find packages. */
export const PROJECTS = path.join(paths.cache, "test/proofs");

/** File contents by path. A project also gets a `package.json` with `"type": "module"` and an empty `src/index.js`. */
export type Files = Record<string, string>;

/**
 * Writes a project, which is removed when the test ends. Its files are an hour old: a watcher builds again for every file
 * that is as young as itself.
 */
export async function project(files: Files = {}): Promise<string> {
  await mkdir(PROJECTS, { recursive: true });
  const folder = await mkdtemp(path.join(PROJECTS, "p-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const all: Files = { "package.json": '{ "name": "project", "type": "module" }', "src/index.js": "", ...files };
  for (const [name, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  await makeOld(folder);
  return folder;
}

/** Sets the time of all files and folders of a folder to an hour ago. */
export async function makeOld(folder: string): Promise<void> {
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const name of [".", ...(await readdir(folder, { recursive: true }))]) {
    await utimes(path.join(folder, name), hourAgo, hourAgo);
  }
}

/**
 * Builds a project in this process, several times sooner than the command line.
 *
 * @param files The files of a new project, or the folder of a project.
 * @param configuration The configuration, or a function that gets the folder for absolute paths.
 * @returns What webpack prints, or the message of what it throws; then each emitted file, after its name.
 */
export async function build(
  files: Files | string,
  configuration: Configuration | ((folder: string) => Configuration),
): Promise<string> {
  const folder = typeof files === "string" ? files : await project(files);
  const given = typeof configuration === "function" ? configuration(folder) : configuration;
  const options = { mode: "production", context: folder, ...given } as Configuration;
  try {
    const printed = await compile(options);
    return `${printed}\n${await emitted(path.join(folder, "dist"))}`;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}\n${error.message}` : String(error);
  }
}

function compile(options: Configuration): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = { path: path.join(options.context ?? "", "dist"), ...options.output };
    const compiler = webpack({ ...options, output }, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error("There are no stats."));
      const printed = stats.toString({
        ...(typeof options.stats === "object" ? options.stats : { preset: options.stats }),
        colors: false,
      });
      compiler?.close((closing) => (closing ? reject(closing) : resolve(printed)));
    });
  });
}

/** Returns the texts of all files below a folder, each after its name. */
export async function emitted(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    files.sort().map(async (file) => `${path.relative(folder, file)}\n${await readFile(file, "utf8")}`),
  );
  return texts.join("\n");
}

/** Runs a line in a shell inside of a new project, or of the folder of one. Returns what it prints, then its exit status. */
export async function run(line: string, files: Files | string = {}): Promise<string> {
  const { status, output } = await execute(line, typeof files === "string" ? files : await project(files));
  return `${output}\nexit status ${status}`;
}

/** Returns samples of a page as files, by their file names. If two samples have the same name, it returns the last one. */
export async function samplesOf(page: string, ...names: string[]): Promise<Files> {
  const fences = await fencesOf(page);
  const files = names.map((name) => [name, fences.findLast(({ title }) => title === name)?.code] as const);
  const missing = files.filter(([, code]) => code === undefined).map(([name]) => name);
  if (missing.length > 0) throw new Error(`${page} has no sample ${missing.join(", ")}.`);
  return Object.fromEntries(files) as Files;
}

/** Returns what was printed, with the folder of the project replaced by the one that the page shows. */
export function shownIn(folder: string, printed: string): string {
  return printed.replaceAll(/[^\s'"`([|]*\.cache\/test\/proofs\/p-\w+/g, folder);
}

/** Builds a project in this process and runs `dist/main.js`. Returns what webpack prints, then what the bundle prints. */
export async function runBundle(files: Files, configuration: Configuration = {}): Promise<string> {
  const folder = await project({ "package.json": "{}", ...files });
  const base = { mode: "development", devtool: false, target: "node", context: folder } as const;
  const printed = await compile({ ...base, ...configuration });
  const { output } = await execute("node dist/main.js", folder);
  return `${printed}\n${output}`;
}

/**
 * Builds a project by its `webpack.config.js` in this process, several configurations one after the other. It cannot see
 * deprecations, because each is only reported once in a process.
 *
 * @param files The files of a new project, or the folder of a project.
 * @returns What its plugins and loaders print, by the console or by a logger; then what `build` returns.
 */
export async function buildOwn(files: Files | string): Promise<string> {
  const folder = typeof files === "string" ? files : await project(files);
  const file = pathToFileURL(path.join(folder, "webpack.config.js")).href;
  const { default: exported }: { default: Configuration | Configuration[] } = await import(/* @vite-ignore */ file);
  const log: string[] = [];
  const spies = (["log", "info", "warn", "error"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...words) => void log.push(format(...words))),
  );
  const stream = Object.assign(new PassThrough(), { isTTY: false }).on("data", (text) => log.push(String(text)));
  const built: string[] = [];
  try {
    for (const configuration of [exported].flat()) {
      const infrastructureLogging = { ...configuration.infrastructureLogging, colors: false, stream };
      built.push(await build(folder, { ...configuration, infrastructureLogging }));
    }
    return stripVTControlCharacters([...log, ...built].join("\n"));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/**
 * Runs a line that does not end by itself in a new project, and ends it.
 *
 * @param steps The words to wait for, one after the other, each with the action that follows them.
 * @returns What was printed until the last step was done, or until the program ended by itself.
 */
export async function runUntil(
  line: string,
  files: Files,
  steps: [words: string, step?: (folder: string, printed: string) => unknown][],
): Promise<string> {
  const folder = await project(files);
  const [name = "", ...words] = line.replace(/^npx /, "").split(" ");
  const options = `${SHORT_PROGRAMS} ${process.env.NODE_OPTIONS ?? ""}`;
  const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: "1", NODE_OPTIONS: options };
  const child = spawn(path.join(paths.root, "node_modules/.bin", name), words, { cwd: folder, env });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (printed += text));
  const closed = new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  let from = 0;
  for (const [expected, step] of steps) {
    const find = () => {
      const at = printed.indexOf(expected, from);
      if (at < 0 && child.exitCode === null) throw new Error(`"${expected}" is not printed:\n${printed.slice(from)}`);
      return at;
    };
    const at = await vi.waitFor(find, { timeout: 40_000, interval: 20 });
    if (at < 0) break;
    from = at + expected.length;
    await step?.(folder, printed);
  }
  child.kill("SIGKILL");
  await closed;
  return stripVTControlCharacters(printed);
}

/** Returns code without what a formatter changes: a page shows emitted files formatted. */
export function withoutFormat(code: string): string {
  return code.replaceAll(/[\s();]/g, "");
}
