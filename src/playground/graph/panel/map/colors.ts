import type { Owned } from "../../answers/packages";

/** The number of colors for packages. */
const COLORS = 6;

/**
 * Returns the class of the color for every owner. The largest packages have different ones. Names and borders also tell
 * areas apart, so nobody depends on the colors.
 */
export function colorsOf(owners: readonly Owned[]): ReadonlyMap<string, string> {
  const packages = owners.filter(({ kind }) => kind === "package");
  return new Map([
    ...owners.map(({ name, kind }) => [name, `map-of-${kind}`] as const),
    ...packages.map(({ name }, index) => [name, `map-of-package-${index % COLORS}`] as const),
  ]);
}
