import path from "node:path";
import webpack, { type Compiler, type WebpackError } from "webpack";
import type { CompiledPages } from "../content/compile-cache";
import { type Prepared, prepare } from "../content/prepare";
import type { Problem } from "../content/types";
import { paths } from "../paths";
import { styleOfEdited } from "../style/style-of-edited";

/**
 * Development: reads the content again when a page was saved, and shows its problems in the terminal and in the overlay
 * with file and line, and with them what is wrong with the style of pages written since it began. The build goes on; only
 * what is broken is missing.
 */
export class ContentPlugin {
  /** What was read last. */
  prepared: Prepared;
  private readonly memory: CompiledPages = new Map();

  constructor(prepared: Prepared) {
    this.prepared = prepared;
  }

  apply(compiler: Compiler): void {
    const name = "ContentPlugin";
    // A change inside a watched folder is reported as the folder's, or as the file's where that is watched too.
    const isContent = (file: string) =>
      file === paths.notification || `${file}${path.sep}`.startsWith(this.prepared.contentDir + path.sep);
    const checkStyle = styleOfEdited();
    let style: Problem[] = [];
    compiler.hooks.watchRun.tapPromise(name, async ({ modifiedFiles, removedFiles }) => {
      const isFirst = modifiedFiles === undefined;
      if (!isFirst && ![...modifiedFiles, ...(removedFiles ?? [])].some(isContent)) return;
      if (!isFirst) {
        this.prepared = await prepare(process.env, { isDevelopment: true, memory: this.memory });
        for (const file of this.prepared.changed) forget(compiler, file);
      }
      style = await checkStyle(this.prepared.site, this.prepared.contentDir);
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.add(this.prepared.contentDir);
      compilation.fileDependencies.add(paths.notification);
      for (const problem of [...this.prepared.site.problems, ...style]) {
        const list = problem.severity === "error" ? compilation.errors : compilation.warnings;
        list.push(toError(problem, this.prepared.contentDir));
      }
    });
  }
}

/** Makes the compilation that begins look at a file again: it was written after the files had been looked at. */
function forget({ modifiedFiles, fileTimestamps, inputFileSystem }: Compiler, file: string): void {
  (modifiedFiles as Set<string> | undefined)?.add(file);
  (fileTimestamps as Map<string, unknown> | undefined)?.delete(file);
  inputFileSystem?.purge?.(file);
}

function toError({ file, line, column, message }: Problem, contentDir: string): WebpackError {
  const error = new webpack.WebpackError(message);
  error.hideStack = true;
  error.file = `${path.relative(process.cwd(), path.join(contentDir, file))}:${line}:${column}`;
  return error;
}
