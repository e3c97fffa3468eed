import ts from "typescript";
import { type Alternatives, concat, hasWords } from "./alternatives";
import { ERROR_NAME, messagesOfNew } from "./classes";
import { bound, evaluate, type Known } from "./evaluate";
import { formattedAt } from "./formatters";
import { functionOf } from "./functions";
import { kindOfNew } from "./kind-of-new";
import { baseOf, classNameOf } from "./lookup";
import type { RaisedMessage } from "./message";
import { type Sink, sinkAt } from "./sinks";
import { walk } from "./source";

/** The maximum number of functions through which a message that is passed on is followed. */
const DEEPEST = 2;
/** Functions that Babel adds to every compiled file, and that report wrong use of classes. */
const HELPERS =
  /^_(?:assert|call|check|class|inherits|possible|to|defineProperty|createClass)[A-Z]|^_(?:isNative|assert)/;

/**
 * Finds the messages that a tree raises: in new errors, `throw` statements, logs, deprecations and error classes, and
 * as arguments of functions that raise messages.
 */
export function findRaisedMessages(tree: ts.Node, known: Known): RaisedMessage[] {
  const found: RaisedMessage[] = [];
  walk(tree, (node) => {
    if (ts.isFunctionDeclaration(node) && HELPERS.test(node.name?.text ?? "")) return false;
    const formatted = formattedAt(node, known);
    if (formatted) found.push(...withWords(formatted.parts, { kind: "error", class: formatted.class }));
    if (ts.isNewExpression(node)) found.push(...ofNew(node, known));
    else if (ts.isClassDeclaration(node)) found.push(...ofClass(node, known));
    else {
      const sink = sinkAt(node);
      if (sink) found.push(...ofSink(sink, known));
      else if (ts.isCallExpression(node)) found.push(...givenOn(node, known));
    }
  });
  return found;
}

function ofNew(node: ts.NewExpression, known: Known): RaisedMessage[] {
  const name = classNameOf(node.expression);
  if (!ERROR_NAME.test(name)) return [];
  const texts = messagesOfNew(name, node.arguments ?? [], known) ?? [];
  return withWords(texts, { kind: kindOfNew(name, node), ...(name !== "Error" && { class: name }) });
}

/** Returns the messages of an error class. They count even if they have no words, so that every class is included. */
function ofClass(node: ts.ClassDeclaration, known: Known): RaisedMessage[] {
  const name = node.name?.text ?? "";
  if (name === "" || !ERROR_NAME.test(baseOf(node))) return [];
  const texts = messagesOfNew(name, [], known) ?? ["<message>"];
  return texts.map((template) => ({ template, kind: kindOfNew(name, node), class: name }));
}

function ofSink({ parts, code, ...rest }: Sink, known: Known): RaisedMessage[] {
  const [first = [], ...others] = parts
    .filter((part) => !ts.isNewExpression(part))
    .map((part) => evaluate(part, known));
  const texts = others.reduce<Alternatives>((all, more) => concat(concat(all, [" "]), more), first);
  const [codeText = ""] = code ? evaluate(code, known) : [];
  return withWords(texts, { ...rest, ...(hasWords(codeText) && { code: codeText }) });
}

/** Returns the messages that a function only raises because this call passes the words. */
function givenOn(node: ts.CallExpression, known: Known): RaisedMessage[] {
  const called = functionOf(node, known.lookup);
  const body = called?.body;
  if (!body || known.depth > DEEPEST) return [];
  const inside = bound(called.parameters, node.arguments, known);
  if (![...inside.bindings.values()].flat().some(isSentence)) return [];
  const messagesWith = (given: Known["bindings"]): RaisedMessage[] =>
    findRaisedMessages(body, { ...inside, bindings: given });
  const always = new Set(messagesWith(new Map()).map(({ template }) => template));
  return messagesWith(inside.bindings).filter(({ template }) => !always.has(template));
}

/**
 * Returns whether a text has more than one word. A single word is probably a name that the function inserts into its
 * own message.
 */
function isSentence(text: string): boolean {
  return /\p{L} +\S*\p{L}/u.test(text);
}

function withWords(texts: Alternatives, rest: Omit<RaisedMessage, "template">): RaisedMessage[] {
  return texts.filter(hasWords).map((template) => ({ template, ...rest }));
}
