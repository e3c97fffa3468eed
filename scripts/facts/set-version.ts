import { readFileSync, writeFileSync } from "node:fs";

/**
 * Writes another version of a package into the `package.json` files that list the old one. A `^` before it stays.
 *
 * @param manifests Paths of `package.json` files.
 * @returns The paths of those that changed.
 */
export function setVersion(manifests: string[], name: string, from: string, to: string): string[] {
  return manifests.filter((file) => {
    const before = readFileSync(file, "utf8");
    const after = ["", "^"].reduce(
      (text, prefix) => text.replaceAll(`"${name}": "${prefix}${from}"`, `"${name}": "${prefix}${to}"`),
      before,
    );
    if (after !== before) writeFileSync(file, after);
    return after !== before;
  });
}
