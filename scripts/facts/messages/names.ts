import ts from "typescript";

/** Methods that return another form of the value that they are called on. */
const SAME_THING =
  /^(?:join|map|filter|slice|sort|concat|flat|flatMap|trim|replace|replaceAll|to[A-Z]\w*|keys|values)$/;
/** Objects whose functions return another form of their argument. */
const OWN = new Set(["JSON", "String", "Array", "Object", "Number", "path", "util"]);

/** Names of variables, in the form that they have in code that is inside a string. */
const IN_CODE = /\$\$(\w+)\$\$/g;

/** Returns a name in that form, so that the code can be parsed. */
export function nameInCode(name: string): string {
  return `$$${name}$$`;
}

/** Returns a text with placeholders in place of such names. */
export function withPlaceholders(text: string): string {
  return text.replace(IN_CODE, "<$1>");
}

/**
 * Returns a name for the value of an expression: the most informative one among its variable, property, method or
 * argument.
 */
export function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text.replace(IN_CODE, "$1");
  if (ts.isPropertyAccessExpression(node)) return node.name.text.replace(/^[_#]+/, "");
  if (ts.isElementAccessExpression(node)) return nameOf(node.expression);
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return nameOf(node.expression);
  if (ts.isCallExpression(node)) return nameOfCall(node);
  if (ts.isNewExpression(node)) return node.arguments?.[0] ? nameOf(node.arguments[0]) : "value";
  if (ts.isSpreadElement(node)) return nameOf(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements[0] ? nameOf(node.elements[0]) : "value";
  if (ts.isBinaryExpression(node)) return nameOf(node.left);
  return "value";
}

function nameOfCall({ expression, arguments: [argument] }: ts.CallExpression): string {
  const ofArgument = argument ? nameOf(argument) : "value";
  if (!ts.isPropertyAccessExpression(expression)) return ofArgument === "value" ? nameOf(expression) : ofArgument;
  const object = nameOf(expression.expression);
  const method = expression.name.text;
  if (OWN.has(object)) return ofArgument;
  if (SAME_THING.test(method)) return object;
  return method.replace(/^get(?=[A-Z])./, (start) => start.slice(3).toLowerCase());
}
