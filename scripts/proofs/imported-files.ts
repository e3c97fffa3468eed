import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Returns a module and all modules that it imports by relative paths, directly or through others. */
export type ImportedFiles = (file: string) => string[];

/**
 * Creates a function that follows imports. It reads each module once, because hundreds of proofs import the same ones.
 *
 * @param root The folder that all paths are relative to.
 */
export function importedFilesIn(root: string): ImportedFiles {
  const direct = new Map<string, string[]>();
  const importsOf = (file: string) => {
    const known = direct.get(file) ?? readImports(file, root);
    direct.set(file, known);
    return known;
  };
  return (file) => {
    const found = new Set([file]);
    // Iterating over a set also visits the files that are added during the loop, so this reaches the imports of
    // imports.
    for (const each of found) for (const imported of importsOf(each)) found.add(imported);
    return [...found];
  };
}

function readImports(file: string, root: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), "utf8"));
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith(".")) return [];
    const base = path.posix.join(path.posix.dirname(file), fileName);
    const isFile = (name: string) => statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile();
    return [base, `${base}.ts`, `${base}.tsx`].find(isFile) ?? [];
  });
}
