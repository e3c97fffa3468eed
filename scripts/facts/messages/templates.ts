import ts from "typescript";
import { nameOf, withPlaceholders } from "./names";

/** Functions that color or format a text without changing its words. */
const DECORATIONS = /^(?:red|yellow|green|cyan|blue|bold|format)$/;
const SAME_WORDS = /^(?:toString|trim|trimEnd)$/;
/** The maximum number of variables to follow from one to the next. */
const MOST_FOLLOWED = 3;

/**
 * Returns the templates of the texts that an expression can evaluate to, with a placeholder such as `<name>` for each part
 * that isn't a text. A condition has two, and several conditions in an expression have the same outcome.
 *
 * @param followed The number of variables followed so far.
 */
export function templatesOf(node: ts.Expression, followed = 0): string[] {
  const inner = (part: ts.Expression) => templatesOf(part, followed);
  if (ts.isStringLiteralLike(node)) return [withPlaceholders(node.text)];
  if (ts.isNumericLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return inner(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return inner(node.template);
  if (ts.isConditionalExpression(node)) return distinct([...inner(node.whenTrue), ...inner(node.whenFalse)]);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [inner(expression), [literal.text]]);
    return joined([[node.head.text], ...spans]).map(withPlaceholders);
  }
  if (ts.isBinaryExpression(node)) {
    const { PlusToken, BarBarToken, QuestionQuestionToken, AmpersandAmpersandToken } = ts.SyntaxKind;
    const { kind } = node.operatorToken;
    if (kind === PlusToken) return joined([inner(node.left), inner(node.right)]);
    if (kind === AmpersandAmpersandToken) return inner(node.right);
    if (kind === BarBarToken || kind === QuestionQuestionToken) return distinct([node.left, node.right].flatMap(inner));
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const [first] = node.arguments;
    if (DECORATIONS.test(name.text) && first) return inner(first);
    if (SAME_WORDS.test(name.text)) return inner(expression);
    if (name.text === "join" && ts.isArrayLiteralExpression(expression)) {
      return joined(expression.elements.map(inner), first ? inner(first)[0] : ",");
    }
  }
  const value = ts.isIdentifier(node) && followed < MOST_FOLLOWED ? valueAt(node) : undefined;
  const texts = value ? templatesOf(value, followed + 1) : [];
  return texts.some(hasWords) ? texts : [`<${nameOf(node)}>`];
}

/** Joins the first texts of all parts, then the second ones, and so on. A part without a further text keeps its last one. */
export function joined(parts: readonly string[][], separator = ""): string[] {
  const most = Math.max(0, ...parts.map(({ length }) => length));
  const texts = Array.from({ length: most }, (_, index) => {
    return parts.map((part) => part[Math.min(index, part.length - 1)]).join(separator);
  });
  return distinct(texts);
}

/** Returns whether a template has words besides placeholders. */
export function hasWords(template: string): boolean {
  return /\p{L}{2}/u.test(template.replace(/<\w+>/g, ""));
}

/** Returns the value that a variable is declared with, in the closest block that declares it. */
export function valueAt(use: ts.Identifier): ts.Expression | undefined {
  for (let around: ts.Node = use.parent; around; around = around.parent) {
    if (ts.isFunctionLike(around) && around.parameters.some(({ name }) => name.getText() === use.text))
      return undefined;
    if (!("statements" in around)) continue;
    const declared = (around as ts.Block).statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .find(({ name }) => name.getText() === use.text);
    if (declared) return declared.initializer;
  }
  return undefined;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
