import type { Page } from "./types";

/** The page whose entries explain terms: a heading of the second level each. */
const GLOSSARY = "/glossary/";

/** The terms that the glossary explains, in lower case, with the ids of their entries. Other headings than words are none. */
export function termsOf(pages: { url: string; body: string }[]): ReadonlyMap<string, string> {
  const body = pages.find(({ url }) => url === GLOSSARY)?.body ?? "";
  const names = [...body.matchAll(/^## (\p{L}+(?: \p{L}+)*) *$/gmu)].map((match) => (match[1] ?? "").toLowerCase());
  return new Map(names.map((name) => [name, name.replaceAll(" ", "-")]));
}

/** The module that explains terms to readers: plain text by the entry's id. */
export function glossaryModule(pages: Pick<Page, "url" | "texts">[]): string {
  const entries = pages.find(({ url }) => url === GLOSSARY)?.texts.filter(({ level }) => level === 2) ?? [];
  const explanations = entries.map(({ id, prose }) => [id, withoutReference(prose)]);
  return `export const glossary = ${JSON.stringify(Object.fromEntries(explanations))};\n`;
}

/** "See chunks." at the end of an entry is a link there, and says nothing here. */
function withoutReference(prose: string): string {
  return prose.replace(/ See [^.]*\.$/, "");
}
