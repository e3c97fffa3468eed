import { CATALOGUE } from "../markdown/messages-in";
import type { Page } from "./types";

type ErrorPage = Pick<Page, "url" | "html" | "messages">;

/**
 * Returns the modules with the catalogue of errors, by path: one with all entries and a table that loads the others, and for
 * each page one with the HTML below each of its messages, by their fragments.
 */
export function errorModules(pages: ErrorPage[]): Map<string, string> {
  const explained = pages.filter(({ messages, html }) => messages.length > 0 && html !== null);
  const names = explained.map(({ url }) => url.slice(CATALOGUE.length, -1));
  const loads = names.map((name) => {
    const comment = `/* webpackChunkName: ${JSON.stringify(`errors-${name}`)} */`;
    return `  ${JSON.stringify(name)}: () => import(${comment} ${JSON.stringify(`./errors/${name}.js`)}),`;
  });
  const catalogue = pages.flatMap(({ messages }) => messages);
  const table = `export const catalogue = ${JSON.stringify(catalogue)};\nexport const texts = {\n${loads.join("\n")}\n};\n`;
  const texts = explained.map(({ html }, index): [string, string] => {
    return [`errors/${names[index]}.js`, `export const text = ${JSON.stringify(textsBelow(html ?? ""))};\n`];
  });
  return new Map([["errors.js", table], ...texts]);
}

/** Returns the HTML below each heading of the second level, by the ids of the headings. */
function textsBelow(html: string): Record<string, string> {
  const parts = html.split(/<h2 [^>]*?\bid="([^"]*)"[^>]*>[\s\S]*?<\/h2>/).slice(1);
  const pairs = parts.flatMap((part, index) => (index % 2 === 0 ? [[part, (parts[index + 1] ?? "").trim()]] : []));
  return Object.fromEntries(pairs);
}
