/**
 * The table of sections for browsers. It loads the files of the build or, in development, the answers of the dev
 * server. Bodies with state are chunks of code.
 */
import type { ComponentType } from "react";
import { plainBody } from "./components/prose/StaticHtml";
import type { LoadedPage, LoadedSection, SectionTable } from "./navigation/loader";
import type { Anchor, PageFile, SectionFile } from "./types";

/** Loads a JSON file. Rejects when it fails to load. */
export type ReadFile = <Value>(file: string) => Promise<Value>;

/** Functions that load the bodies with state, by the URLs of their pages. */
export type Code = Record<string, () => Promise<{ default: ComponentType }>>;

/**
 * Creates the table of sections.
 *
 * @param files The files of the sections, by section name.
 */
export function tableOfSections(files: Record<string, string>, readFile: ReadFile, code: Code): SectionTable {
  const entries = Object.entries(files).map(([name, file]) => {
    const readOnce = once(() => readFile<SectionFile>(file));
    const load = once(async () => toSection(await readOnce(), readFile, code));
    const outlines = once(async () => readFile<Record<string, Anchor[]>>((await readOnce()).outlines));
    return [name, { load, outlines }];
  });
  return Object.fromEntries(entries);
}

function toSection({ section, pages }: SectionFile, readFile: ReadFile, code: Code): LoadedSection {
  const loads = Object.entries(pages).map(([url, file]) => [url, () => loadPage(url, readFile<PageFile>(file), code)]);
  return { section, pages: Object.fromEntries(loads) };
}

/** Loads a page. Its file and its code are requested in parallel. */
export async function loadPage(url: string, file: PageFile | Promise<PageFile>, code: Code): Promise<LoadedPage> {
  const [{ content: html, page }, body] = await Promise.all([file, code[url]?.()]);
  return { Body: page.interactive && body ? body.default : plainBody(html), page };
}

/** Caches the result of a load, but not a failure. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
