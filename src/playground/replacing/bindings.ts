import type { SyntaxNode } from "@lezer/common";
import { type Edit, lineOf, Refusal, removalOfStatement } from "./edits";
import { nodesOf, type ParsedModule, stringOf, textOf } from "./module";

/** The import of a package in a module. */
export interface Binding {
  /** The literal with the package's name. */
  request: SyntaxNode;
  /** The expression that the package's value is used through directly: `require("x").A`; null for a declaration. */
  value: SyntaxNode | null;
  /** The names that stand for the package or its exports. */
  names: string[];
  /** Returns the edit that removes the import. */
  remove(): Edit;
}

/**
 * Returns the imports of a package in a module: `import`, and `require`.
 *
 * @throws {Refusal} When the package is loaded in another way.
 */
export function packageBindings(module: ParsedModule, name: string): Binding[] {
  const isRequest = (node: SyntaxNode) => {
    const request = stringOf(module, node);
    return request === name || request.startsWith(`${name}/`);
  };
  return nodesOf(module, "String")
    .filter(isRequest)
    .flatMap((request) => bindingOf(module, request) ?? []);
}

function bindingOf(module: ParsedModule, request: SyntaxNode): Binding | null {
  const { parent } = request;
  if (parent?.name === "ImportDeclaration") {
    return {
      request,
      value: null,
      names: definedIn(module, parent),
      remove: () => removalOfStatement(parent, module.text),
    };
  }
  const call = parent?.name === "ArgList" ? parent.parent : null;
  if (call?.name !== "CallExpression" || !call.firstChild || textOf(module, call.firstChild) !== "require") return null;
  const value = widened(call);
  const declaration = value.parent;
  if (declaration?.name === "ExpressionStatement") {
    return { request, value: null, names: [], remove: () => removalOfStatement(declaration, module.text) };
  }
  if (declaration?.name !== "VariableDeclaration") {
    return { request, value, names: [], remove: () => ({ from: request.from, to: request.from, insert: "" }) };
  }
  const target = value.prevSibling?.prevSibling;
  if (!target) throw new Refusal(`Line ${lineOf(module.text, request.from)} declares it in an unusual way.`);
  const remove = () => removalOfDeclarator(declaration, target, value, module.text);
  return { request, value: null, names: definedIn(module, target), remove };
}

/** Returns the expression with the parentheses and the names of members around a call: `(require("x")).default`. */
function widened(call: SyntaxNode): SyntaxNode {
  let node = call;
  for (let outer = node.parent; outer; outer = node.parent) {
    const isMember = outer.name === "MemberExpression" && outer.firstChild?.from === node.from;
    if (!isMember && outer.name !== "ParenthesizedExpression") break;
    node = outer;
  }
  return node;
}

/** Returns the names that a declaration, or a part of it, defines. */
function definedIn(module: ParsedModule, node: SyntaxNode): string[] {
  const names: string[] = [];
  node.cursor().iterate((inner) => {
    if (inner.name === "VariableDefinition") names.push(module.text.slice(inner.from, inner.to));
  });
  return names;
}

/** Returns the edit that removes one variable of a declaration, or the declaration if it has only that one. */
export function removalOfDeclarator(
  declaration: SyntaxNode,
  target: SyntaxNode,
  value: SyntaxNode,
  text: string,
): Edit {
  const [next, previous] = [value.nextSibling, target.prevSibling];
  if (next?.name === ",") return { from: target.from, to: next.nextSibling?.from ?? next.to, insert: "" };
  if (previous?.name === ",") return { from: previous.from, to: value.to, insert: "" };
  return removalOfStatement(declaration, text);
}
