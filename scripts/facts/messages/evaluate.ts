import ts from "typescript";
import { type Alternatives, concat, either, hasWords, placeholder } from "./alternatives";
import { functionOf, returnedBy } from "./functions";
import type { Lookup } from "./lookup";
import { nameOf, withPlaceholders } from "./names";
import { walk } from "./source";
import { valueAt } from "./value-at";

/** The information that is available where an expression is evaluated. */
export interface Known {
  /** The data from other files of the package. */
  lookup: Lookup;
  /** The texts of parameters, if a function or a constructor is called with texts. */
  bindings: ReadonlyMap<ts.ParameterDeclaration, Alternatives>;
  /** The assumed values of conditions that several parts of a text depend on. */
  conditions: ReadonlyMap<string, boolean>;
  /** The number of calls and variables followed so far. */
  depth: number;
}

/** Returns a starting point, where only the package is known. */
export function knowing(lookup: Lookup): Known {
  return { lookup, bindings: new Map(), conditions: new Map(), depth: 0 };
}

/** The maximum number of calls and variables to follow. */
const DEEPEST = 4;
/** Functions that color or format a text without changing its words. */
const DECORATIONS = /^(?:red|yellow|green|cyan|blue|bold|format)$/;
const SAME_WORDS = /^(?:toString|trim|trimEnd)$/;

/** Returns the templates of the texts that an expression can evaluate to. */
export function evaluate(node: ts.Expression, known: Known): Alternatives {
  const inner = (part: ts.Expression): Alternatives => evaluate(part, known);
  const unknown = [placeholder(nameOf(node))];
  if (ts.isStringLiteralLike(node)) return [withPlaceholders(node.text)];
  if (ts.isNumericLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return inner(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return inner(node.template);
  const condition = repeatedCondition(node, known);
  if (condition !== undefined) {
    const when = (isTrue: boolean): Alternatives =>
      evaluate(node, { ...known, conditions: new Map(known.conditions).set(condition, isTrue) });
    return either(when(true), when(false), unknown);
  }
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce<Alternatives>(
      (texts, { expression, literal }) => concat(concat(texts, inner(expression)), [withPlaceholders(literal.text)]),
      [withPlaceholders(node.head.text)],
    );
  }
  if (ts.isConditionalExpression(node)) {
    const isTrue = known.conditions.get(node.condition.getText());
    if (isTrue !== undefined) return inner(isTrue ? node.whenTrue : node.whenFalse);
    return either(inner(node.whenTrue), inner(node.whenFalse), unknown);
  }
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
  if (ts.isIdentifier(node)) return ofIdentifier(node, known) ?? unknown;
  if (ts.isCallExpression(node)) return ofCall(node, known) ?? unknown;
  return unknown;
}

/** Returns a condition that several parts of a text depend on, and that has no assumed value yet. */
function repeatedCondition(node: ts.Expression, { conditions }: Known): string | undefined {
  if (!ts.isTemplateExpression(node) && !ts.isBinaryExpression(node)) return undefined;
  const found = new Set<string>();
  let repeated: string | undefined;
  walk(node, (part) => {
    if (ts.isFunctionLike(part)) return false;
    if (!ts.isConditionalExpression(part)) return;
    const condition = part.condition.getText();
    if (found.has(condition) && !conditions.has(condition)) repeated ??= condition;
    found.add(condition);
  });
  return repeated;
}

function ofIdentifier(node: ts.Identifier, known: Known): Alternatives | undefined {
  const declaration = known.lookup.scopes.declarationOf(node.text, node);
  if (!declaration || known.depth > DEEPEST) return undefined;
  const follow = (part: ts.Expression): Alternatives => evaluate(part, deeper(known));
  if (ts.isParameter(declaration)) {
    const given = known.bindings.get(declaration);
    return given && (valueAt(declaration, node, follow, given) ?? given);
  }
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  const isHere = declaration.getSourceFile() === node.getSourceFile();
  const texts = isHere
    ? valueAt(declaration, node, follow)
    : declaration.initializer && follow(declaration.initializer);
  return texts?.some(hasWords) ? texts : undefined;
}

function ofCall(node: ts.CallExpression, known: Known): Alternatives | undefined {
  const { expression: callee, arguments: given } = node;
  const inner = (part: ts.Expression): Alternatives => evaluate(part, known);
  if (ts.isPropertyAccessExpression(callee)) {
    const [first] = given;
    if (DECORATIONS.test(callee.name.text) && first) return inner(first);
    if (SAME_WORDS.test(callee.name.text)) return inner(callee.expression);
    if (callee.name.text === "join") return joined(callee.expression, first ? inner(first) : [","], inner);
  }
  const called = functionOf(node, known.lookup);
  if (!called || known.depth > DEEPEST || ts.findAncestor(node, (around) => around === called)) return undefined;
  const texts = returnedBy(called)
    .map((result) => evaluate(result, bound(called.parameters, given, known)))
    .reduce<Alternatives>((all, more) => either(all, more, []), []);
  return texts.some(hasWords) ? texts : undefined;
}

/** Returns the elements of an array literal, joined with a separator. */
function joined(
  list: ts.Expression,
  separator: Alternatives,
  inner: (part: ts.Expression) => Alternatives,
): Alternatives | undefined {
  if (!ts.isArrayLiteralExpression(list)) return undefined;
  const [first = [""], ...others] = list.elements.map(inner);
  return others.reduce<Alternatives>((texts, more) => concat(concat(texts, separator), more), first);
}

/**
 * Returns the information that is available inside a function when it's called with these arguments. Only arguments
 * that have words are bound.
 */
export function bound(
  parameters: readonly ts.ParameterDeclaration[],
  given: readonly ts.Expression[],
  known: Known,
): Known {
  const entries = parameters.flatMap((parameter, index): [ts.ParameterDeclaration, Alternatives][] => {
    const argument = given[index];
    return argument && !ts.isSpreadElement(argument) ? [[parameter, ofArgument(argument, known)]] : [];
  });
  const bindings = new Map(entries.filter(([, texts]) => texts.some(hasWords)));
  return deeper({ ...known, bindings });
}

/**
 * Returns the texts of an argument. If it's a property, it can have any text that the package assigns to a property
 * with the same name.
 */
function ofArgument(argument: ts.Expression, known: Known): Alternatives {
  const values = ts.isPropertyAccessExpression(argument) ? known.lookup.values.get(argument.name.text) : undefined;
  const given = evaluate(argument, known);
  return values?.map((value) => evaluate(value, known)).reduce((all, more) => either(all, more, given)) ?? given;
}

/** Returns the same information with the depth increased by one. */
function deeper(known: Known): Known {
  return { ...known, conditions: new Map(), depth: known.depth + 1 };
}
