import { slug } from "github-slugger";
import { byEveryName, type Declarations, mentionsOf, shownName } from "../../../facts/declarations/declaration";
import { typeComponentsIn } from "./type-components";

/** A page that documents types, before it is compiled. */
export interface TypesPage {
  url: string;
  title: string;
  body: string;
}

/** Where each type is documented. */
export interface PlacedTypes {
  /** The addresses of types by their names in the declarations. */
  hrefs: ReadonlyMap<string, string>;
  /** The types that a page shows because its signatures mention them, by URL. */
  mentioned: ReadonlyMap<string, string[]>;
  /** The members that a text describes: `ModuleGraph.getIssuer`. */
  described: ReadonlySet<string>;
}

/**
 * Gives each type a place: the page that names it or, if no page does, the page whose signatures are the closest to
 * mentioning it. Of two pages that are equally close, the first one has it.
 */
export function placeTypes(declarations: Declarations, pages: readonly TypesPage[]): PlacedTypes {
  const known = byEveryName(declarations);
  const components = pages.flatMap((page) => typeComponentsIn(page.body).map((component) => ({ ...component, page })));
  const hrefs = new Map<string, string>();
  const mentioned = new Map<string, string[]>();
  // The queue contains each type once, and starts with those that pages name.
  const queue = components
    .filter(({ name }) => name === "Class" || name === "Types")
    .flatMap(({ of, page }) => of.flatMap((name) => ({ type: known.get(name), page })));
  for (const { type, page } of queue) {
    if (!type) continue;
    const shown = shownName(type);
    hrefs.set(type.name, shown === page.title ? page.url : `${page.url}#${slug(shown)}`);
  }
  for (const { type, page } of queue) {
    for (const mention of type ? mentionsOf(type) : []) {
      if (hrefs.has(mention)) continue;
      hrefs.set(mention, `${page.url}#${mentionedId(mention)}`);
      mentioned.set(page.url, [...(mentioned.get(page.url) ?? []), mention]);
      queue.push({ type: declarations.get(mention), page });
    }
  }
  const described = components.flatMap(({ name, of }) => (name === "Signature" ? of : []));
  return { hrefs, mentioned, described: new Set(described) };
}

/** Returns the id of a type that is only mentioned. The prefix keeps it apart from ids of headings, and letter case from other types. */
export function mentionedId(name: string): string {
  return `type-${name}`;
}
