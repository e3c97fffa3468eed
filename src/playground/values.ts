/** An object from a file or a message whose fields haven't been checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** Returns an object's fields; an empty object if the value is something else. */
export function fields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** Returns the objects of an array; an empty array if the value is something else. */
export function items(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/**
 * Returns the objects of an array, with each group replaced by the objects in it. `stats.groupModulesByPath` creates
 * groups.
 */
export function ungrouped(value: unknown): Fields[] {
  const found: Fields[] = [];
  const waiting = items(value).reverse();
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (!Array.isArray(item.children)) found.push(item);
    else for (const child of items(item.children).reverse()) waiting.push(child);
  }
  return found;
}

/** Returns a string; an empty one if the value is something else. */
export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Returns the strings of an array, and its numbers as strings, because ids can be either. */
export function texts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item) => typeof item === "string" || typeof item === "number").map(String);
}

/** Returns a number that isn't negative; 0 if the value is something else. */
export function amount(value: unknown): number {
  return typeof value === "number" && value > 0 && Number.isFinite(value) ? value : 0;
}
