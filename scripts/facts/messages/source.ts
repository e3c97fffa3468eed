import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Folders of code that packages publish, and the entry of those that have it beside them. */
const CODE = /^(?:(?:lib|src|dist|hot|bin|client)\/.*|index)\.[cm]?js$/;
/** Compiled schemas, and packages that webpack-dev-server carries along for browsers. */
const OTHERS = /\.check\.js$|^client\/modules\//;

/** A parsed file of a package. */
export interface Source {
  /** The path in the package, with forward slashes. */
  file: string;
  tree: ts.SourceFile;
}

/** Parses the code of the package in a folder, sorted by path. */
export function readSources(folder: string): Source[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const files = names.filter((name) => CODE.test(name) && !OTHERS.test(name) && !name.includes("node_modules/"));
  return files.sort().map((file) => ({ file, tree: parse(readFileSync(path.join(folder, file), "utf8")) }));
}

/** Parses JavaScript. Text that is not entirely JavaScript gives a tree as well. */
export function parse(text: string): ts.SourceFile {
  return ts.createSourceFile("source.js", text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
}

/** Visits a node and everything in it; does not go into what `visit` returns `false` for. */
export function walk(node: ts.Node, visit: (node: ts.Node) => unknown): void {
  if (visit(node) === false) return;
  ts.forEachChild(node, (child) => walk(child, visit));
}
