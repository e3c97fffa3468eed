import ts from "typescript";
import { type Alternatives, concat, either, hasWords, placeholder } from "./alternatives";
import { declarationOf, functionOf, returnedBy } from "./declarations";
import { nameOf, withPlaceholders } from "./names";
import { valueAt } from "./value-at";

/** The texts that parameters have, where a function or a constructor is called with texts. */
export type Bindings = ReadonlyMap<ts.ParameterDeclaration, Alternatives>;

/** How many calls deep texts are followed. */
const DEEPEST = 4;
/** What colours a text, or gives it another form, and leaves its words. */
const DECORATIONS = /^(?:red|yellow|green|cyan|blue|bold|format)$/;
const SAME_WORDS = /^(?:toString|trim|trimEnd)$/;

/** Returns the templates of the texts that an expression may become. */
export function evaluate(node: ts.Expression, bindings: Bindings = new Map(), depth = 0): Alternatives {
  const inner = (part: ts.Expression): Alternatives => evaluate(part, bindings, depth);
  const unknown = [placeholder(nameOf(node))];
  if (ts.isStringLiteralLike(node)) return [withPlaceholders(node.text)];
  if (ts.isNumericLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return inner(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return inner(node.template);
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce<Alternatives>(
      (texts, { expression, literal }) => concat(concat(texts, inner(expression)), [withPlaceholders(literal.text)]),
      [withPlaceholders(node.head.text)],
    );
  }
  if (ts.isConditionalExpression(node)) return either(inner(node.whenTrue), inner(node.whenFalse), unknown);
  if (ts.isBinaryExpression(node)) {
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.PlusToken:
        return concat(inner(node.left), inner(node.right));
      case ts.SyntaxKind.BarBarToken:
      case ts.SyntaxKind.QuestionQuestionToken:
        return either(inner(node.left), inner(node.right), unknown);
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return inner(node.right);
      default:
        return unknown;
    }
  }
  if (ts.isIdentifier(node)) return ofIdentifier(node, bindings, depth) ?? unknown;
  if (ts.isCallExpression(node)) return ofCall(node, bindings, depth) ?? unknown;
  return unknown;
}

function ofIdentifier(node: ts.Identifier, bindings: Bindings, depth: number): Alternatives | undefined {
  const declaration = declarationOf(node.text, node);
  if (!declaration || depth > DEEPEST) return undefined;
  if (ts.isParameter(declaration)) return bindings.get(declaration);
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  const texts = valueAt(declaration, node, (part) => evaluate(part, bindings, depth + 1));
  return texts?.some(hasWords) ? texts : undefined;
}

function ofCall(node: ts.CallExpression, bindings: Bindings, depth: number): Alternatives | undefined {
  const { expression: callee, arguments: given } = node;
  const inner = (part: ts.Expression): Alternatives => evaluate(part, bindings, depth);
  if (ts.isPropertyAccessExpression(callee)) {
    const [first] = given;
    if (DECORATIONS.test(callee.name.text) && first) return inner(first);
    if (SAME_WORDS.test(callee.name.text)) return inner(callee.expression);
    if (callee.name.text === "join") return joined(callee.expression, first ? inner(first) : [","], inner);
  }
  const called = functionOf(node);
  if (!called || depth > DEEPEST) return undefined;
  const texts = returnedBy(called)
    .map((result) => evaluate(result, bound(called.parameters, given, bindings, depth), depth + 1))
    .reduce<Alternatives>((all, more) => either(all, more, []), []);
  return texts.some(hasWords) ? texts : undefined;
}

/** Returns the elements of an array that is written out, with a separator between them. */
function joined(
  list: ts.Expression,
  separator: Alternatives,
  inner: (part: ts.Expression) => Alternatives,
): Alternatives | undefined {
  if (!ts.isArrayLiteralExpression(list)) return undefined;
  const [first = [""], ...others] = list.elements.map(inner);
  return others.reduce<Alternatives>((texts, more) => concat(concat(texts, separator), more), first);
}

/** Binds parameters to the texts of arguments, where these have words. */
export function bound(
  parameters: readonly ts.ParameterDeclaration[],
  given: readonly ts.Expression[],
  bindings: Bindings,
  depth: number,
): Bindings {
  const entries = parameters.flatMap((parameter, index): [ts.ParameterDeclaration, Alternatives][] => {
    const argument = given[index];
    return argument && !ts.isSpreadElement(argument) ? [[parameter, evaluate(argument, bindings, depth)]] : [];
  });
  return new Map(entries.filter(([, texts]) => texts.some(hasWords)));
}
