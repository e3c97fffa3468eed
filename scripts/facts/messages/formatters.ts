import ts from "typescript";
import type { Alternatives } from "./alternatives";
import { ERROR_NAME } from "./classes";
import { evaluate, type Known } from "./evaluate";
import { type FunctionNode, isFunction, returnedBy } from "./functions";
import { baseOf } from "./lookup";

/** The option of schema-utils with a function that completes the messages of its `ValidationError`. */
const OPTION = "postFormatter";

/** Returns the parts of a message that a node formats: `formatValidationError` of an error's class, and `postFormatter`. */
export function formattedAt(node: ts.Node, known: Known): { class: string; parts: Alternatives } | undefined {
  const partsOf = (formats: FunctionNode) => returnedBy(formats).flatMap((part) => evaluate(part, known));
  if (ts.isPropertyAssignment(node) && node.name.getText() === OPTION && isFunction(node.initializer)) {
    return { class: "ValidationError", parts: partsOf(node.initializer) };
  }
  if (!ts.isMethodDeclaration(node) || !ts.isClassDeclaration(node.parent)) return undefined;
  const isOfError = ERROR_NAME.test(baseOf(node.parent)) && /^format\w*Error$/.test(node.name.getText());
  return isOfError ? { class: node.parent.name?.text ?? "", parts: partsOf(node) } : undefined;
}
