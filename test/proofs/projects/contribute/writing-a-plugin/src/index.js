import path from "node:path";
import { promisify } from "node:util";
import { SyncWaterfallHook } from "tapable";
import schema from "./schema.js";

const NAME = "FileListPlugin";

/** @type {WeakMap<object, { row: SyncWaterfallHook<[string, object]> }>} */
const hooksByCompilation = new WeakMap();

/**
 * @typedef {object} FileListPluginOptions
 * @property {string=} outputFile name of the list
 * @property {string=} introFile file whose text is put above the list
 * @property {number=} maxSize warn about files with more bytes
 */

export default class FileListPlugin {
  /**
   * @param {import("webpack").Compilation} compilation the compilation
   */
  static getCompilationHooks(compilation) {
    let hooks = hooksByCompilation.get(compilation);
    if (hooks === undefined) {
      hooks = { row: new SyncWaterfallHook(["row", "asset"]) };
      hooksByCompilation.set(compilation, hooks);
    }
    return hooks;
  }

  /**
   * @param {FileListPluginOptions=} options options of the plugin
   */
  constructor(options = {}) {
    this.options = options;
  }

  /**
   * @param {import("webpack").Compiler} compiler the compiler
   */
  apply(compiler) {
    compiler.hooks.validate.tap(NAME, () => {
      compiler.validate(schema, this.options, {
        name: "File List Plugin",
        baseDataPath: "options",
      });
    });

    const { Compilation } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.addList(compiler, compilation),
      );
    });
  }

  async addList(compiler, compilation) {
    const { outputFile = "assets.md", introFile } = this.options;
    const { RawSource } = compiler.webpack.sources;
    const { row } = FileListPlugin.getCompilationHooks(compilation);

    const intro = introFile
      ? await this.readIntro(compiler, compilation, introFile)
      : "";
    const assets = compilation
      .getAssets()
      .toSorted((a, b) => a.name.localeCompare(b.name));

    this.checkSizes(compiler, compilation, assets);

    const rows = assets.map((asset) =>
      row.call(`| ${asset.name} | ${asset.source.size()} |`, asset),
    );
    const lines = ["| File | Bytes |", "| --- | --- |", ...rows, ""];

    compilation.emitAsset(outputFile, new RawSource(intro + lines.join("\n")));
  }

  async readIntro(compiler, compilation, file) {
    const absolute = path.resolve(compiler.context, file);
    compilation.fileDependencies.add(absolute);

    const { inputFileSystem } = compiler;
    const readFile = promisify(inputFileSystem.readFile.bind(inputFileSystem));
    try {
      return `${(await readFile(absolute, "utf8")).trim()}\n\n`;
    } catch (error) {
      compilation.errors.push(
        new compiler.webpack.WebpackError(`${NAME}: ${error.message}`),
      );
      return "";
    }
  }

  checkSizes(compiler, compilation, assets) {
    const { maxSize = Infinity } = this.options;

    for (const { name, source } of assets) {
      if (source.size() > maxSize) {
        const text = `${NAME}: ${name} is larger than ${maxSize} bytes.`;
        compilation.warnings.push(new compiler.webpack.WebpackError(text));
      }
    }
  }
}
