/**
 * Development: sections, pages and outlines are asked of the dev server when they are shown, so that nothing is compiled
 * when a page was saved. `scripts/site/webpack/serve-content.ts` answers.
 */
import { code } from "site-data/code";
import { config } from "site-data/config";
import type { SectionModules } from "./navigation/loader";
import { tableOfSections } from "./sections";
import { withBase } from "./utilities/urls";

/** The table of sections as the server has it now. */
export async function readSections(): Promise<SectionModules> {
  return tableOfSections(await read("sections"), read, code);
}

async function read<Value>(file: string): Promise<Value> {
  const response = await fetch(address(file));
  if (!response.ok) throw new Error(`The dev server has no "${file}".`);
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

function address(file: string): string {
  return withBase(config.basePath, `/site-data/${file}`);
}
