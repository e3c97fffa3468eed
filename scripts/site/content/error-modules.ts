import type { CatalogueEntry, ListedEntry } from "../../../src/errors/types";
import { CATALOGUE } from "../../../src/utilities/section-urls";
import { placeEntries } from "./place-entries";
import type { Page } from "./types";

type ErrorPage = Pick<Page, "url" | "html" | "messages" | "explanations">;

/**
 * Returns the modules with the error catalog, by path. One finds its messages, and one has the fields that lists show
 * of each entry, in the same order. Each page has a module with the explanation of each of its messages, by fragment,
 * and a table loads these modules.
 */
export function errorModules(pages: ErrorPage[]): Map<string, string> {
  const explained = pages.filter(({ messages, html }) => messages.length > 0 && html !== null);
  const names = explained.map(({ url }) => url.slice(CATALOGUE.length, -1));
  const loads = names.map((name) => {
    const comment = `/* webpackChunkName: ${JSON.stringify(`errors-${name}`)} */`;
    return `  ${JSON.stringify(name)}: () => import(${comment} ${JSON.stringify(`./errors/${name}.js`)}),`;
  });
  const catalogue = pages.flatMap(({ messages }) => messages);
  const listed = catalogue.map(({ id, patterns, general, meaning }): ListedEntry => {
    return { id, title: [...patterns, ...general][0] ?? "", meaning };
  });
  const texts = explained.map(({ explanations }, index): [string, string] => {
    return [`errors/${names[index]}.js`, `export const text = ${JSON.stringify(explanations)};\n`];
  });
  return new Map([
    ["error-patterns.js", patternsModule(catalogue)],
    ["error-entries.js", `export const entries = ${JSON.stringify(listed)};\n`],
    ["errors.js", `export const texts = {\n${loads.join("\n")}\n};\n`],
    ...texts,
  ]);
}

/** Returns the module with what finds the messages of a catalog. The id of an entry is its index. */
export function patternsModule(catalogue: readonly CatalogueEntry[]): string {
  const entries = placeEntries(catalogue).map(({ id: _, ...entry }) => entry);
  return `export const patterns = ${JSON.stringify(entries)}.map((entry, id) => ({ ...entry, id }));\n`;
}
