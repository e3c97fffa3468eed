import { GLOSSARY } from "../../../src/utilities/section-urls";
import type { Page } from "./types";

/**
 * Returns the terms of the glossary in lower case with the ids of their entries. Headings that consist of anything but
 * words are ignored.
 */
export function termsOf(pages: { url: string; body: string }[]): ReadonlyMap<string, string> {
  const body = pages.find(({ url }) => url === GLOSSARY)?.body ?? "";
  const names = [...body.matchAll(/^## (\p{L}+(?: \p{L}+)*) *$/gmu)].map((match) => (match[1] ?? "").toLowerCase());
  return new Map(names.map((name) => [name, name.replaceAll(" ", "-")]));
}

/** Returns the module with the explanations of all terms: plain text by the entry's id. */
export function glossaryModule(pages: Pick<Page, "url" | "texts">[]): string {
  const entries = pages.find(({ url }) => url === GLOSSARY)?.texts.filter(({ level }) => level === 2) ?? [];
  const explanations = entries.map(({ id, prose }) => [id, withoutReference(prose)]);
  return `export const glossary = ${JSON.stringify(Object.fromEntries(explanations))};\n`;
}

/** Removes a reference such as "See chunks." from the end of an entry, because it is only useful as a link. */
function withoutReference(prose: string): string {
  return prose.replace(/ See [^.]*\.$/, "");
}
