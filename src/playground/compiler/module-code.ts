import { transform } from "sucrase";
import { type Place, withPlace } from "./failure";

/** The code of a module as a function with the variables that it sees, as Node.js calls it. */
export type ModuleFunction = (
  this: unknown,
  exports: unknown,
  require: unknown,
  module: unknown,
  filename: string,
  dirname: string,
) => unknown;

/** What the code of a module is. */
interface Kind {
  isTyped: boolean;
  isModule: boolean;
}

/** The variables that Node.js gives to CommonJS modules, as an ES module declares them itself. */
const OWN_NAMES = /^ ?(?:const|let|var)\s+(?=(?:require|__filename|__dirname|exports|module)\s*=)/gm;

/**
 * A call of `import` whose result is awaited. Others stay, because compilers and loaders also write `import(` into the
 * code that they generate.
 */
const DYNAMIC_IMPORT = /(?<=\bawait )import\(/g;

/** What a module learns about its own file. The same in quotation marks is a name, such as a key of `DefinePlugin`. */
const OWN_FILE = /(?<!["'`])\bimport\.meta\.(dirname|filename|url)\b(?!["'`])/g;
const IN_COMMONJS = {
  dirname: "__dirname",
  filename: "__filename",
  url: '("file://" + __filename)',
};

/**
 * Returns the code of a module as a function. The lines stay where they are, so the places in errors are right. The
 * function returns a promise if the module uses `await` outside of functions.
 *
 * @param file The absolute path of the module.
 * @throws {SyntaxError} When the code has a mistake, with its place.
 */
export function moduleFunction(source: string, file: string, kind: Kind): ModuleFunction {
  const text = source.replace(/^#!.*/, "");
  try {
    const code = kind.isTyped || kind.isModule ? fromModule(text, kind.isTyped) : fromScript(text);
    return wrapped(code, file, kind.isModule && /\bawait\b/.test(code));
  } catch (error) {
    throw withPlace(error, { file, ...placeInError(error), ...placeOfMistake(text, kind.isTyped) });
  }
}

/** Returns an ES module, or a module with types, as CommonJS. */
function fromModule(text: string, isTyped: boolean): string {
  const code = text.replaceAll(OWN_FILE, (_, name: keyof typeof IN_COMMONJS) => IN_COMMONJS[name]);
  const { code: result } = transform(code, { transforms: isTyped ? ["typescript", "imports"] : ["imports"] });
  // They are parameters of the function around this code, which can be assigned but not declared again.
  return result.replace(OWN_NAMES, "");
}

/** Returns CommonJS with `import()` replaced, because the worker's own couldn't find these files. */
function fromScript(text: string): string {
  return text.replaceAll(DYNAMIC_IMPORT, "require.import(");
}

/** Evaluates code as a function without adding a line before it, as `new Function` would. */
function wrapped(code: string, file: string, canAwait: boolean): ModuleFunction {
  const evaluate = (keyword: string): ModuleFunction => {
    const text = `(${keyword} (exports, require, module, __filename, __dirname) {${code}\n})\n//# sourceURL=${file}`;
    // biome-ignore lint/security/noGlobalEval: this worker exists to run the code of projects, and has no origin
    return globalThis.eval(text);
  };
  try {
    return evaluate("function");
  } catch (error) {
    // A function can't contain `await`, so if an asynchronous one is valid, that was the mistake.
    if (!canAwait) throw error;
    try {
      return evaluate("async function");
    } catch {
      throw error;
    }
  }
}

/** Returns the place that an error of the parser contains. */
function placeInError(error: unknown): Pick<Place, "line" | "column"> {
  const { loc } = error as { loc?: { line: number; column: number } };
  return loc ? { line: loc.line, column: loc.column } : {};
}

/**
 * Returns the place of the first mistake in a text, as far as a parser that is less strict than the browser's finds it.
 * The browser's doesn't tell the place.
 */
function placeOfMistake(text: string, isTyped: boolean): Pick<Place, "line" | "column"> {
  try {
    transform(text, { transforms: isTyped ? ["typescript"] : [] });
    return {};
  } catch (error) {
    return placeInError(error);
  }
}
