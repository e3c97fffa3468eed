import ts from "typescript";
import { nameInCode, nameOf } from "./names";
import { walk } from "./source";
import { templatesOf, valueAt } from "./templates";

/** Matches code that raises a message. Strings only count as code if they contain a match. */
const RAISES = /new \w*Error\(|\.message \+?= |console\.(?:warn|error)\(|\bthrow /;

/**
 * Finds code in the strings of a tree, which webpack writes into bundles, usually line by line in an array. Parts that are
 * inserted become names in that code.
 *
 * @returns Texts that may be incomplete, so they aren't always valid JavaScript.
 */
export function findRuntimeCode(tree: ts.Node): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (!ts.isArrayLiteralExpression(node) && !ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return;
    if (ts.isArrayLiteralExpression(node.parent)) return; // The list has been read with all of its lines.
    const code = codeOf(node);
    if (RAISES.test(code)) found.push(code);
  });
  return found;
}

function codeOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return (
      node.head.text + node.templateSpans.map(({ expression, literal }) => codeOf(expression) + literal.text).join("")
    );
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(codeOf).join("\n");
  const value = ts.isIdentifier(node) ? valueAt(node) : node;
  const isText = value && ts.isCallExpression(value) && value.expression.getText() === "JSON.stringify";
  const [text] = isText ? value.arguments : [];
  return text ? JSON.stringify(templatesOf(text)[0]) : nameInCode(nameOf(node));
}
