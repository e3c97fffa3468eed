import ts from "typescript";
import type { Alternatives } from "./alternatives";
import { returnedBy } from "./declarations";
import { bound, evaluate, NOTHING_KNOWN } from "./evaluate";
import { type Source, walk } from "./source";

/** The classes of errors and warnings of a package by their names. */
export type Classes = ReadonlyMap<string, ts.ClassDeclaration>;

/** Names of errors and warnings. */
export const ERROR_NAME = /(?:Error|Warning)$/;

/** Finds the classes that extend an error or a warning. */
export function findClasses(sources: readonly Source[]): Classes {
  const found = new Map<string, ts.ClassDeclaration>();
  for (const { tree } of sources) {
    walk(tree, (node) => {
      if (ts.isClassDeclaration(node) && node.name && ERROR_NAME.test(baseOf(node))) found.set(node.name.text, node);
    });
  }
  return found;
}

/** Returns the name of the class that a class extends; empty if none. */
export function baseOf(node: ts.ClassLikeDeclaration): string {
  const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0]?.expression;
  return base ? classNameOf(base) : "";
}

/** Returns the class that an expression names: `X`, `webpack.X`, and `getX()` that loads it when it is needed. */
export function classNameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isParenthesizedExpression(node)) return classNameOf(node.expression);
  if (!ts.isCallExpression(node)) return "";
  const [request] = node.arguments;
  if (request && ts.isStringLiteralLike(request)) return request.text.replace(/^.*\/|\.js$/g, "");
  return classNameOf(node.expression).replace(/^get(?=[A-Z])/, "");
}

/**
 * Returns the messages of a new error.
 *
 * @param given The arguments; none for what the class says by itself.
 */
export function messagesOfNew(
  name: string,
  given: readonly ts.Expression[],
  classes: Classes,
  known = NOTHING_KNOWN,
): Alternatives | undefined {
  const own = classes.get(name);
  if (!own) {
    const message = given[name === "AggregateError" ? 1 : 0];
    return message && evaluate(message, known);
  }
  const creator = own.members.find(ts.isConstructorDeclaration);
  if (!creator) return messagesOfNew(baseOf(own), given, classes, known);
  const values = bound(creator.parameters, given, known);
  const { message, parent } = saidBy(creator);
  if (message) return evaluate(message, values);
  return parent && messagesOfNew(baseOf(own), parent.arguments, classes, values);
}

/** Finds in a constructor what it assigns to `this.message`, and its call of `super`. */
function saidBy(creator: ts.ConstructorDeclaration): { message?: ts.Expression; parent?: ts.CallExpression } {
  const found: { message?: ts.Expression; parent?: ts.CallExpression } = {};
  walk(creator, (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) found.parent = node;
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      if (node.left.getText() === "this.message") found.message = node.right;
    }
  });
  return found;
}

/** Returns the parts of a message that methods such as `formatValidationError` of its class put together. */
export function partsOf(node: ts.ClassDeclaration): string[] {
  const methods = node.members.filter(ts.isMethodDeclaration);
  return methods
    .filter(({ name }) => /^format\w*Error$/.test(name.getText()))
    .flatMap((method) => returnedBy(method).flatMap((part) => evaluate(part)));
}
