import ts from "typescript";
import { Scopes } from "./scopes";
import { walk } from "./source";

/** Data for lookups while a package is read. */
export interface Lookup {
  /** Classes by name. */
  classes: ReadonlyMap<string, ts.ClassDeclaration>;
  /** The values with words that are assigned to properties, by property name. */
  values: ReadonlyMap<string, readonly ts.Expression[]>;
  scopes: Scopes;
}

/** Properties of errors that aren't messages themselves, or that any error has. */
const OF_ERRORS = new Set(["message", "stack", "details", "name"]);

/** Collects the data from all files of a package that single files look up. */
export function lookupIn(trees: readonly ts.SourceFile[]): Lookup {
  const classes = new Map<string, ts.ClassDeclaration>();
  const values = new Map<string, ts.Expression[]>();
  for (const tree of trees) {
    walk(tree, (node) => {
      if (ts.isClassDeclaration(node) && node.name) classes.set(node.name.text, node);
      if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return;
      const { left, right } = node;
      if (!ts.isPropertyAccessExpression(left) || OF_ERRORS.has(left.name.text) || !hasSentence(right)) return;
      values.set(left.name.text, [...(values.get(left.name.text) ?? []), right]);
    });
  }
  return { classes, values, scopes: new Scopes(trees) };
}

/** Returns whether a value can be a text of several words. */
function hasSentence(value: ts.Expression): boolean {
  if (ts.isStringLiteralLike(value)) return /\p{L} \p{L}+ \p{L}/u.test(value.text);
  if (ts.isParenthesizedExpression(value)) return hasSentence(value.expression);
  if (ts.isConditionalExpression(value)) return hasSentence(value.whenTrue) || hasSentence(value.whenFalse);
  return ts.isBinaryExpression(value) && hasSentence(value.right);
}

/** Returns the name of the class that a class extends; empty if none. */
export function baseOf(node: ts.ClassLikeDeclaration): string {
  const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0]?.expression;
  return base ? classNameOf(base) : "";
}

/**
 * Returns the name of the class that an expression refers to: `X`, `webpack.X`, or `getX()`, which loads it on demand.
 */
export function classNameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isParenthesizedExpression(node)) return classNameOf(node.expression);
  if (!ts.isCallExpression(node)) return "";
  const [request] = node.arguments;
  if (request && ts.isStringLiteralLike(request)) return request.text.replace(/^.*\/|\.js$/g, "");
  return classNameOf(node.expression).replace(/^get(?=[A-Z])/, "");
}
