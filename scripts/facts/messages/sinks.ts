import ts from "typescript";
import type { MessageKind, RaisedMessage } from "./message";

/** A place where an expression becomes a message. */
export interface Sink extends Pick<RaisedMessage, "kind" | "class"> {
  /** The expressions that make up the message, in order, joined with spaces. */
  parts: readonly ts.Expression[];
  /** The code of a deprecation. */
  code?: ts.Expression;
  /** Whether it's the message of an error class. It counts even without words, so that every class is included. */
  isOfClass?: boolean;
}

/** Matches the names of error and warning classes. */
const ERROR_NAME = /(?:Error|Warning)$/;
const LOGGERS = /(?:^|\.)_?(?:console|log|logger|infrastructureLogger|getLogger\(.*\)|getInfrastructureLogger\(.*\))$/;
/** Matches the names of functions that raise the text they get, and calls that add to a list of problems. */
const RAISING = /^_?(?:\w*(?:Error|Warning)$|error$|raise|throw|fail|warn)/;
const PUSHING = /\b(?:errors|warnings)\.push$/;
/** Matches the names of variables and properties that hold a message. */
const MESSAGES = /^(?:message|msg)$/;
/** Matches functions that return messages of schema-utils: `formatValidationError`, and the option `postFormatter`. */
const FORMATTERS = /^(?:postFormatter|format\w*Error)$/;

/** Returns how a node raises a message, if it does. */
export function sinkAt(node: ts.Node): Sink | undefined {
  if (ts.isThrowStatement(node)) return { kind: "error", parts: [node.expression] };
  if (ts.isNewExpression(node)) return ofNew(node);
  if (ts.isBinaryExpression(node)) return ofAssignment(node);
  if (ts.isCallExpression(node)) return ofCall(node);
  if (ts.isReturnStatement(node) && node.expression && FORMATTERS.test(nameOfFunction(node))) {
    return { kind: "error", class: "ValidationError", parts: [node.expression] };
  }
  return undefined;
}

function ofNew({ expression, arguments: given, parent }: ts.NewExpression): Sink | undefined {
  const name = classNameOf(expression);
  const message = given?.find(isText) ?? given?.[name === "AggregateError" ? 1 : 0];
  if (!ERROR_NAME.test(name) || !message) return undefined;
  const isWarning =
    name.endsWith("Warning") ||
    (ts.isVariableDeclaration(parent) && /warning$/i.test(parent.name.getText())) ||
    (ts.isCallExpression(parent) && /warn/i.test(parent.expression.getText()));
  return { kind: isWarning ? "warning" : "error", parts: [message], ...(name !== "Error" && { class: name }) };
}

/** Handles `this.message = "..."` and `message += "..."` in an error class, and `error.message = "..."` anywhere. */
function ofAssignment({ left, operatorToken: { kind }, right, parent }: ts.BinaryExpression): Sink | undefined {
  if (kind !== ts.SyntaxKind.EqualsToken && kind !== ts.SyntaxKind.PlusEqualsToken) return undefined;
  if (!MESSAGES.test(ts.isPropertyAccessExpression(left) ? left.name.text : left.getText())) return undefined;
  const own = ofClass(left, right);
  if (own || ts.isIdentifier(left)) return own && { ...own, isOfClass: !ts.isIdentifier(left) };
  // webpack's runtime sets the class with `error.name = "ChunkLoadError"`.
  const named = /\.name = ["'](\w+)["']/.exec(parent.parent.getText())?.[1];
  return { kind: "error", parts: [right], ...(named && { class: named }) };
}

function ofCall(node: ts.CallExpression): Sink | undefined {
  const { expression: callee, arguments: given } = node;
  const [first, second, third] = given;
  if (!first) return undefined;
  if (callee.kind === ts.SyntaxKind.SuperKeyword) return ofClass(node, first);
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  if (/^deprecated?$/.test(name) && second)
    return { kind: "deprecation", parts: [second], ...(third && { code: third }) };
  if (ts.isPropertyAccessExpression(callee) && /^(?:error|warn)$/.test(name)) {
    if (LOGGERS.test(callee.expression.getText())) return { kind: "log", parts: given };
  }
  if (name === "log" && second && /^["'](?:error|warning)["']$/.test(first.getText())) {
    return { kind: "log", parts: [second] };
  }
  const kind: MessageKind = /warn/i.test(callee.getText()) ? "warning" : "error";
  if (PUSHING.test(callee.getText())) return { kind, parts: [first] };
  const text = given.find(isSentence);
  return text && RAISING.test(name) ? { kind, parts: [text] } : undefined;
}

/** Returns the message of the class around a node, if that extends an error. */
function ofClass(node: ts.Node, message: ts.Expression): Sink | undefined {
  const around = ts.findAncestor(node, ts.isClassLike);
  const [base] = around?.heritageClauses?.flatMap(({ types }) => types) ?? [];
  if (!around?.name || !base || !ERROR_NAME.test(classNameOf(base.expression))) return undefined;
  const name = around.name.text;
  return { kind: name.endsWith("Warning") ? "warning" : "error", class: name, parts: [message], isOfClass: true };
}

/** Returns the class that an expression names: `X`, `webpack.X`, and `getX()` that loads it when it is needed. */
function classNameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isParenthesizedExpression(node)) return classNameOf(node.expression);
  if (!ts.isCallExpression(node)) return "";
  const [request] = node.arguments;
  if (request && ts.isStringLiteralLike(request)) return request.text.replace(/^.*\/|\.js$/g, "");
  return classNameOf(node.expression).replace(/^get(?=[A-Z])/, "");
}

function isText(node: ts.Expression): boolean {
  const isJoined = ts.isBinaryExpression(node) || ts.isConditionalExpression(node);
  return isJoined || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** Returns whether a text has several words. A single one is probably a name that a function inserts into its own message. */
function isSentence(node: ts.Expression): boolean {
  return isText(node) && /\p{L}['"}]? +\S*\p{L}/u.test(node.getText());
}

/** Returns the name of the method or property that is the function around a node. */
function nameOfFunction(node: ts.Node): string {
  const around = ts.findAncestor(node, ts.isFunctionLike);
  if (!around) return "";
  const named = ts.isMethodDeclaration(around) ? around : around.parent;
  return ts.isMethodDeclaration(named) || ts.isPropertyAssignment(named) ? named.name.getText() : "";
}
