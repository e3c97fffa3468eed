/**
 * Development: sections, pages and outlines are asked of the dev server when they are shown, so that nothing is compiled
 * when a page was saved. Only pages with state are modules. `scripts/webpack/serve-content.ts` answers.
 */
import { code } from "site-data/code";
import { config } from "site-data/config";
import { plainBody } from "./components/prose/StaticHtml";
import type { PageModule, SectionModules } from "./navigation/loader";
import type { Heading, PageData, Section } from "./types";
import { withBase } from "./utilities/urls";

/** The table of sections as the server has it now. */
export async function readSections(): Promise<SectionModules> {
  const sections = await ask<Section[]>("sections");
  const entries = sections.map((section) => {
    const pages = Object.fromEntries(section.pages.map(({ url }) => [url, () => loadPage(url)]));
    const outlines = () => ask<Record<string, Heading[]>>("outlines", section.name);
    return [
      section.name,
      { load: async () => ({ section, pages }), outlines: async () => ({ outlines: await outlines() }) },
    ];
  });
  return Object.fromEntries(entries);
}

async function loadPage(url: string): Promise<PageModule> {
  const { html, page } = await ask<{ html: string; page: PageData }>("page", url);
  if (page.interactive && code[url]) return code[url]();
  return { default: plainBody(html), page };
}

async function ask<Answer>(what: string, name = ""): Promise<Answer> {
  const response = await fetch(`${address(what)}?${new URLSearchParams({ name })}`);
  if (!response.ok) throw new Error(`The dev server has no ${what} "${name}".`);
  return response.json();
}

/** Calls back whenever the server has read the content again. Resolves when it listens: what is read from then on is told. */
export function onContent(callback: () => void): Promise<void> {
  const changes = new EventSource(address("changes"));
  changes.onmessage = callback;
  return new Promise((resolve) => {
    changes.onopen = () => resolve();
    // The server is away, and nobody will know what it has read in the meantime.
    changes.onerror = () => {
      changes.onopen = callback;
      resolve();
    };
  });
}

function address(what: string): string {
  return withBase(config.basePath, `/site-data/${what}`);
}
