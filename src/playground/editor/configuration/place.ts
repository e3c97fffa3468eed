import type { SyntaxNode } from "@lezer/common";
import type { Parsed } from "./parse";
import { nameOf, type Range, type Slice } from "./value";

/** A step from an object or array into one of its values; a property whose name is computed has none. */
export type Step = { property: string | undefined } | "item";

/** The place where the reader is typing the name of an option. */
export interface Place extends Range {
  /** The steps from the configuration to the containing object: `module`, `rules`, item. */
  steps: Step[];
  /** The object that gets the option. */
  object: SyntaxNode;
  /** Whether the name is in quotes, which aren't part of the range. */
  isQuoted: boolean;
}

/**
 * Finds the option name that a position belongs to.
 *
 * @returns null where anything else is or should be, and outside configurations.
 */
export function placeAt({ tree, slice, configurations }: Parsed, pos: number): Place | null {
  const object = enclosingObject(tree.resolveInner(pos, -1), pos);
  const name = object && nameAt(object, pos, slice);
  if (!object || !name) return null;
  const steps = stepsTo(object, configurations, slice);
  return steps && { ...name, steps, object };
}

/** The place where the reader is typing a string that is the value of an option. */
export interface TextPlace extends Range {
  /** The steps from the configuration to the string. */
  steps: Step[];
}

/** Finds the quoted string that a position belongs to. Returns null elsewhere, and outside configurations. */
export function textPlaceAt({ tree, slice, configurations }: Parsed, pos: number): TextPlace | null {
  const string = tree.resolveInner(pos, -1);
  const range = { from: string.from + 1, to: endOfText(string, slice) };
  if (string.name !== "String" || pos < range.from || pos > range.to) return null;
  const isName = string.parent?.name === "Property" && string.parent.from === string.from;
  const steps = isName ? null : stepsTo(string, configurations, slice);
  return steps && { ...range, steps };
}

function enclosingObject(start: SyntaxNode, pos: number): SyntaxNode | null {
  for (let node: SyntaxNode | null = start; node; node = node.parent) {
    const isAfter = node.lastChild?.name === "}" && pos >= node.to;
    if (node.name === "ObjectExpression" && pos > node.from && !isAfter) return node;
  }
  return null;
}

/** Returns the range of the name before a position, if an object can have a name there. */
function nameAt(object: SyntaxNode, pos: number, slice: Slice): (Range & { isQuoted: boolean }) | null {
  const inside = object.resolve(pos, -1);
  const property = childOf(object, inside);
  if (/Comment$/.test(inside.name)) return null;
  if (property?.name === "Property" && pos > property.from) {
    const first = property.firstChild;
    if (first?.name === "PropertyDefinition" && pos <= first.to)
      return { from: first.from, to: first.to, isQuoted: false };
    const end = first?.name === "String" ? endOfText(first, slice) : 0;
    if (first && pos > first.from && pos <= end) return { from: first.from + 1, to: end, isQuoted: true };
  }
  const typed = /[\w$]*$/.exec(slice({ from: object.from, to: pos }))?.[0] ?? "";
  const from = pos - typed.length;
  return mayStartProperty(object, from, slice) ? { from, to: pos, isQuoted: false } : null;
}

/** Returns the end of a quoted string, even if its closing quote is missing. */
function endOfText(string: SyntaxNode, slice: Slice): number {
  const [, text = ""] = /^(.[^'"\n]*)/.exec(slice(string)) ?? [];
  return string.from + text.length;
}

/** Returns whether the next property can start at a position, even if the comma before it is missing. */
function mayStartProperty(object: SyntaxNode, from: number, slice: Slice): boolean {
  let before: SyntaxNode | null = null;
  for (let child = object.firstChild; child && child.from < from; child = child.nextSibling) {
    if (!/Comment$/.test(child.name) && !child.type.isError) before = child;
  }
  if (!before) return false;
  if (before.name === "{" || before.name === ",") return before.to <= from;
  const value = before.getChild(":")?.nextSibling;
  if (before.name !== "Property" || !value || value.type.isError || value.to > from) return false;
  const between = slice({ from: value.to, to: from });
  return /^\s*\n\s*$/.test(between);
}

/** Returns the child of a node that contains another node. */
function childOf({ from, to, name }: SyntaxNode, inside: SyntaxNode): SyntaxNode | null {
  for (let node = inside; node.parent; node = node.parent) {
    const { parent } = node;
    if (parent.name === name && parent.from === from && parent.to === to) return node;
  }
  return null;
}

/**
 * Returns the steps from a configuration to a value inside it, or null if it isn't certain that the value is inside.
 */
function stepsTo(value: SyntaxNode, configurations: SyntaxNode[], slice: Slice): Step[] | null {
  const isConfiguration = (node: SyntaxNode) =>
    configurations.some(({ from, to }) => from === node.from && to === node.to);
  const steps: Step[] = [];
  for (let node = value; !isConfiguration(node); ) {
    const { parent } = node;
    if (!parent) return null;
    if (parent.name === "Property") {
      const isSpread = parent.getChild("Spread") !== null;
      if (!isSpread) steps.unshift({ property: nameOf(parent, slice) });
      // The property itself is the step; the object around it doesn't add another.
      if (!parent.parent) return null;
      node = parent.parent;
      continue;
    }
    if (parent.name === "ArrayExpression") {
      if (node.prevSibling?.name !== "Spread") steps.unshift("item");
    } else if (!isTransparent(parent, node, slice)) return null;
    node = parent;
  }
  return steps;
}

/** Returns whether the value of an expression can be the value of a part of it. */
function isTransparent(parent: SyntaxNode, node: SyntaxNode, slice: Slice): boolean {
  if (/^(?:ParenthesizedExpression|PrefixCast|ConditionalExpression)$/.test(parent.name)) return true;
  if (parent.name === "BinaryExpression") return ["LogicOp", "as", "satisfies"].some((sign) => parent.getChild(sign));
  // [a, isProduction && b].filter(Boolean)
  if (parent.name === "MemberExpression") return slice({ from: node.to, to: parent.to }).trim() === ".filter";
  return parent.name === "CallExpression" && parent.firstChild?.from === node.from;
}
