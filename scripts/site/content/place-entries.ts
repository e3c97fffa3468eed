import { compilePattern, simplified } from "../../../src/errors/compile-pattern";
import { shortSign } from "../../../src/errors/find-sign";
import type { CatalogEntry, PlacedEntry } from "../../../src/errors/types";

/** A part of a message that varies. Its name only helps readers of the catalog. */
const VARYING = /<[a-z][\w -]*>/gi;

/**
 * Returns the entries of a catalog with their indexes as ids, which browsers load before they know which of them they
 * need. References to entries that don't exist are left out, and so is what patterns have only for readers.
 */
export function placeEntries(catalog: readonly CatalogEntry[]): PlacedEntry[] {
  const places = new Map(catalog.map(({ id }, place) => [id, place]));
  return catalog.map(({ patterns, general = [], follows = [], passesOn, causes = [] }, id) => {
    const causing = follows.flatMap((other) => places.get(other) ?? []);
    const signs = causes.map((cause) => [...new Set((cause.signs ?? []).map(shortSign))]);
    return {
      id,
      patterns: distinct(patterns),
      ...(general.length > 0 && { general: distinct(general) }),
      ...(causing.length > 0 && { follows: causing }),
      ...(passesOn && { passesOn }),
      ...(signs.some(({ length }) => length > 0) && { signs }),
    };
  });
}

/** Returns the patterns that match different text, each in the shortest form that matches the same. */
function distinct(patterns: readonly string[]): string[] {
  const bySource = new Map(patterns.map((pattern) => [sourceOf(pattern), pattern]));
  return [...bySource].map(([source, pattern]) => {
    const short = simplified(pattern);
    const small = short.toLowerCase();
    // Quotation marks of one kind need no escapes, and compress better.
    const forms = [small.replaceAll('"', "'"), small, short].map((form) => form.replace(VARYING, "<x>"));
    return forms.find((form) => sourceOf(form) === source) ?? pattern;
  });
}

/** Returns what a pattern matches, as an expression that ignores case. */
const sourceOf = (pattern: string) => compilePattern(pattern).expression.source.toLowerCase();
