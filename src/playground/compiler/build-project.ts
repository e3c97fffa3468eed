import { isDefaultConfiguration } from "../../utilities/configuration-names";
import { binaryOf } from "../project/binary-files";
import type { Build } from "../project/builds";
import { type Files, fileSystem, filesBelow, MODULES, PROJECT } from "./file-system";
import { forgetModules, loadConfiguration, loadedFiles } from "./load-module";
import { missingParts } from "./parts";
import { type BuildProblem, type BuildResult, emittedBy, type NeededParts, readResult } from "./result";
import path from "./shims/path";
import { WatchedCompiler } from "./watched-compiler";

/** The project of the last build. */
interface Current {
  files: Files;
  /** The id of the way in which it's built. */
  way: string;
  compiler: WatchedCompiler;
  /** The paths of all files that webpack has emitted so far. */
  emitted: Set<string>;
  /** A warning about arguments of the build script; none if all of them are followed. */
  ignored: BuildProblem[];
}

/**
 * Creates a function that builds a project with webpack, and rebuilds it incrementally as long as neither its
 * configuration nor any file that the configuration loads has changed. The function throws when the configuration
 * cannot be loaded or is not valid.
 *
 * @param onProgress Receives the progress of a build, as for `WatchedCompiler`.
 */
export function projectBuilder(onProgress: (fraction: number, step: string) => void) {
  let current: Current | undefined;

  return async function build(files: Files, way: Build, wantsStats = false): Promise<BuildResult | NeededParts> {
    try {
      const { compiler, emitted, ignored, changes } = await prepare(files, way);
      const { result, assets } = await compiler.build(changes, (stats) => {
        return { result: readResult(stats, wantsStats), assets: new Set(emittedBy(stats)) };
      });
      if (missingParts.size > 0) return end();
      const warnings = [...ignored, ...result.warnings];
      return { ...result, warnings, output: outputOf(files, emitted, assets) };
    } catch (error) {
      const { needed } = end();
      if (needed.length > 0) return { needed };
      throw error;
    }
  };

  /** Writes the project, and starts another compiler unless the last one can continue. */
  async function prepare(files: Files, way: Build) {
    const isOther = current?.way !== way.id || isReconfigured(current.files, files);
    const before = isOther ? undefined : current;
    if (before) {
      const changes = writeChanges(before.files, files);
      before.files = files;
      return { ...before, changes };
    }
    end();
    forgetModules(files);
    fileSystem.rmSync(PROJECT, { force: true });
    fileSystem.mkdirSync(MODULES, { recursive: true });
    const changes = writeChanges({}, files);
    const { configuration, unknown } = await loadConfiguration(files, way);
    const compiler = new WatchedCompiler(configuration, onProgress);
    current = { files, way: way.id, compiler, emitted: new Set(), ignored: ignoredArguments(unknown) };
    return { ...current, changes };
  }

  function end(): NeededParts {
    current?.compiler.close();
    current = undefined;
    return { needed: [...missingParts] };
  }
}

/** Returns a warning about arguments that could change a build and that the playground ignores. */
function ignoredArguments(unknown: readonly string[]): BuildProblem[] {
  if (unknown.length === 0) return [];
  const all = unknown.map((argument) => `\`${argument}\``).join(", ");
  const message = `WARNING in package.json\nThe playground ignores ${all} in the build script. Set it in the configuration instead.`;
  return [{ message, file: "package.json" }];
}

/**
 * Returns whether a change affects the code that runs in the compiler: the configuration, loaders, plugins, and the
 * files that they load.
 */
function isReconfigured(before: Files, after: Files): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].some((name) => {
    return (
      before[name] !== after[name] &&
      (loadedFiles().has(name) ||
        isDefaultConfiguration(name) ||
        /(^|\/)(package\.json|\.?browserslist(rc)?)$/.test(name))
    );
  });
}

/** Writes the difference between two states of a project, and returns it. */
function writeChanges(before: Files, after: Files) {
  const changed = new Set<string>();
  const removed = new Set<string>();
  for (const name of Object.keys(before)) {
    const file = path.join(PROJECT, name);
    if (Object.hasOwn(after, name) || !fileSystem.existsSync(file)) continue;
    fileSystem.unlinkSync(file);
    removed.add(file);
  }
  for (const [name, text] of Object.entries(after)) {
    const file = path.join(PROJECT, name);
    if (before[name] === text) continue;
    fileSystem.mkdirSync(path.dirname(file), { recursive: true });
    fileSystem.writeFileSync(file, binaryOf(text) ?? text);
    changed.add(file);
  }
  return { changed, removed };
}

/**
 * Returns the files that aren't part of the project or of its packages, without files that only an earlier build
 * emitted.
 */
function outputOf(files: Files, emitted: Set<string>, assets: ReadonlySet<string>): Map<string, Uint8Array> {
  for (const name of assets) emitted.add(name);
  const isOld = (name: string) => emitted.has(name) && !assets.has(name);
  const isThere = (name: string) => Object.hasOwn(files, name) || name.startsWith("node_modules/");
  return new Map([...filesBelow(PROJECT)].filter(([name]) => !isThere(name) && !isOld(name)));
}
