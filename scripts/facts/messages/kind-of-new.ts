import ts from "typescript";
import type { MessageKind } from "./message";
import { sinkAt } from "./sinks";
import { walk } from "./source";

/**
 * Returns whether a new error is an error or a warning: by its name, by the name of its variable, or by the list that
 * it's added to.
 */
export function kindOfNew(name: string, node: ts.Node): MessageKind {
  if (name.endsWith("Warning")) return "warning";
  const { parent } = node;
  if (!ts.isVariableDeclaration(parent)) return isPutIntoWarnings(parent) ? "warning" : "error";
  const variable = parent.name.getText();
  const block = ts.findAncestor(parent, (around) => ts.isBlock(around) || ts.isSourceFile(around));
  let isWarning = /warning$/i.test(variable);
  if (block) {
    walk(block, (other) => {
      if (ts.isCallExpression(other) && other.arguments.some((given) => given.getText() === variable)) {
        isWarning ||= isPutIntoWarnings(other);
      }
    });
  }
  return isWarning ? "warning" : "error";
}

function isPutIntoWarnings(node: ts.Node): boolean {
  return ts.isCallExpression(node) && sinkAt(node)?.kind === "warning";
}
