import { Buffer } from "buffer";

/** A folder with its entries, or a file with its bytes. */
export interface Node {
  entries: Map<string, Node> | null;
  bytes: Buffer;
  number: number;
  changed: number;
}

const counter = { last: 0 };

/** The folder that all others are in. */
export const root = createNode(true);

/** Creates an empty folder or an empty file. */
export function createNode(isFolder: boolean): Node {
  counter.last += 1;
  const entries = isFolder ? new Map<string, Node>() : null;
  return { entries, bytes: Buffer.alloc(0), number: counter.last, changed: Date.now() };
}

/** Returns the names of an absolute path, without those that lead nowhere or back. */
export function namesOf(path: string | URL): string[] {
  const names: string[] = [];
  for (const name of (path instanceof URL ? decodeURIComponent(path.pathname) : String(path)).split("/")) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  return names;
}

/** Returns what is at a path. */
export function walkTo(names: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const name of names) node = node?.entries?.get(name);
  return node;
}
