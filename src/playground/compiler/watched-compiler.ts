import webpack, {
  type Compiler,
  type Configuration,
  type MultiCompiler,
  type MultiStats,
  type Stats,
  type Watching,
} from "webpack";
import type { Configurations } from "../project/evaluate-configuration";
import { PROJECT } from "./file-system";

/** The files that have changed since the last build, as absolute paths. */
export interface Changes {
  changed: Set<string>;
  removed: Set<string>;
}

/** webpack's statistics for a build; for several if it builds an array of configurations. */
export type AnyStats = Stats | MultiStats;

/** Tells webpack which files have changed, as a watcher of a disk would. */
type Tell = (changes: Changes) => void;

/** Receives the end of a build. */
type End = (error: Error | null, stats?: AnyStats) => void;

/** One instance of webpack in watch mode, which only rebuilds what a change affects. */
export class WatchedCompiler {
  readonly #compiler: Compiler | MultiCompiler;
  /** One compiler for each configuration. */
  readonly #compilers: readonly Compiler[];
  #watching: Pick<Watching, "close"> | undefined;
  #end: End = () => {};
  /** The compilers that are waiting for changes, each with the function that tells it. */
  readonly #waiting = new Map<Compiler, Tell>();
  #onAllWaiting: () => void = () => {};

  /**
   * Creates the instance. Nothing is built yet.
   *
   * @param configuration One configuration, or an array of them.
   * @param onProgress Called often, with the progress of a build as a fraction and the name of the step.
   * @throws {Error} When a configuration is not valid.
   */
  constructor(configuration: Configuration | Configurations, onProgress: (fraction: number, step: string) => void) {
    if (Array.isArray(configuration) && configuration.length === 0) {
      throw new Error(
        "The configuration is an empty array, so there's nothing to build. Export at least one configuration.",
      );
    }
    const compiler = Array.isArray(configuration)
      ? webpack(Object.assign(configuration.map(inPage), { parallelism: configuration.parallelism }))
      : webpack(inPage(configuration));
    if (!compiler) throw new Error("webpack returned no compiler for the configuration.");
    new webpack.ProgressPlugin(onProgress).apply(compiler);
    this.#compiler = compiler;
    this.#compilers = compiler instanceof webpack.MultiCompiler ? compiler.compilers : [compiler];
    for (const each of this.#compilers) this.#watchNoDisk(each);
  }

  /**
   * Runs the initial build, or a rebuild after changes.
   *
   * @param read Extracts the needed parts of the result, because webpack frees much of it right after the build.
   */
  async build<Value>(changes: Changes, read: (stats: AnyStats) => Value): Promise<Value> {
    if (this.#watching) await this.#allWaiting();
    return new Promise((resolve, reject) => {
      this.#end = (error, stats) => {
        if (!stats) return reject(error ?? new Error("webpack returned no result."));
        try {
          resolve(read(stats));
        } catch (thrown) {
          reject(thrown);
        }
      };
      if (this.#watching) this.#tellAll(changes);
      else this.#watching = this.#watch();
    });
  }

  close(): void {
    this.#watching?.close(() => {});
  }

  #watch(): Pick<Watching, "close"> | undefined {
    const end: End = (error, stats) => this.#end(error, stats);
    // The `watch` methods of the two classes are typed differently, so TypeScript needs a separate call for each.
    if (this.#compiler instanceof webpack.MultiCompiler) return this.#compiler.watch({}, end);
    return this.#compiler.watch({}, end);
  }

  /** Makes a compiler wait for calls of `build` instead of watching a disk. */
  #watchNoDisk(compiler: Compiler): void {
    const noTimes = () => new Map();
    const ofPause = { getFileTimeInfoEntries: noTimes, getContextTimeInfoEntries: noTimes };
    compiler.watchFileSystem = {
      watch: (_files, _folders, _missing, _start, _options, tell) => {
        this.#waiting.set(compiler, ({ changed, removed }) => {
          compiler.inputFileSystem?.purge?.();
          const time = { safeTime: Date.now(), timestamp: Date.now() };
          tell(null, new Map([...changed].map((file) => [file, time])), new Map(), changed, removed);
        });
        if (this.#waiting.size === this.#compilers.length) this.#onAllWaiting();
        return { close() {}, pause() {}, ...ofPause };
      },
    };
  }

  async #allWaiting(): Promise<void> {
    if (this.#waiting.size === this.#compilers.length) return;
    await new Promise<void>((resolve) => {
      this.#onAllWaiting = resolve;
    });
  }

  #tellAll(changes: Changes): void {
    const tells = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const tell of tells) tell(changes);
  }
}

/**
 * Returns a configuration adapted to the page: its files are the project's, and its cache is in memory instead of on
 * disk, because the files of the page are in memory too.
 */
function inPage(configuration: Configuration): Configuration {
  const { cache } = configuration;
  const isOnDisk = typeof cache === "object" && cache.type === "filesystem";
  return { context: PROJECT, ...configuration, cache: isOnDisk ? true : cache };
}
