import { createTier } from "./create-tier";
import { STOP_WORDS } from "./stop-words";
import { termsOf, type Word, words } from "./tokenize";
import type { IndexedSection, Tier } from "./types";

/**
 * How much a title counts for the sections below it, depending on whether it is their parent, their page or their site
 * section.
 */
const ABOVE = { parent: 0.35, page: 0.6, site: 0.2 } as const;

/** How much two words of a title count when they are typed as one. */
const JOINED = 0.9;

/** Derives the terms of titles from the sections, so that the index need not contain them. */
export function titleTier(sections: readonly IndexedSection[]): Tier {
  const found = new Map<string, { sections: number[]; impacts: number[] }>();
  /** Keeps the highest weight of a term in the title of a section and the titles above it. */
  const add = (term: string, section: number, weight: number) => {
    const impact = Math.max(1, Math.round(weight * 15));
    const entry = found.get(term);
    const last = (entry?.sections.length ?? 0) - 1;
    if (!entry) found.set(term, { sections: [section], impacts: [impact] });
    else if (entry.sections[last] === section) entry.impacts[last] = Math.max(entry.impacts[last] ?? 0, impact);
    else {
      entry.sections.push(section);
      entry.impacts.push(impact);
    }
  };
  const ofTitle = new Map<string, [term: string, weight: number][]>();
  const weigh = (title: string) => {
    const known = ofTitle.get(title);
    if (known) return known;
    const weights = termsOfTitle(title);
    ofTitle.set(title, weights);
    return weights;
  };
  for (const [index, { title, above }] of sections.entries()) {
    for (const [term, weight] of weigh(title)) add(term, index, weight);
    for (const [depth, upper] of above.entries()) {
      const share = depth === 0 ? ABOVE.site : depth === 1 ? ABOVE.page : ABOVE.parent;
      for (const [term, weight] of weigh(upper)) add(term, index, weight * share);
    }
  }
  return createTier(found, (entry) => ({
    sections: new Uint32Array(entry.sections),
    impacts: new Uint8Array(entry.impacts),
  }));
}

/** Returns the terms of a title. Each counts less the longer the title is. */
function termsOfTitle(title: string): [term: string, weight: number][] {
  const all = words(title);
  const length = 1 / (1 + 0.08 * Math.max(0, all.length - 1));
  const weights = new Map<string, number>();
  const add = (term: string, weight: number) => weights.set(term, Math.max(weights.get(term) ?? 0, weight * length));
  for (const [index, word] of all.entries()) {
    for (const { term, weight } of termsOf(word)) add(term, weight);
    // Readers often write two words as one: `treeshaking`.
    const next = all[index + 1];
    if (next && isPlain(word) && isPlain(next)) add(`${word.whole}${next.parts[0]?.term}`, JOINED);
  }
  return [...weights];
}

function isPlain({ whole, isCompound }: Word): boolean {
  return !isCompound && !STOP_WORDS.has(whole);
}
