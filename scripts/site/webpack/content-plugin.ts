import { EventEmitter } from "node:events";
import path from "node:path";
import Watchpack from "watchpack";
import webpack, { type Compiler, type WebpackError } from "webpack";
import { paths } from "../../lib/paths";
import type { Problem } from "../../lib/problem";
import { sentenceOf } from "../../lib/report";
import type { Site } from "../content/types";
import type { Development } from "./development";

/** Milliseconds without another change after which the content is read: editors write a file in several steps. */
const QUIET = 10;
/** Milliseconds in which browsers get what was read, before it is looked at for style. */
const SENDING = 200;

/**
 * Development: reads the content again when a page was saved, and shows its problems in the terminal and in the overlay
 * with file and line, and with them what is wrong with the style of pages written since it began. Pages come to browsers by
 * `serve-content.ts`; webpack compiles only when it notices that a generated module is another one, or when the problems
 * are others.
 */
export class ContentPlugin {
  /** What was read last. */
  current: Development;
  /** Emits `read` when that is something new. */
  readonly read = new EventEmitter();
  readonly #readAgain: () => Promise<Development>;
  readonly #checkStyle: (site: Site, contentDir: string) => Promise<Problem[]>;

  /**
   * @param readAgain reads the content as it is when it is called.
   * @param checkStyle looks at pages that were written since its first call.
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
    const readAgain = async () => {
      this.current = await this.#readAgain();
      this.read.emit("read");
      clearTimeout(timer);
      timer = setTimeout(() => inTurn(lookAtAll), SENDING);
    };
    const lookAtAll = async () => {
      const { site } = this.current;
      show([...site.problems, ...(await this.#checkStyle(site, contentDir))]);
    };
    // One after the other, and one for every change: what is saved in the meantime is read afterwards.
    let last = Promise.resolve();
    const inTurn = (work: () => Promise<void>) => {
      last = last.then(work).catch((error) => show([...problems, toProblem(error)]));
    };
    inTurn(lookAtAll); // so that it knows the texts as they are before anybody edits

    const watcher = new Watchpack({ aggregateTimeout: QUIET });
    watcher.on("aggregated", () => inTurn(readAgain));
    watcher.watch({ files: [paths.notification], directories: [contentDir], startTime: readAt });
    compiler.hooks.shutdown.tap(name, () => watcher.close());
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      for (const problem of problems) {
        const list = problem.severity === "error" ? compilation.errors : compilation.warnings;
        list.push(toError(problem, contentDir));
      }
    });
  }
}

/** What kept the content from being read at all. */
function toProblem(error: Error): Problem {
  return { file: "", line: 1, column: 1, message: sentenceOf(error), severity: "error" };
}

function toError({ file, line, column, message }: Problem, contentDir: string): WebpackError {
  const error = new webpack.WebpackError(message);
  error.hideStack = true;
  error.file = `${path.relative(process.cwd(), path.join(contentDir, file))}:${line}:${column}`;
  return error;
}
