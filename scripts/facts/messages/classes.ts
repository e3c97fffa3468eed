import ts from "typescript";
import type { Alternatives } from "./alternatives";
import { bound, evaluate, type Known } from "./evaluate";
import { baseOf } from "./lookup";
import { walk } from "./source";

/** Matches the names of error and warning classes. */
export const ERROR_NAME = /(?:Error|Warning)$/;

/**
 * Returns the messages of a new error.
 *
 * @param given The arguments; none for what the class says by itself.
 */
export function messagesOfNew(name: string, given: readonly ts.Expression[], known: Known): Alternatives | undefined {
  const own = known.lookup.classes.get(name);
  if (!own || !ERROR_NAME.test(baseOf(own))) {
    const message = given[name === "AggregateError" ? 1 : 0];
    return message && evaluate(message, known);
  }
  const creator = own.members.find(ts.isConstructorDeclaration);
  if (!creator) return messagesOfNew(baseOf(own), given, known);
  const values = bound(creator.parameters, given, known);
  const { message, parent } = saidBy(creator);
  if (message) return evaluate(message, values);
  return parent && messagesOfNew(baseOf(own), parent.arguments, values);
}

/** Finds the assignment to `this.message` in a constructor, and the call of `super`. */
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
