import type { SyntaxNode } from "@lezer/common";

/** A range in a text. */
export interface Range {
  from: number;
  to: number;
}

/**
 * The value of an expression, as far as the text shows it without being run. Everything that a program would have to
 * compute is `unknown`.
 */
export type Value = Range &
  (
    | { kind: "unknown" | "function" | "regexp" }
    | { kind: "literal"; value: string | number | boolean | null }
    /** `isComplete` is false if there may be more items than those in the text. */
    | { kind: "array"; items: Value[]; isComplete: boolean }
    | { kind: "object"; properties: Property[]; isComplete: boolean }
  );

/** A property with a name that can be read. */
export interface Property {
  name: string;
  /** The range of the name, with its quotes. */
  at: Range;
  value: Value;
}

/** Returns the text of a range. */
export type Slice = (range: Range) => string;

/** Reads an expression. */
export function readValue(node: SyntaxNode, slice: Slice): Value {
  const { from, to, name } = node;
  const known = { from, to };
  switch (name) {
    case "String":
    case "TemplateString": {
      const text = textOf(node, slice);
      return text === undefined ? { ...known, kind: "unknown" } : { ...known, kind: "literal", value: text };
    }
    case "Number":
      return numberOf(known, slice(node));
    case "UnaryExpression":
      return node.firstChild?.name === "ArithOp" && node.lastChild?.name === "Number"
        ? numberOf(known, slice(node).replaceAll(/\s/g, ""))
        : { ...known, kind: "unknown" };
    case "BooleanLiteral":
      return { ...known, kind: "literal", value: slice(node) === "true" };
    case "null":
      return { ...known, kind: "literal", value: null };
    case "RegExp":
      return { ...known, kind: "regexp" };
    case "ArrowFunction":
    case "FunctionExpression":
    case "ClassExpression":
      return { ...known, kind: "function" };
    case "ArrayExpression":
      return { ...known, kind: "array", ...itemsOf(node, slice) };
    case "ObjectExpression":
      return { ...known, kind: "object", ...propertiesOf(node, slice) };
    default: {
      const inner = withoutType(node);
      return inner ? readValue(inner, slice) : { ...known, kind: "unknown" };
    }
  }
}

/**
 * Returns the expression inside parentheses, or inside a TypeScript assertion about its type: `({}) satisfies
 * Configuration`.
 */
export function withoutType(node: SyntaxNode): SyntaxNode | undefined {
  const isTyped = node.name === "BinaryExpression" && (node.getChild("satisfies") ?? node.getChild("as")) !== null;
  if (isTyped) return node.firstChild ?? undefined;
  if (node.name === "ParenthesizedExpression") return node.firstChild?.nextSibling ?? undefined;
  return node.name === "PrefixCast" ? (node.lastChild ?? undefined) : undefined;
}

/** Returns the name of a property, or undefined if it is computed. */
export function nameOf(property: SyntaxNode, slice: Slice): string | undefined {
  const node = property.getChild("PropertyDefinition") ?? property.firstChild;
  if (!node || property.getChild("[")) return undefined;
  if (node.name === "PropertyDefinition" || node.name === "Number") return slice(node);
  return node.name === "String" ? textOf(node, slice) : undefined;
}

function propertiesOf(object: SyntaxNode, slice: Slice): { properties: Property[]; isComplete: boolean } {
  const properties = new Map<string, Property>();
  let isComplete = true;
  for (let node = object.firstChild; node; node = node.nextSibling) {
    if (node.type.isError) {
      isComplete = false;
      // Text that can't be parsed may belong to the value before it.
      const last = [...properties.values()].at(-1);
      if (last) last.value = { ...last.at, kind: "unknown" };
    }
    if (node.name !== "Property") continue;
    const name = nameOf(node, slice);
    if (name === undefined || name === "__proto__") {
      isComplete = false;
      // A spread, or a property with a computed name, can replace the properties before it.
      for (const property of properties.values()) property.value = { ...property.at, kind: "unknown" };
      continue;
    }
    const at = node.getChild("PropertyDefinition") ?? node.firstChild ?? node;
    properties.set(name, { name, at: { from: at.from, to: at.to }, value: propertyValue(node, slice) });
  }
  return { properties: [...properties.values()], isComplete };
}

/** Returns the value of a property with a colon; for a method, the value is a function. */
function propertyValue(property: SyntaxNode, slice: Slice): Value {
  const { from, to } = property;
  const isBroken = property.getChild("⚠") !== null;
  const value = property.getChild(":")?.nextSibling;
  if (value && !isBroken) return readValue(value, slice);
  const isMethod = property.getChild("ParamList") && !property.getChild("get") && !property.getChild("set");
  return { from, to, kind: isMethod && !isBroken ? "function" : "unknown" };
}

function itemsOf(array: SyntaxNode, slice: Slice): { items: Value[]; isComplete: boolean } {
  const items: Value[] = [];
  let isComplete = true;
  for (let node = array.firstChild; node; node = node.nextSibling) {
    const isSpread = node.prevSibling?.name === "Spread";
    if (node.name === "Spread" || node.type.isError) isComplete = false;
    else if (!isSpread && !/^(\[|\]|,|.*Comment)$/.test(node.name)) items.push(readValue(node, slice));
  }
  return { items, isComplete };
}

/** Returns the string of a literal. One with escapes or substitutions is not read. */
function textOf(node: SyntaxNode, slice: Slice): string | undefined {
  const text = slice(node);
  const isWhole = text.length > 1 && text.at(0) === text.at(-1);
  return isWhole && !text.includes("\\") && !node.getChild("Interpolation") ? text.slice(1, -1) : undefined;
}

function numberOf(range: Range, text: string): Value {
  const value = Number(text.replaceAll("_", ""));
  return Number.isNaN(value) ? { ...range, kind: "unknown" } : { ...range, kind: "literal", value };
}
