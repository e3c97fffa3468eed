import type { CatalogueEntry, PlacedEntry } from "../../../src/errors/types";

/**
 * Returns the entries of a catalog with their indexes as ids, which browsers load before they know which of them they
 * need. References to entries that don't exist are left out.
 */
export function placeEntries(catalogue: readonly CatalogueEntry[]): PlacedEntry[] {
  const places = new Map(catalogue.map(({ id }, place) => [id, place]));
  return catalogue.map(({ patterns, follows = [], passesOn, causes = [] }, id) => {
    const causing = follows.flatMap((other) => places.get(other) ?? []);
    const signs = causes.map((cause) => cause.signs ?? []);
    return {
      id,
      patterns,
      ...(causing.length > 0 && { follows: causing }),
      ...(passesOn && { passesOn }),
      ...(signs.some(({ length }) => length > 0) && { signs }),
    };
  });
}
