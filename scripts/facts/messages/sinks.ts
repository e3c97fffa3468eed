import ts from "typescript";
import type { MessageKind, RaisedMessage } from "./message";

/** A place where an expression becomes a message. */
export interface Sink extends Pick<RaisedMessage, "kind" | "class"> {
  /** The expressions that make up the message, in order, joined with spaces. */
  parts: readonly ts.Expression[];
  /** The code of a deprecation. */
  code?: ts.Expression;
}

const LOGGERS = /(?:^|\.)_?(?:console|log|logger|infrastructureLogger|getLogger\(.*\)|getInfrastructureLogger\(.*\))$/;
const LOGGING = /^(?:error|warn)$/;
const RAISING = new Map<string, MessageKind>([
  ["addError", "error"],
  ["emitError", "error"],
  ["addWarning", "warning"],
  ["emitWarning", "warning"],
]);
const LISTS = new Map<string, MessageKind>([
  ["errors", "error"],
  ["warnings", "warning"],
]);

/** Returns how a node raises a message. New errors aren't included. */
export function sinkAt(node: ts.Node): Sink | undefined {
  if (ts.isThrowStatement(node)) return { kind: "error", parts: [node.expression] };
  if (ts.isBinaryExpression(node)) return ofAssignment(node);
  if (ts.isCallExpression(node)) return ofCall(node);
  return undefined;
}

/** Handles `error.message = "..."`, except for `this.message` in a constructor, which is a message of the class. */
function ofAssignment(node: ts.BinaryExpression): Sink | undefined {
  const { left, operatorToken, right } = node;
  const { PlusEqualsToken, EqualsToken } = ts.SyntaxKind;
  if (operatorToken.kind !== EqualsToken && operatorToken.kind !== PlusEqualsToken) return undefined;
  if (!ts.isPropertyAccessExpression(left) || left.name.text !== "message") return undefined;
  if (left.expression.kind === ts.SyntaxKind.ThisKeyword) return undefined;
  return { kind: "error", parts: [right], ...classGivenTo(left.expression.getText(), node.parent.parent) };
}

/** Returns the class that code sets with `error.name = "ChunkLoadError"`, as webpack's runtime does. */
function classGivenTo(error: string, block: ts.Node): { class?: string } {
  if (!("statements" in block)) return {};
  for (const statement of (block as ts.Block).statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) continue;
    const { left, right } = statement.expression;
    if (left.getText() === `${error}.name` && ts.isStringLiteralLike(right)) return { class: right.text };
  }
  return {};
}

function ofCall({ expression: callee, arguments: given }: ts.CallExpression): Sink | undefined {
  const [first, second, third] = given;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  const object = ts.isPropertyAccessExpression(callee) ? callee.expression.getText() : "";
  if (name === "deprecate" && second) return { kind: "deprecation", parts: [second], ...(third && { code: third }) };
  if (LOGGING.test(name) && LOGGERS.test(object)) return { kind: "log", parts: given };
  if (name === "log" && object === "" && first && second && isLevel(first)) return { kind: "log", parts: [second] };
  const kind = RAISING.get(name) ?? (name === "push" ? LISTS.get(object.replace(/^.*\./, "")) : undefined);
  return kind && first ? { kind, parts: [first] } : undefined;
}

function isLevel(node: ts.Expression): boolean {
  return ts.isStringLiteral(node) && (node.text === "error" || node.text === "warning");
}
