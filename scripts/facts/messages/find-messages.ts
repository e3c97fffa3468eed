import ts from "typescript";
import { type Alternatives, concat, hasWords } from "./alternatives";
import { type Classes, classNameOf, ERROR_NAME, messagesOfNew } from "./classes";
import { evaluate } from "./evaluate";
import type { FoundMessage, MessageKind } from "./message";
import { type Sink, sinkAt } from "./sinks";
import { walk } from "./source";

/** Finds the messages that a tree raises: new errors, what it throws, logs, deprecates, and what its classes say. */
export function findMessages(tree: ts.Node, classes: Classes): FoundMessage[] {
  const found: FoundMessage[] = [];
  walk(tree, (node) => {
    if (ts.isNewExpression(node)) found.push(...ofNew(node, classes));
    else if (ts.isClassDeclaration(node)) found.push(...ofClass(node, classes));
    else {
      const sink = sinkAt(node);
      if (sink) found.push(...ofSink(sink));
    }
  });
  return found;
}

function ofNew(node: ts.NewExpression, classes: Classes): FoundMessage[] {
  const name = classNameOf(node.expression);
  if (!ERROR_NAME.test(name)) return [];
  const texts = messagesOfNew(name, node.arguments ?? [], classes) ?? [];
  return found(texts, { kind: kindOf(name, node), ...(name !== "Error" && { class: name }) });
}

/** What a class says is a message even if it has no words of its own, so that each class is there. */
function ofClass(node: ts.ClassDeclaration, classes: Classes): FoundMessage[] {
  const name = node.name?.text ?? "";
  if (classes.get(name) !== node) return [];
  const texts = messagesOfNew(name, [], classes) ?? ["<message>"];
  return texts.map((template) => ({ template, kind: kindOf(name, node), class: name }));
}

function ofSink({ parts, kind, code }: Sink): FoundMessage[] {
  const [first = [], ...others] = parts.filter((part) => !ts.isNewExpression(part)).map((part) => evaluate(part));
  const texts = others.reduce<Alternatives>((all, more) => concat(concat(all, [" "]), more), first);
  return found(texts, { kind, ...(code && { code }) });
}

function found(texts: Alternatives, rest: Omit<FoundMessage, "template">): FoundMessage[] {
  return texts.filter(hasWords).map((template) => ({ template, ...rest }));
}

/** An error is a warning by its name, or by where it is put. */
function kindOf(name: string, node: ts.Node): MessageKind {
  if (name.endsWith("Warning")) return "warning";
  const around = ts.isCallExpression(node.parent) ? sinkAt(node.parent) : undefined;
  return around?.kind === "warning" ? "warning" : "error";
}
