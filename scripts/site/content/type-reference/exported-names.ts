import type { TypesReference } from "./reference-reader";

/**
 * Returns the list of all exported names as MDX, in the order of the alphabet. The id of an item is the last part of its
 * name, as in the addresses of the site that webpack-doc-kit generates, or the whole name if another item has that id.
 */
export function exportedNames({ declarations, hrefs }: Pick<TypesReference, "declarations" | "hrefs">): string {
  const names = new Map([...new Set(declarations.values())].flatMap((one) => one.exported.map((as) => [as, one.name])));
  const sorted = [...names.keys()].sort((a, b) => a.localeCompare(b, "en"));
  const used = new Set<string>();
  const items = sorted.map((name) => {
    const last = name.split(".").at(-1) ?? name;
    const id = name !== last && (names.has(last) || used.has(last)) ? name : last;
    used.add(id);
    return `<li><a id="${id}" href="${hrefs.get(names.get(name) ?? "") ?? ""}"><code>${name}</code></a></li>`;
  });
  return `<ul className="type-names">${items.join("")}</ul>`;
}
