import { Buffer } from "buffer";
import { binaryOf } from "../project/binary-files";
import { packageOf } from "../project/packages";
import { packWith } from "./parts";

/** The files of a project: their texts by path within the project. */
export type Files = Record<string, string>;

/** The folder of the project, in which webpack runs. */
export const PROJECT = "/project";

/** The folder for the project's packages. A package is added when something looks for it. */
export const MODULES = `${PROJECT}/node_modules`;

/** A folder with its entries, or a file with its bytes. */
interface Node {
  entries: Map<string, Node> | null;
  bytes: Buffer;
  number: number;
  changed: number;
}

type Encoding = BufferEncoding | { encoding?: BufferEncoding | null } | null;

const counter = { last: 0 };
const root = createNode(true);

/** The texts that Node.js adds to its error codes, because webpack prints them. */
const REASONS = {
  ENOENT: "no such file or directory",
  ENOTDIR: "not a directory",
  EISDIR: "illegal operation on a directory",
  EEXIST: "file already exists",
  EINVAL: "invalid argument",
};

function createNode(isFolder: boolean): Node {
  counter.last += 1;
  const entries = isFolder ? new Map<string, Node>() : null;
  return { entries, bytes: Buffer.alloc(0), number: counter.last, changed: Date.now() };
}

/** Creates an error like those of Node.js. It has no stack, because resolving modules creates thousands of errors. */
function systemError(code: keyof typeof REASONS, syscall: string, path: unknown): Error {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  const error = new Error(`${code}: ${REASONS[code]}, ${syscall} '${path}'`);
  Error.stackTraceLimit = limit;
  return Object.assign(error, { code, syscall, path });
}

function namesOf(path: string | URL): string[] {
  const names: string[] = [];
  for (const name of (path instanceof URL ? decodeURIComponent(path.pathname) : String(path)).split("/")) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  return names;
}

function find(path: string | URL): Node | undefined {
  const names = namesOf(path);
  return walkTo(names) ?? (install(`/${names.join("/")}`) ? walkTo(names) : undefined);
}

function walkTo(names: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const name of names) node = node?.entries?.get(name);
  return node;
}

/** Installs the package that a path belongs to, unless the project has a package with that name. */
function install(path: string): boolean {
  const name = path.startsWith(`${MODULES}/`) ? packageOf(path.slice(MODULES.length + 1)) : null;
  if (!name || walkTo(namesOf(`${MODULES}/${name}`))) return false;
  const files = Object.entries(packWith(name) ?? {});
  for (const [file, content] of files) {
    sync.mkdirSync(`${MODULES}/${file.slice(0, file.lastIndexOf("/"))}`, { recursive: true });
    const binary = typeof content === "string" && binaryOf(content);
    sync.writeFileSync(`${MODULES}/${file}`, binary || content);
  }
  return files.length > 0;
}

function get(path: string, syscall: string): Node {
  const node = find(path);
  if (!node) throw systemError("ENOENT", syscall, path);
  return node;
}

function folderOf(path: string, syscall: string): [entries: Map<string, Node>, name: string] {
  const names = namesOf(path);
  const name = names.pop() ?? "";
  const { entries } = get(`/${names.join("/")}`, syscall);
  if (!entries) throw systemError("ENOTDIR", syscall, path);
  return [entries, name];
}

function kindOf(node: Node) {
  const isFolder = node.entries !== null;
  const no = () => false;
  return {
    isFile: () => !isFolder,
    isDirectory: () => isFolder,
    isSymbolicLink: no,
    isFIFO: no,
    isSocket: no,
    isBlockDevice: no,
    isCharacterDevice: no,
  };
}

function statsOf(node: Node) {
  const time = node.changed;
  const date = new Date(time);
  return {
    ...kindOf(node),
    dev: 1,
    ino: node.number,
    mode: node.entries ? 0o40755 : 0o100644,
    nlink: 1,
    uid: 0,
    gid: 0,
    size: node.bytes.length,
    mtimeMs: time,
    ctimeMs: time,
    atimeMs: time,
    birthtimeMs: time,
    mtime: date,
    ctime: date,
    atime: date,
    birthtime: date,
  };
}

const IS_UTF8 = /^utf-?8$/i;

/** Encodes a text. Browsers encode UTF-8 much faster than the package `buffer`. */
function toBytes(text: string, encoding: BufferEncoding = "utf8"): Buffer {
  if (!IS_UTF8.test(encoding)) return Buffer.from(text, encoding);
  const { buffer, byteOffset, length } = new TextEncoder().encode(text);
  return Buffer.from(buffer, byteOffset, length);
}

/** Decodes a text. */
function toText(bytes: Buffer, encoding: BufferEncoding): string {
  if (!IS_UTF8.test(encoding)) return bytes.toString(encoding);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

function encodingOf(options?: Encoding): BufferEncoding | undefined {
  return (typeof options === "string" ? options : options?.encoding) ?? undefined;
}

/** The synchronous functions of `node:fs` that webpack, its resolver and its plugins call. */
const sync = {
  readFileSync(path: string, options?: Encoding): Buffer | string {
    const { entries, bytes } = get(path, "open");
    if (entries) throw systemError("EISDIR", "read", path);
    const encoding = encodingOf(options);
    return encoding ? toText(bytes, encoding) : bytes;
  },
  writeFileSync(path: string, content: string | Uint8Array, options?: Encoding): void {
    const [entries, name] = folderOf(path, "open");
    const node = entries.get(name) ?? createNode(false);
    if (node.entries) throw systemError("EISDIR", "open", path);
    node.bytes = typeof content === "string" ? toBytes(content, encodingOf(options)) : Buffer.from(content);
    node.changed = Date.now();
    entries.set(name, node);
  },
  mkdirSync(path: string, options?: { recursive?: boolean }): void {
    const names = namesOf(path);
    let node = root;
    for (const [index, name] of names.entries()) {
      if (!node.entries) throw systemError("ENOTDIR", "mkdir", path);
      const isLast = index === names.length - 1;
      const there = node.entries.get(name);
      if (!options?.recursive && (there ? isLast : !isLast)) {
        throw systemError(there ? "EEXIST" : "ENOENT", "mkdir", path);
      }
      const next = there ?? createNode(true);
      node.entries.set(name, next);
      node = next;
    }
  },
  readdirSync(path: string, options?: { withFileTypes?: boolean }) {
    const { entries } = get(path, "scandir");
    if (!entries) throw systemError("ENOTDIR", "scandir", path);
    const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
    if (!options?.withFileTypes) return sorted.map(([name]) => name);
    return sorted.map(([name, node]) => ({ ...kindOf(node), name, path, parentPath: path }));
  },
  statSync(path: string, options?: { throwIfNoEntry?: boolean }) {
    if (options?.throwIfNoEntry === false && !find(path)) return undefined;
    return statsOf(get(path, "stat"));
  },
  lstatSync(path: string) {
    return statsOf(get(path, "lstat"));
  },
  realpathSync(path: string): string {
    get(path, "realpath");
    return `/${namesOf(path).join("/")}`;
  },
  readlinkSync(path: string): never {
    get(path, "readlink");
    throw systemError("EINVAL", "readlink", path); // There are no links here.
  },
  accessSync(path: string): void {
    get(path, "access");
  },
  unlinkSync(path: string): void {
    const [entries, name] = folderOf(path, "unlink");
    if (!entries.delete(name)) throw systemError("ENOENT", "unlink", path);
  },
  rmdirSync(path: string): void {
    sync.unlinkSync(path);
  },
  rmSync(path: string, options?: { force?: boolean }): void {
    if (!options?.force || find(path)) sync.unlinkSync(path);
  },
};

/** Creates the two asynchronous forms of a function: with a callback, and with a promise. */
function asynchronous(run: (...values: never[]) => unknown) {
  const call = run as (...values: unknown[]) => unknown;
  const promised = async (...values: unknown[]) => call(...values);
  const withCallback = (...values: unknown[]) => {
    const callback = values.pop() as (error: unknown, value?: unknown) => void;
    // The callback runs outside the promise, so that its errors don't count as errors of this function.
    promised(...values).then(
      (value) => queueMicrotask(() => callback(null, value)),
      (error) => queueMicrotask(() => callback(error)),
    );
  };
  return { promised, withCallback };
}

const forms = Object.entries(sync).map(([name, run]) => [name.replace(/Sync$/, ""), asynchronous(run)] as const);

/** A file system in memory with the functions of `node:fs` that webpack calls. */
export const fileSystem = {
  ...sync,
  ...Object.fromEntries(forms.map(([name, { withCallback }]) => [name, withCallback])),
  promises: Object.fromEntries(forms.map(([name, { promised }]) => [name, promised])),
  existsSync: (path: string) => find(path) !== undefined,
  constants: { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1 },
};

export { fileSystem as "module.exports" };

/** Returns all files below a folder, by their paths relative to it. */
export function filesBelow(folder: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const walk = (node: Node | undefined, path: string) => {
    for (const [name, entry] of node?.entries ?? []) {
      if (entry.entries) walk(entry, `${path}${name}/`);
      else files.set(path + name, entry.bytes);
    }
  };
  walk(find(folder), "");
  return files;
}
