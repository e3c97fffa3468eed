import path from "node:path";
import type { Compiler } from "webpack";

type InputFileSystem = NonNullable<Compiler["inputFileSystem"]>;
type OutputFileSystem = NonNullable<Compiler["outputFileSystem"]>;
type Callback = (error: NodeJS.ErrnoException | null, value?: unknown) => void;

const CONTENTS: Record<string, string> = {
  ".js": "export default 1;",
  ".mjs": "export default 1;",
  ".ts": "export default 1;",
  ".css": "a { color: red }",
  ".html": "<!doctype html><title>x</title>",
  ".svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ".json": "{}",
};

/** The manifest of a library that another build has written. */
const MANIFEST = JSON.stringify({ name: "library", content: {} });

/** Returns a file system in which every file with a known ending is there, and every other name is a folder. */
export function anyProject(): InputFileSystem {
  const ending = (file: string) => path.extname(file.replace(/[?#].*$/, ""));
  const isFile = (file: string) => ending(file) in CONTENTS && !file.endsWith("package.json");
  const stat = (file: string) => ({
    isFile: () => isFile(file),
    isDirectory: () => !isFile(file),
    isSymbolicLink: () => false,
    mtime: new Date(0),
  });
  const missing = (file: string) => Object.assign(new Error(`ENOENT: ${file}`), { code: "ENOENT" });
  const answer = (value: (file: string) => unknown) => {
    return (file: string, ...rest: unknown[]) => {
      const callback = rest.at(-1) as Callback;
      try {
        const found = value(file);
        queueMicrotask(() => callback(null, found));
      } catch (error) {
        queueMicrotask(() => callback(error as NodeJS.ErrnoException));
      }
    };
  };
  const read = (file: string) => {
    if (!isFile(file)) throw missing(file);
    return Buffer.from(/manifest\.json$/.test(file) ? MANIFEST : (CONTENTS[ending(file)] ?? ""));
  };
  const exists = (file: string) => {
    if (file.endsWith("package.json")) throw missing(file);
    return stat(file);
  };
  const notALink = (file: string) => {
    throw Object.assign(new Error(`EINVAL: ${file}`), { code: "EINVAL" });
  };
  return {
    stat: answer(exists),
    lstat: answer(exists),
    readFile: answer(read),
    readdir: answer(() => ["a.js", "b.js"]),
    readlink: answer(notALink),
    realpath: answer((file) => file),
    readJson: answer(() => {
      throw missing("package.json");
    }),
  } as unknown as InputFileSystem;
}

/** Takes every file and keeps none. */
export function nowhere(): OutputFileSystem {
  const done = (...args: unknown[]) => queueMicrotask(() => (args.at(-1) as Callback)(null));
  const none = (file: string, ...rest: unknown[]) => {
    const error = Object.assign(new Error(`ENOENT: ${file}`), { code: "ENOENT" });
    queueMicrotask(() => (rest.at(-1) as Callback)(error));
  };
  return {
    mkdir: done,
    writeFile: done,
    unlink: done,
    rmdir: done,
    rename: done,
    stat: none,
    lstat: none,
    readFile: none,
    readdir: none,
    join: path.join,
    relative: path.relative,
    dirname: path.dirname,
  } as unknown as OutputFileSystem;
}
