import { type Node, type Property, parse } from "acorn";

/** A part of a text. */
export interface Part {
  from: number;
  to: number;
}

/**
 * Returns the functions in a script that webpack has made of modules, by the ids of the modules. It has none for a
 * module whose code is in the middle of the script, such as an entry, and if the script can't be parsed.
 *
 * @param ids The ids of all modules that can be in the script.
 */
export function moduleFunctions(text: string, ids: ReadonlySet<string>): ReadonlyMap<string, Part> {
  const found = new Map<string, Part>();
  const waiting: object[] = [];
  const script = parsed(text);
  if (script) waiting.push(script);
  // Lists of modules aren't inside modules, so what one contains isn't looked at.
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    const list = listIn(value, ids);
    for (const [id, { start, end }] of list) found.set(id, { from: start, to: end });
    if (list.length > 0) continue;
    for (const inner of Object.values(value)) {
      if (typeof inner === "object" && inner !== null) waiting.push(inner);
    }
  }
  return found;
}

function parsed(text: string): Node | null {
  for (const sourceType of ["module", "script"] as const) {
    try {
      return parse(text, { ecmaVersion: "latest", sourceType, allowHashBang: true, allowReturnOutsideFunction: true });
    } catch {
      // It's of the other kind, or not JavaScript.
    }
  }
  return null;
}

type Item = [id: string, node: Node];

/** Returns the modules in a literal that lists them: `{ 123(module) {…} }` or `[(module) => {…}]`; none in any other value. */
function listIn(value: object, ids: ReadonlySet<string>): Item[] {
  const items = itemsOf(value);
  if (items === null || items.length === 0) return [];
  const known = items.filter(([id]) => ids.has(id));
  return known.length * 2 > items.length ? known : [];
}

/** Returns the items of an object or array whose values are all functions; null for any other value. */
function itemsOf(value: object): Item[] | null {
  const { type, properties = [], elements = [] } = value as { type?: string } & Partial<Lists>;
  if (type === "ObjectExpression") {
    return properties.every(isFunctionProperty) ? properties.map((each): Item => [keyOf(each), each]) : null;
  }
  if (type !== "ArrayExpression" || !elements.every((each) => each === null || isFunction(each))) return null;
  return elements.flatMap((each, index): Item[] => (each ? [[String(index), each]] : []));
}

interface Lists {
  properties: Property[];
  elements: (Node | null)[];
}

function isFunctionProperty({ type, computed, value }: Property): boolean {
  return type === "Property" && !computed && isFunction(value);
}

function isFunction({ type }: Node): boolean {
  return type === "FunctionExpression" || type === "ArrowFunctionExpression";
}

function keyOf({ key }: Property): string {
  return key.type === "Identifier" ? key.name : String((key as { value?: unknown }).value);
}
