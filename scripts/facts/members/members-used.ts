import ts from "typescript";
import type { Declarations } from "../declarations/declaration";
import { walk } from "../messages/source";

/** The class that an object probably has, by the name that plugins give its variable. Of two classes, the first that has a member counts. */
const CLASSES: readonly [name: RegExp, classes: string[]][] = [
  [/^(child)?compiler$/i, ["Compiler"]],
  [/^_?(child)?compilation$/i, ["Compilation"]],
  [/^(\w*chunk|c)$/i, ["Chunk"]],
  [/^(chunk)?group$|^\w+chunkGroup$/i, ["ChunkGroup"]],
  [/^entry(point)?$/i, ["Entrypoint", "ChunkGroup"]],
  [/^(\w*module|mod|m)$/i, ["Module", "NormalModule", "DependenciesBlock"]],
  [/^moduleGraph$/, ["ModuleGraph"]],
  [/^chunkGraph$/, ["ChunkGraph"]],
  [/^(\w*connection)$/i, ["ModuleGraphConnection"]],
  [/^exportsInfo$/, ["ExportsInfo"]],
  [/^exportInfo$/, ["ExportInfo"]],
  [/^(dep|\w*dependency)$/i, ["Dependency"]],
  [/^stats$/, ["Stats"]],
  [/^cache(Item)?$/i, ["CacheFacade", "ItemCacheFacade"]],
  [/^logger$/, ["WebpackLogger"]],
  [/^resolver$/, ["Resolver", "ResolverWithOptions"]],
  [/^((normal)?moduleFactory|factory|nmf)$/i, ["NormalModuleFactory"]],
  [/^parser$/, ["JavascriptParser"]],
  [/^(\w*source|asset)$/i, ["Source"]],
  [/^runtimeTemplate$/, ["RuntimeTemplate"]],
  [/^fileSystemInfo$/, ["FileSystemInfo"]],
  [/^Template$/, ["Template"]],
  [/^(input|output)FileSystem$/, ["InputFileSystem", "OutputFileSystem"]],
];

/** Members that every plugin uses, or that every object of JavaScript has. */
const EVERYWHERE = new Set(["hooks", "constructor", "toString", "name"]);

/**
 * Returns the members of webpack's classes that files probably use, such as `Compilation.emitAsset`, sorted. JavaScript
 * has no types, so the name of a variable tells its class: `compilation.emitAsset()`, `const { chunkGraph } = compilation`.
 */
export function membersUsed(files: readonly ts.SourceFile[], declarations: Declarations): string[] {
  const found = new Set<string>();
  const add = (receiver: string, member: string) => {
    for (const [name, classes] of CLASSES) {
      if (!name.test(receiver) || EVERYWHERE.has(member)) continue;
      const owner = classes.find((one) => declarations.get(one)?.members.some(({ name }) => name === member));
      if (owner) found.add(`${owner}.${member}`);
    }
  };
  for (const file of files) {
    walk(file, (node) => {
      if (ts.isPropertyAccessExpression(node)) add(nameOf(node.expression), node.name.text);
      if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name) || !node.initializer) return;
      for (const { propertyName, name } of node.name.elements) {
        add(nameOf(node.initializer), (propertyName ?? name).getText(file));
      }
    });
  }
  return [...found].sort();
}

/** Returns the last part of an expression: `moduleGraph` of `compilation.moduleGraph`. */
function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : "";
}
