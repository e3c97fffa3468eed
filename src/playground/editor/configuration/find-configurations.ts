import type { SyntaxNode, Tree } from "@lezer/common";
import { type Slice, withoutType } from "./value";

/** Functions that return the configuration that they are given. */
const PASSES = /^(?:webpack\.)?defineConfig$/;

const TYPE = /^:?\s*(?:\w+\.)?Configuration(?:\[\])?$/;

const JSDOC_TYPE = /@type\s*\{[^}]*\bConfiguration\b(?:\[\])?\s*\}/;

/**
 * Returns the object literals that are webpack configurations: the ones that the file exports (also by name, in arrays
 * and returned by functions), and the ones that are typed as a `Configuration`.
 */
export function findConfigurations(tree: Tree, slice: Slice): SyntaxNode[] {
  const found = new Map<number, SyntaxNode>();
  const declared = declarations(tree, slice);
  const visit = (node: SyntaxNode | null | undefined, seen: string[] = []): void => {
    if (!node) return;
    if (node.name === "ObjectExpression") found.set(node.from, node);
    else if (node.name === "ArrayExpression") for (const item of childrenOf(node)) visit(item, seen);
    else if (node.name === "ConditionalExpression") for (const branch of childrenOf(node).slice(1)) visit(branch, seen);
    else if (/Function/.test(node.name)) for (const value of returned(node)) visit(value, seen);
    else if (node.name === "CallExpression") {
      const called = node.firstChild;
      if (called && PASSES.test(slice(called))) visit(node.getChild("ArgList")?.firstChild?.nextSibling, seen);
    } else if (node.name === "VariableName") {
      const name = slice(node);
      if (!seen.includes(name)) visit(declared.get(name), [...seen, name]);
    } else visit(withoutType(node), seen);
  };
  tree.iterate({
    enter: ({ node }) => {
      for (const value of exported(node, slice)) visit(value);
      if (isTyped(node, slice)) visit(node.name === "BinaryExpression" ? node.firstChild : initializer(node));
    },
  });
  return [...found.values()];
}

/** Returns the expressions that a statement exports as the file's default. */
function exported(node: SyntaxNode, slice: Slice): (SyntaxNode | null | undefined)[] {
  if (node.name === "AssignmentExpression") {
    const target = node.firstChild;
    return target && /^(?:module\.exports|exports\.default)$/.test(slice(target)) ? [node.lastChild] : [];
  }
  if (node.name !== "ExportDeclaration") return [];
  const start = node.getChild("default") ?? node.getChild("Equals");
  if (start) return [start.nextSibling];
  const names = node.getChild("ExportGroup")?.getChildren("VariableName") ?? [];
  const renamed = names.findIndex((name) => slice(name) === "default");
  return renamed > 0 ? [names[renamed - 1]] : [];
}

/** Returns whether an expression or a declaration is typed as a configuration. */
function isTyped(node: SyntaxNode, slice: Slice): boolean {
  if (node.name === "BinaryExpression") {
    const type = withoutType(node) && node.lastChild;
    return type ? TYPE.test(slice(type)) : false;
  }
  if (node.name !== "VariableDeclaration") return false;
  const type = node.getChild("TypeAnnotation");
  const comment = node.prevSibling;
  return type ? TYPE.test(slice(type)) : comment?.name === "BlockComment" && JSDOC_TYPE.test(slice(comment));
}

/**
 * Returns the values with which variables and functions are declared, by name. A name that occurs twice is left out.
 */
function declarations(tree: Tree, slice: Slice): Map<string, SyntaxNode | undefined> {
  const declared = new Map<string, SyntaxNode | undefined>();
  tree.iterate({
    enter: ({ node }) => {
      if (node.name !== "VariableDefinition") return;
      const { parent } = node;
      const value = parent?.name === "FunctionDeclaration" ? parent : parent && initializer(parent);
      const name = slice(node);
      declared.set(name, declared.has(name) ? undefined : (value ?? undefined));
    },
  });
  return declared;
}

/** Returns the initial value of a declaration of one variable. */
function initializer(declaration: SyntaxNode): SyntaxNode | null {
  if (declaration.name !== "VariableDeclaration" || declaration.getChildren("VariableDefinition").length > 1)
    return null;
  return declaration.getChild("Equals")?.nextSibling ?? null;
}

/** Returns the expressions that a function returns, without those that functions inside it return. */
function returned(node: SyntaxNode): (SyntaxNode | null | undefined)[] {
  const body = node.lastChild;
  if (body?.name !== "Block") return [body];
  const values: (SyntaxNode | null | undefined)[] = [];
  body.cursor().iterate((inner) => {
    if (/Function|^Class|^MethodDeclaration$|^Property$/.test(inner.name)) return false;
    if (inner.name === "ReturnStatement") values.push(inner.node.firstChild?.nextSibling);
  });
  return values;
}

/** Returns the parts of an expression without its punctuation. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!/^(?:\[|\]|,|LogicOp|Spread|.*Comment)$/.test(child.name)) children.push(child);
  }
  return children;
}
