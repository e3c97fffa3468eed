import ts from "typescript";
import type { Alternatives } from "./alternatives";
import { ERROR_NAME } from "./classes";
import { evaluate, type Known } from "./evaluate";
import { type FunctionNode, isFunction, returnedBy } from "./functions";
import { baseOf } from "./lookup";

/** The class that says the part of a message that a function returns. */
interface Formatter {
  class: string;
  formats: FunctionNode;
}

/** The option of schema-utils with a function that completes the messages of its `ValidationError`. */
const OPTION = "postFormatter";

/** Returns the parts of a message that a node formats: `formatValidationError` of an error's class, and `postFormatter`. */
export function formattedAt(node: ts.Node, known: Known): { class: string; parts: Alternatives } | undefined {
  const formatter = formatterAt(node);
  if (!formatter) return undefined;
  return { class: formatter.class, parts: returnedBy(formatter.formats).flatMap((part) => evaluate(part, known)) };
}

function formatterAt(node: ts.Node): Formatter | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === OPTION && isFunction(node.initializer)) {
    return { class: "ValidationError", formats: node.initializer };
  }
  if (!ts.isMethodDeclaration(node) || !ts.isClassDeclaration(node.parent)) return undefined;
  const isOfError = ERROR_NAME.test(baseOf(node.parent)) && /^format\w*Error$/.test(node.name.getText());
  return isOfError ? { class: node.parent.name?.text ?? "", formats: node } : undefined;
}
