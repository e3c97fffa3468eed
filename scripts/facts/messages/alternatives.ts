/** Texts that one expression may become: at least one, and at most `MOST`. */
export type Alternatives = readonly string[];

/** The maximum number of alternatives of one place; what would be more becomes a placeholder. */
const MOST = 8;

/** Returns the placeholder for what varies: `<name>`. */
export function placeholder(name = "value"): string {
  return `<${name}>`;
}

/** Returns each text of the first followed by each of the second. If these are too many, the second is a placeholder. */
export function concat(first: Alternatives, second: Alternatives): Alternatives {
  if (first.length * second.length > MOST) return first.map((text) => text + placeholder());
  return first.flatMap((text) => second.map((more) => text + more));
}

/** Returns the texts of both without repetition, one if they only vary in a placeholder, or what stands in for them if these are too many. */
export function either(first: Alternatives, second: Alternatives, instead: Alternatives): Alternatives {
  const all = [...new Set([...first, ...second])];
  if (all.every(isPlaceholder)) return [all.find((text) => text !== "") ?? ""];
  return all.length > MOST ? instead : all;
}

/** Returns whether a template has words of its own, besides placeholders. */
export function hasWords(template: string): boolean {
  return /\p{L}{2}/u.test(template.replace(/<\w+>/g, ""));
}

function isPlaceholder(text: string): boolean {
  return /^(?:<\w+>)?$/.test(text);
}
