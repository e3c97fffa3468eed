import ts from "typescript";
import { baseOf, type Lookup } from "./lookup";

/** A function with a body. */
export type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

/**
 * Finds the function that a call refers to: by name in the same file, or as a method of the same class or its parents.
 */
export function functionOf({ expression }: ts.CallExpression, { classes, scopes }: Lookup): FunctionNode | undefined {
  if (ts.isIdentifier(expression)) {
    const declaration = scopes.declarationOf(expression.text, expression);
    if (!declaration || ts.isFunctionDeclaration(declaration)) return declaration;
    const value = declaration.initializer;
    return value && isFunction(value) ? value : undefined;
  }
  if (!ts.isPropertyAccessExpression(expression) || expression.expression.kind !== ts.SyntaxKind.ThisKeyword) return;
  const { name } = expression;
  let owner = ts.findAncestor(expression, ts.isClassLike);
  while (owner) {
    const method = owner.members.filter(ts.isMethodDeclaration).find((member) => member.name.getText() === name.text);
    if (method) return method;
    const base = classes.get(baseOf(owner));
    owner = base === owner ? undefined : base;
  }
  return undefined;
}

/** Returns whether a node is a function, as an expression. */
export function isFunction(node: ts.Node): node is ts.FunctionExpression | ts.ArrowFunction {
  return ts.isFunctionExpression(node) || ts.isArrowFunction(node);
}

/** Returns the expressions that a function can return, without those of functions inside it. */
export function returnedBy({ body }: FunctionNode): ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}
