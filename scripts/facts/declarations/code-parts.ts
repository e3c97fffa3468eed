import ts from "typescript";
import type { CodePart } from "./declaration";

const COMMENT = /[ \t]*\/\*[\s\S]*?\*\/[ \t]*\n?/g;

/**
 * Returns the code of a node without comments, and with each name of another declaration as a separate part.
 *
 * @param end The position at which the code ends, if that is before the end of the node.
 */
export function codeParts(
  node: ts.Node,
  file: ts.SourceFile,
  names: ReadonlySet<string>,
  end = node.getEnd(),
): CodePart[] {
  const start = node.getStart(file);
  const parts: CodePart[] = [];
  let at = start;
  for (const { node: reference, name } of typeNames(node)) {
    const from = reference.getStart(file);
    if (!names.has(name) || from >= end) continue;
    parts.push(file.text.slice(at, from), { name });
    at = reference.getEnd();
  }
  parts.push(file.text.slice(at, end));
  const bare = parts.map((part) => (typeof part === "string" ? part.replace(COMMENT, "") : part));
  return withoutIndent(bare, tabsBefore(file.text, start));
}

/**
 * Returns the names of types and, after `typeof` and `extends`, of values, in the order of the code. A name can be a
 * member of `exports`, the namespace of what is exported.
 */
function typeNames(node: ts.Node): { node: ts.Node; name: string }[] {
  const found: { node: ts.Node; name: string }[] = [];
  const visit = (child: ts.Node): void => {
    const name = ts.isTypeReferenceNode(child)
      ? child.typeName
      : ts.isTypeQueryNode(child)
        ? child.exprName
        : ts.isExpressionWithTypeArguments(child)
          ? child.expression
          : undefined;
    if (name && ts.isIdentifier(name)) found.push({ node: name, name: name.text });
    if (name && ts.isQualifiedName(name) && ts.isIdentifier(name.left) && name.left.text === "exports") {
      found.push({ node: name, name: name.right.text });
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** Removes the indentation that the first line has in the file from all others, empty lines, and the semicolon at the end. */
function withoutIndent(parts: CodePart[], shared: number): CodePart[] {
  const cut = parts.map((part) => {
    if (typeof part !== "string") return part;
    const lines = part.split("\n").map((line, index) => (index === 0 ? line : tabsToSpaces(line, shared)));
    return lines.join("\n").replace(/\n(?:[ ]*\n)+/g, "\n");
  });
  const last = cut.at(-1);
  const ended = typeof last === "string" ? [...cut.slice(0, -1), last.replace(/[\s;]+$/, "")] : cut;
  return ended.filter((part) => part !== "");
}

/** Returns the number of tabs at the start of the line of a position. */
function tabsBefore(text: string, position: number): number {
  const line = text.slice(text.lastIndexOf("\n", position) + 1, position);
  return /^\t*/.exec(line)?.[0].length ?? 0;
}

function tabsToSpaces(line: string, shared: number): string {
  const tabs = /^\t*/.exec(line)?.[0].length ?? 0;
  return "  ".repeat(Math.max(0, tabs - shared)) + line.slice(tabs);
}
