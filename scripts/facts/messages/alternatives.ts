/** The texts that an expression can evaluate to: at least one, and at most `MOST`. */
export type Alternatives = readonly string[];

/** The maximum number of alternatives for an expression. If there are more, a placeholder takes their place. */
const MOST = 8;

/** Returns the placeholder for a part that varies: `<name>`. */
export function placeholder(name = "value"): string {
  return `<${name}>`;
}

/**
 * Returns every combination of a text of `first` followed by a text of `second`. If there are too many, a placeholder
 * takes the place of `second`.
 */
export function concat(first: Alternatives, second: Alternatives): Alternatives {
  if (first.length * second.length > MOST) return first.map((text) => text + placeholder());
  return first.flatMap((text) => second.map((more) => text + more));
}

/**
 * Returns the texts of both without duplicates. If all of them are placeholders, it returns one of them. If there are
 * too many, it returns `instead`.
 */
export function either(first: Alternatives, second: Alternatives, instead: Alternatives): Alternatives {
  const all = [...new Set([...first, ...second])];
  if (all.every(isPlaceholder)) return [all.find((text) => text !== "") ?? ""];
  return all.length > MOST ? instead : all;
}

/** Returns whether a template has words besides placeholders. */
export function hasWords(template: string): boolean {
  return /\p{L}{2}/u.test(template.replace(/<\w+>/g, ""));
}

function isPlaceholder(text: string): boolean {
  return /^(?:<\w+>)?$/.test(text);
}
