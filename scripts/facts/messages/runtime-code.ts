import ts from "typescript";
import { declarationOf } from "./declarations";
import { evaluate } from "./evaluate";
import { nameInCode, nameOf } from "./names";
import { walk } from "./source";

/** What is only looked for in strings that are code. */
const RAISES = /new \w*Error\(|\.message \+?= |console\.(?:warn|error)\(|\bthrow /;
/** Methods of webpack's RuntimeTemplate that write a function: its parameters are their second argument, or their first. */
const FUNCTIONS = new Set(["returningFunction", "expressionFunction"]);

/**
 * Finds code in the strings of a tree: what webpack writes into bundles. A part that is put in is a name in it.
 *
 * @returns Texts that may be cut off, and so are not always JavaScript.
 */
export function findRuntimeCode(tree: ts.Node): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (!isText(node) || isText(owner(node))) return;
    const code = codeOf(node);
    if (RAISES.test(code)) found.push(code);
  });
  return found;
}

/** Expressions that strings are put together with. */
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

function codeOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (code, { expression, literal }) => code + codeOf(expression) + literal.text,
      node.head.text,
    );
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(codeOf).join("\n");
  if (ts.isParenthesizedExpression(node) || ts.isSpreadElement(node)) return codeOf(node.expression);
  if (ts.isConditionalExpression(node)) return `${codeOf(node.whenTrue)}\n${codeOf(node.whenFalse)}`;
  if (ts.isBinaryExpression(node)) return codeOf(node.left) + codeOf(node.right);
  if (ts.isCallExpression(node)) return codeOfCall(node);
  if (ts.isIdentifier(node)) return codeOfName(node);
  return nameInCode(nameOf(node));
}

function codeOfCall(node: ts.CallExpression): string {
  const method = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : "";
  const [first, second] = node.arguments;
  if (method === "renderConst" || method === "renderLet") return "var";
  if (method === "stringify" && first) return JSON.stringify(evaluate(first)[0]);
  if (first && (method === "basicFunction" || FUNCTIONS.has(method))) {
    const [parameters, body] = method === "basicFunction" ? [first, second] : [second, first];
    const code = body ? codeOf(body) : "";
    return `function(${parameters ? codeOf(parameters) : ""}) {${method === "returningFunction" ? "return " : ""}${code}\n}`;
  }
  const given = node.arguments.filter((argument) => !ts.isFunctionLike(argument) && isText(argument));
  return given.length > 0 ? given.map(codeOf).join("\n") : nameInCode(nameOf(node));
}

/** A variable is looked up if it is a keyword or a text in quotes. */
function codeOfName(node: ts.Identifier): string {
  const declaration = declarationOf(node.text, node);
  const value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  const isCode =
    value && ts.isCallExpression(value) && /\.(?:renderConst|renderLet|stringify)$/.test(value.expression.getText());
  return isCode ? codeOfCall(value) : nameInCode(node.text);
}
