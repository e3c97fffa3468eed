import { EventEmitter } from "node:events";
import { statSync } from "node:fs";
import path from "node:path";
import Watchpack from "watchpack";
import webpack, { type Compiler, type WebpackError } from "webpack";
import type { Problem } from "../../lib/problem";
import { sentenceOf } from "../../lib/report";
import type { Site } from "../content/types";
import { describeRead } from "./describe-read";
import type { Development } from "./development";

/**
 * How many milliseconds without another change to wait before reading, because editors write a file in several steps.
 */
const QUIET = 10;
/**
 * How many milliseconds to wait for browsers to load the changes, before writing the generated modules and checking the
 * style, which keep the process busy.
 */
const SENDING = 200;

/**
 * Reads the content again when a page is saved in development, says so in the terminal, and shows its problems there and in
 * the overlay, with file and line. Problems include the style of pages that were edited since the start. Browsers load
 * pages through `serve-content.ts`, so webpack only compiles if a generated module or the problems have changed.
 */
export class ContentPlugin {
  /** The content as it was read last. */
  current: Development;
  /** Emits `read` when the content was read again. */
  readonly events = new EventEmitter();
  readonly #readAgain: () => Promise<Development>;
  readonly #checkStyle: (site: Site, contentDir: string) => Promise<Problem[]>;

  /**
   * Creates the plugin.
   *
   * @param readAgain Reads the current content.
   * @param checkStyle Checks the style of pages that were edited since its first call.
   */
  constructor(
    first: Development,
    readAgain: () => Promise<Development>,
    checkStyle: (site: Site, contentDir: string) => Promise<Problem[]>,
  ) {
    this.current = first;
    this.#readAgain = readAgain;
    this.#checkStyle = checkStyle;
  }

  apply(compiler: Compiler): void {
    const name = "ContentPlugin";
    const { contentDir, readAt } = this.current;
    let problems = this.current.site.problems;
    let timer: NodeJS.Timeout | undefined;
    const show = (found: Problem[]) => {
      if (JSON.stringify(found) === JSON.stringify(problems)) return;
      problems = found;
      compiler.watching?.invalidate();
    };
    const changed = new Set<string>();
    const readAgain = async () => {
      const files = [...changed];
      changed.clear();
      const before = new Set(this.current.site.pages.map((page) => page.path));
      this.current = await this.#readAgain();
      this.events.emit("read");
      // Watchers also report folders, and files that an editor has deleted again.
      const isFile = (file: string) => statSync(path.join(contentDir, file), { throwIfNoEntry: false })?.isFile();
      const changes = files.filter((file) => isFile(file) || before.has(file));
      console.log(describeRead(this.current.site.pages.length, changes));
      clearTimeout(timer);
      timer = setTimeout(() => {
        inTurn(() => this.current.writeModules());
        inTurn(lookAtAll);
      }, SENDING);
    };
    const lookAtAll = async () => {
      const { site } = this.current;
      show([...site.problems, ...(await this.#checkStyle(site, contentDir))]);
    };
    // Reads run one at a time, and there is one for every change, so that changes during a read are read afterward.
    let last = Promise.resolve();
    const inTurn = (work: () => Promise<void>) => {
      last = last.then(work).catch((error) => show([...problems, toProblem(error)]));
    };
    inTurn(lookAtAll); // The first check only records the texts as they are before any edit.

    const watcher = new Watchpack({ aggregateTimeout: QUIET });
    watcher.on("change", (file) => changed.add(path.relative(contentDir, file).split(path.sep).join("/")));
    watcher.on("aggregated", () => inTurn(readAgain));
    watcher.watch({ directories: [contentDir], startTime: readAt });
    compiler.hooks.shutdown.tap(name, () => watcher.close());
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      for (const problem of problems) {
        const list = problem.severity === "error" ? compilation.errors : compilation.warnings;
        list.push(toError(problem, contentDir));
      }
    });
  }
}

/** Converts an error that prevented reading into a problem. */
function toProblem(error: Error): Problem {
  return { file: "", line: 1, column: 1, message: sentenceOf(error), severity: "error" };
}

function toError({ file, line, column, message }: Problem, contentDir: string): WebpackError {
  const error = new webpack.WebpackError(message);
  error.hideStack = true;
  error.file = `${path.relative(process.cwd(), path.join(contentDir, file))}:${line}:${column}`;
  return error;
}
