import type { CatalogEntry, ListedEntry } from "../../../src/errors/types";
import { CATALOG } from "../../../src/utilities/section-urls";
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
  const names = explained.map(({ url }) => url.slice(CATALOG.length, -1));
  const loads = names.map((name) => {
    const comment = `/* webpackChunkName: ${JSON.stringify(`errors-${name}`)} */`;
    return `  ${JSON.stringify(name)}: () => import(${comment} ${JSON.stringify(`./errors/${name}.js`)}),`;
  });
  const catalog = pages.flatMap(({ messages }) => messages);
  const listed = catalog.map(({ id, patterns, general, meaning }): ListedEntry => {
    return { id, title: [...patterns, ...general][0] ?? "", meaning };
  });
  const texts = explained.map(({ explanations }, index): [string, string] => {
    return [`errors/${names[index]}.js`, `export const text = ${JSON.stringify(explanations)};\n`];
  });
  return new Map([
    ["error-patterns.js", patternsModule(catalog)],
    ["error-entries.js", `export const entries = ${JSON.stringify(listed)};\n`],
    ["errors.js", `export const texts = {\n${loads.join("\n")}\n};\n`],
    ...texts,
  ]);
}

/**
 * Returns the module with what finds the messages of a catalog. The id of an entry is its index. Patterns and signs are
 * two long texts, in which entries are separated by an empty line: without quotation marks around each of them, and
 * with texts of one kind side by side, they compress 2 % better.
 */
export function patternsModule(catalog: readonly CatalogEntry[]): string {
  const entries = placeEntries(catalog);
  const patterns = entries.map((entry) => entry.patterns.join("\n")).join("\n\n");
  const signs = entries
    .map((entry) => (entry.signs ?? []).map((ofCause) => ofCause.join("\n")).join("\t"))
    .join("\n\n");
  const rest = entries.map(({ id: _, patterns: __, signs: ___, ...entry }) => entry);
  return `const lines = (text) => (text ? text.split("\\n") : []);
const texts = ${JSON.stringify(patterns)}.split("\\n\\n");
const signs = ${JSON.stringify(signs)}.split("\\n\\n");
export const patterns = ${JSON.stringify(rest)}.map((entry, id) => ({
  ...entry,
  id,
  patterns: lines(texts[id]),
  ...(signs[id] && { signs: signs[id].split("\\t").map(lines) }),
}));
`;
}
