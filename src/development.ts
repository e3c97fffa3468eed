/**
 * Loads sections, pages and outlines from the dev server when they are shown, so that saving a page compiles nothing.
 * `scripts/site/webpack/serve-content.ts` answers the requests.
 */
import { code } from "site-data/code";
import { config } from "site-data/config";
import type { SectionTable } from "./navigation/loader";
import { tableOfSections } from "./sections";
import { withBase } from "./utilities/urls";

/** Loads the current table of sections from the server. */
export async function readSections(): Promise<SectionTable> {
  return tableOfSections(await fetchJson("sections"), fetchJson, code);
}

async function fetchJson<Value>(file: string): Promise<Value> {
  const response = await fetch(address(file));
  if (!response.ok) throw new Error(`The dev server doesn't have "${file}".`);
  return response.json();
}

/**
 * Calls back whenever the server has read the content again. Resolves once it listens, so no change after that is
 * missed.
 */
export function onContent(callback: () => void): Promise<void> {
  const changes = new EventSource(address("changes"));
  changes.onmessage = callback;
  return new Promise((resolve) => {
    changes.onopen = () => resolve();
    // After a lost connection, changes may have been missed, so the first event after reconnecting also calls back.
    changes.onerror = () => {
      changes.onopen = callback;
      resolve();
    };
  });
}

function address(file: string): string {
  return withBase(config.basePath, `/site-data/${file}`);
}
