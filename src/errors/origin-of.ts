import type { OriginPlace } from "./signs";

/** Where an error was thrown. */
export interface Origin {
  place: OriginPlace;
  /** The package that threw it, if it's in `node_modules`. */
  package?: string;
}

/** A stack frame of V8, `at name (file.js:1:2)` or `at file.js:1:2`, with the file. */
const FRAME = /\bat (?:[^()/\\]{1,120} \()?([^()\s][^()]{0,300}?\.\w+(?:\?\S*?)?):\d+(?::\d+)?\b/g;
/** The files of Node.js before version 15. Since then, they have no extension: `node:internal/…`. */
const NODE =
  /^(?:internal[\\/]|(?:_\w+|assert|bootstrap_node|buffer|child_process|crypto|domain|events|fs|https?|module|net|node|path|stream|timers|tls|url|util|vm|zlib)\.js$)/;
const PACKAGE = /.*node_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)[\\/]/;
/** Addresses of scripts, and files without a folder, as consoles show them. */
const BROWSER = /^(?:https?:|webpack(?:-internal)?:|\/?[^\\/]+$)/;
/** Files of webpack in a stack whose folders were cut off. */
const WEBPACK_FILE = /^\.?[\\/]?(?:webpack|tapable)[\\/]lib[\\/]/;
/** The packages that are webpack, as far as the reader is concerned. */
const WEBPACK =
  /^(?:webpack|webpack-(?:cli|sources|dev-server|dev-middleware)|tapable|enhanced-resolve|loader-runner|@webpack-cli\/.*)$/;
const EXTENSION = /plugin|loader|happypack/;

/**
 * Returns where an error was thrown: the first stack frame that isn't in Node.js. A text without stack frames doesn't
 * tell.
 *
 * @param text A cleaned output, or a part of it.
 */
export function originOf(text: string): Origin | undefined {
  for (const [, file = ""] of text.matchAll(FRAME)) {
    if (NODE.test(file)) continue;
    if (WEBPACK_FILE.test(file)) return { place: "webpack" };
    const name = PACKAGE.exec(file)?.[1]?.replaceAll("\\", "/");
    if (BROWSER.test(file)) return { place: "code in the browser", ...(name !== undefined && { package: name }) };
    if (name === undefined) return { place: "your own file" };
    if (WEBPACK.test(name)) return { place: "webpack", package: name };
    return { place: EXTENSION.test(name) ? "a plugin or a loader" : "another package", package: name };
  }
  return undefined;
}
