/** An object of a file or a message that nobody has checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** Returns an object's fields; none if the value is something else. */
export function fields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** Returns the objects of a list; none if the value is no list. */
export function items(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** Returns the objects of a list, and instead of each group the objects in it. `stats.groupModulesByPath` makes groups. */
export function ungrouped(value: unknown): Fields[] {
  const found: Fields[] = [];
  const waiting = items(value).reverse();
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (!Array.isArray(item.children)) found.push(item);
    else for (const child of items(item.children).reverse()) waiting.push(child);
  }
  return found;
}

/** Returns a text; empty if the value is something else. */
export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Returns the texts of a list, and numbers as texts, because ids are either. */
export function texts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item) => typeof item === "string" || typeof item === "number").map(String);
}

/** Returns a number that is not negative; 0 if the value is something else. */
export function amount(value: unknown): number {
  return typeof value === "number" && value > 0 && Number.isFinite(value) ? value : 0;
}
