import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Matches folders of code that packages publish, and the entry of packages that have their code next to it. */
const CODE = /^(?:(?:lib|src|dist|hot|bin|client)\/.*|index)\.[cm]?js$/;
/** Matches files to skip: compiled schemas, and packages that webpack-dev-server bundles for browsers. */
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

/** Parses JavaScript. Text that isn't entirely valid still results in a tree. */
export function parse(text: string): ts.SourceFile {
  return ts.createSourceFile("source.js", text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
}

/** Visits a node and everything in it, except for the contents of nodes for which `visit` returns `false`. */
export function walk(node: ts.Node, visit: (node: ts.Node) => unknown): void {
  if (visit(node) === false) return;
  ts.forEachChild(node, (child) => walk(child, visit));
}
