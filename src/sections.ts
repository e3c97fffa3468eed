/**
 * The table of sections for browsers: files of the build, or in development what the dev server answers. Bodies with state
 * are chunks of code.
 */
import type { ComponentType } from "react";
import { plainBody } from "./components/prose/StaticHtml";
import type { PageModule, SectionModule, SectionModules } from "./navigation/loader";
import type { Heading, PageFile, SectionFile } from "./types";

/** Gives the JSON of a file. Rejects when it does not come. */
export type ReadFile = <Value>(file: string) => Promise<Value>;

/** How to load the bodies that hold state, by the urls of their pages. */
export type Code = Record<string, () => Promise<{ default: ComponentType }>>;

/** @param files of the sections, by their names. */
export function tableOfSections(files: Record<string, string>, read: ReadFile, code: Code): SectionModules {
  const entries = Object.entries(files).map(([name, file]) => {
    const readOnce = once(() => read<SectionFile>(file));
    const load = once(async () => toModule(await readOnce(), read, code));
    const outlines = once(async () => read<Record<string, Heading[]>>((await readOnce()).outlines));
    return [name, { load, outlines }];
  });
  return Object.fromEntries(entries);
}

function toModule({ section, pages }: SectionFile, read: ReadFile, code: Code): SectionModule {
  const loads = Object.entries(pages).map(([url, file]) => [url, () => loadPage(url, read<PageFile>(file), code)]);
  return { section, pages: Object.fromEntries(loads) };
}

/** A page, whose code is asked for together with its file. */
export async function loadPage(url: string, file: PageFile | Promise<PageFile>, code: Code): Promise<PageModule> {
  const [{ html, page }, body] = await Promise.all([file, code[url]?.()]);
  return { default: page.interactive && body ? body.default : plainBody(html), page };
}

/** What was loaded is not loaded again; what failed is. */
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
