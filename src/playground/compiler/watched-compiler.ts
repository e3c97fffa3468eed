import webpack, { type Compiler, type Configuration, type Stats, type Watching } from "webpack";
import { PROJECT } from "./file-system";

/** What happened to files since the last build. The paths are absolute. */
export interface Changes {
  changed: Set<string>;
  removed: Set<string>;
}

/** Tells webpack of changes, as a watcher of a disk would. */
type Tell = (changes: Changes) => void;

/** Receives the end of a build. */
type End = (error: Error | null, stats?: Stats) => void;

/** One instance of webpack in its watch mode, which builds again only what a change has touched. */
export class WatchedCompiler {
  readonly #compiler: Compiler;
  #watching: Watching | undefined;
  #end: End = () => {};
  /** Resolves when webpack waits for changes. */
  #waiting: Promise<Tell> | undefined;
  #wait: (tell: Tell) => void = () => {};

  /**
   * Creates the instance. Nothing is built yet.
   *
   * @param onProgress Is told how far a build is, as a fraction with the name of the step, many times.
   * @throws {Error} When the configuration is not valid.
   */
  constructor(configuration: Configuration, onProgress: (fraction: number, step: string) => void) {
    const compiler = webpack({ context: PROJECT, ...configuration, cache: inMemory(configuration.cache) });
    if (!compiler) throw new Error("webpack gave no compiler for the configuration.");
    new webpack.ProgressPlugin(onProgress).apply(compiler);
    const noTimes = () => new Map();
    const ofPause = { getFileTimeInfoEntries: noTimes, getContextTimeInfoEntries: noTimes };
    compiler.watchFileSystem = {
      watch: (_files, _folders, _missing, _start, _options, tell) => {
        this.#wait(({ changed, removed }) => {
          compiler.inputFileSystem?.purge?.();
          const time = { safeTime: Date.now(), timestamp: Date.now() };
          tell(null, new Map([...changed].map((file) => [file, time])), new Map(), changed, removed);
        });
        return { close() {}, pause() {}, ...ofPause };
      },
    };
    this.#compiler = compiler;
  }

  /**
   * Builds the first time, or again after changes.
   *
   * @param read Takes what is wanted of the result, because webpack frees much of it directly afterwards.
   */
  async build<Value>(changes: Changes, read: (stats: Stats) => Value): Promise<Value> {
    const tell = await this.#waiting;
    this.#waiting = new Promise((resolve) => {
      this.#wait = resolve;
    });
    return new Promise((resolve, reject) => {
      this.#end = (error, stats) => {
        if (!stats) return reject(error ?? new Error("webpack gave no result."));
        try {
          resolve(read(stats));
        } catch (thrown) {
          reject(thrown);
        }
      };
      if (tell) tell(changes);
      else this.#watching = this.#compiler.watch({}, (error, stats) => this.#end(error, stats));
    });
  }

  close(): void {
    this.#watching?.close(() => {});
  }
}

/** Returns a cache in memory for one on a disk: the files of the page are in memory as well, and gone with it. */
function inMemory(cache: Configuration["cache"]): Configuration["cache"] {
  return typeof cache === "object" && cache.type === "filesystem" ? true : cache;
}
