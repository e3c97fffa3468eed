import ts from "typescript";
import type { RaisedMessage } from "./message";
import { sinkAt } from "./sinks";
import { walk } from "./source";
import { hasWords, joined, templatesOf } from "./templates";

/** Functions that Babel adds to every compiled file, and that report wrong use of classes. */
const HELPERS =
  /^_(?:assert|call|check|class|inherits|possible|to|defineProperty|createClass)[A-Z]|^_(?:isNative|assert)/;

/**
 * Finds the messages that a tree raises: in new errors, `throw` statements, logs, deprecations and error classes, and as
 * arguments of functions whose names say that they raise them. A computed message is found in parts, or not at all.
 */
export function findRaisedMessages(tree: ts.Node): RaisedMessage[] {
  const found: RaisedMessage[] = [];
  walk(tree, (node) => {
    if (ts.isFunctionDeclaration(node) && HELPERS.test(node.name?.text ?? "")) return false;
    const sink = sinkAt(node);
    if (!sink) return;
    const { parts, code, isOfClass, ...rest } = sink;
    const said = code && templatesOf(code).find(hasWords);
    const templates = parts.filter((part) => !ts.isNewExpression(part)).map((part) => templatesOf(part));
    for (const template of joined(templates, " ")) {
      if (hasWords(template) || isOfClass)
        found.push({ template: template || "<message>", ...rest, ...(said && { code: said }) });
    }
  });
  return found;
}
