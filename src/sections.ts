/**
 * The table of sections for browsers: files of the build, or in development what the dev server answers. Bodies with state
 * are chunks of code; of those only where they are is known here.
 */
import { code } from "site-data/code";
import { plainBody } from "./components/prose/StaticHtml";
import type { PageModule, SectionModule, SectionModules } from "./navigation/loader";
import type { Heading, PageFile, SectionFile } from "./types";

/** Gives the JSON of a file. Rejects when it does not come. */
export type ReadFile = <Value>(file: string) => Promise<Value>;

/** @param files of the sections, by their names. */
export function tableOfSections(files: Record<string, string>, read: ReadFile): SectionModules {
  const entries = Object.entries(files).map(([name, file]) => {
    const readOnce = once(() => read<SectionFile>(file));
    const load = once(async () => toModule(await readOnce(), read));
    const outlines = once(async () => read<Record<string, Heading[]>>((await readOnce()).outlines));
    return [name, { load, outlines }];
  });
  return Object.fromEntries(entries);
}

function toModule({ section, pages }: SectionFile, read: ReadFile): SectionModule {
  const loads = Object.entries(pages).map(([url, file]) => [url, () => loadPage(url, read<PageFile>(file))]);
  return { section, pages: Object.fromEntries(loads) };
}

/** A page, whose code is asked for together with its file. */
export async function loadPage(url: string, file: PageFile | Promise<PageFile>): Promise<PageModule> {
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
