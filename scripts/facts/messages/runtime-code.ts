import ts from "typescript";
import { evaluate, type Known } from "./evaluate";
import { nameInCode, nameOf } from "./names";
import { walk } from "./source";

/** Matches code that raises a message. Strings only count as code if they contain a match. */
const RAISES = /new \w*Error\(|\.message \+?= |console\.(?:warn|error)\(|\bthrow /;
/**
 * Methods of webpack's RuntimeTemplate that generate a function. `basicFunction` takes the parameters and then the
 * body; these take the body and then the parameters.
 */
const FUNCTIONS = new Set(["returningFunction", "expressionFunction"]);

/**
 * Finds code in the strings of a tree, which webpack writes into bundles. Parts that are inserted become names in that
 * code.
 *
 * @returns Texts that may be incomplete, so they aren't always valid JavaScript.
 */
export function findRuntimeCode(tree: ts.Node, known: Known): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (!isText(node) || isText(owner(node))) return;
    const code = codeOf(node, known);
    if (RAISES.test(code)) found.push(code);
  });
  return found;
}

/** Returns whether an expression is a string or combines strings. */
function isText(node: ts.Node): node is ts.Expression {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isConditionalExpression(node) ||
    ts.isCallExpression(node) ||
    (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
  );
}

function owner({ parent }: ts.Node): ts.Node {
  const passes = ts.isTemplateSpan(parent) || ts.isParenthesizedExpression(parent) || ts.isSpreadElement(parent);
  return passes || ts.isPropertyAccessExpression(parent) ? owner(parent) : parent;
}

function codeOf(node: ts.Expression, known: Known): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (code, { expression, literal }) => code + codeOf(expression, known) + literal.text,
      node.head.text,
    );
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((part) => codeOf(part, known)).join("\n");
  if (ts.isParenthesizedExpression(node) || ts.isSpreadElement(node)) return codeOf(node.expression, known);
  if (ts.isConditionalExpression(node)) return `${codeOf(node.whenTrue, known)}\n${codeOf(node.whenFalse, known)}`;
  if (ts.isBinaryExpression(node)) return codeOf(node.left, known) + codeOf(node.right, known);
  if (ts.isCallExpression(node)) return codeOfCall(node, known);
  if (ts.isIdentifier(node)) return codeOfName(node, known);
  return nameInCode(nameOf(node));
}

function codeOfCall(node: ts.CallExpression, known: Known): string {
  const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression : undefined;
  const method = callee?.name.text;
  const [first, second] = node.arguments;
  if (method === "renderConst" || method === "renderLet") return "var";
  if (method === "stringify" && first) return JSON.stringify(evaluate(first, known)[0]);
  if (first && (method === "basicFunction" || FUNCTIONS.has(method ?? ""))) {
    const [parameters, body] = method === "basicFunction" ? [first, second] : [second, first];
    const code = body ? codeOf(body, known) : "";
    return `function(${parameters ? codeOf(parameters, known) : ""}) {${method === "returningFunction" ? "return " : ""}${code}\n}`;
  }
  if (callee && ts.isArrayLiteralExpression(callee.expression)) return codeOf(callee.expression, known);
  const given = node.arguments.filter((argument) => !ts.isFunctionLike(argument) && isText(argument));
  return given.length > 0 ? given.map((part) => codeOf(part, known)).join("\n") : nameInCode(nameOf(node));
}

/** Returns the code for a variable. It's looked up if it contains a keyword or a quoted string. */
function codeOfName(node: ts.Identifier, known: Known): string {
  const declaration = known.lookup.scopes.declarationOf(node.text, node);
  const value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  const isCode =
    value && ts.isCallExpression(value) && /\.(?:renderConst|renderLet|stringify)$/.test(value.expression.getText());
  return isCode ? codeOfCall(value, known) : nameInCode(node.text);
}
