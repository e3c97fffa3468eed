import type { Slot } from "./expand/expansion";
import { asksWhat, type Candidate, explains } from "./rerank";
import { STOP_WORDS } from "./stop-words";
import { termsOf, type Word, words } from "./tokenize";
import type { IndexedSection, Tier } from "./types";

/** Data about a query, and about how well sections match it. */
export interface Evidence {
  text: string;
  slots: readonly Slot[];
  bodies: Tier;
  /** The score of each section for each slot. */
  scores: readonly Float32Array[];
}

/** The words of a section's own title, and the terms of its own title and of the titles above it. */
interface Titles {
  own: Word[];
  ownTerms: ReadonlySet<string>;
  aboveTerms: ReadonlySet<string>;
}

/** Numbers about a candidate by name. Missing numbers count as 0. */
export type Features = Record<string, number>;

/** A query with this number of slots is a sentence rather than a name. */
const LONG = 4;

/** The query is code if it has special characters, capitals inside a word, or a dot between letters. */
const IS_CODE = /[^\w\s'’?!.,-]|[a-z][A-Z]|\w\.\w/;

/** A flag, and the sections about commands that take flags. */
const HAS_FLAG = /(?:^|\s)--?[a-z]/;
const IS_ABOUT_COMMANDS = /^\/api\/cli\//;

/** Returns whether a query is a single name in code, such as `publicPath`, or consists of punctuation. */
export function isName(text: string): boolean {
  return !/[a-z]/i.test(text) || (/^\s*\S+\s*$/.test(text) && IS_CODE.test(text));
}

/** Returns the features of each candidate. The candidates come best first. */
export function featuresOf(candidates: readonly Candidate[], evidence: Evidence): Features[] {
  const typed = typedWords(evidence);
  return candidates.map((candidate) => {
    const { text, ...others } = matchesOf(candidate, evidence, typed);
    const name = Number(!/\s/.test(candidate.section.title));
    const [isLong, count] = [Number(evidence.slots.length >= LONG), evidence.slots.length];
    const { level, url } = candidate.section;
    return {
      score: Math.log(candidate.score / (candidates[0]?.score ?? 1)),
      ...others,
      ...neighbors(candidate, candidates),
      [`in ${url.split(/[/#]/)[1]}`]: 1,
      nameForLong: isLong * name,
      nameForShort: Number(count < 3) * name,
      explained: Number(asksWhat(evidence.text) && explains(candidate.section)),
      commandForFlag: Number(HAS_FLAG.test(evidence.text) && IS_ABOUT_COMMANDS.test(url)),
      nameForCode: Number(IS_CODE.test(evidence.text)) * name,
      pageForOne: Number(count === 1 && level === 1),
      textForLong: isLong * text,
      literalForLong: isLong * others.literal,
    };
  });
}

/** The words of a query. */
interface Typed {
  wholes: ReadonlySet<string>;
  compounds: readonly Word[];
  /** The terms that the query asks for, and those of them that are spelling corrections. */
  asked: ReadonlySet<string>;
  corrected: ReadonlySet<string>;
}

function typedWords({ text, slots }: Evidence): Typed {
  const typed = words(text);
  const terms = termsIn(typed);
  const asked = slots.map(({ term }) => term);
  return {
    wholes: new Set(typed.map(({ whole }) => whole)),
    compounds: typed.filter(({ isCompound }) => isCompound),
    asked: new Set(asked),
    corrected: new Set(asked.filter((term) => !terms.has(term))),
  };
}

/** Returns the share of the query that each part of a section has, and how much of its title was asked for. */
function matchesOf({ section, number }: Candidate, { slots, bodies, scores }: Evidence, typed: Typed) {
  const { own, ownTerms, aboveTerms } = titlesOf(section);
  const total = slots.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  const share = (has: (slot: Slot, at: number) => boolean) => {
    return slots.reduce((sum, slot, at) => sum + (has(slot, at) ? slot.rarity / total : 0), 0);
  };
  const isInText = (term: string) => bodies.postings(term)?.sections.includes(number) === true;
  const inText = slots.map(({ term }) => isInText(term));
  const { compounds, wholes, asked, corrected } = typed;
  const telling = own.filter(({ whole }) => !STOP_WORDS.has(whole));
  const shareOfTitle = (has: (word: Word) => boolean) => telling.filter(has).length / Math.max(telling.length, 1);
  return {
    title: share(({ term }) => ownTerms.has(term)),
    text: share((_, at) => inText[at] === true),
    literal: share(({ term }, at) => ownTerms.has(term) || aboveTerms.has(term) || inText[at] === true),
    compound: compounds.filter(({ whole }) => ownTerms.has(whole) || isInText(whole)).length / (compounds.length || 1),
    covered: share((_, at) => (scores[at]?.[number] ?? 0) > 0),
    precise: shareOfTitle((word) => termsOf(word).some(({ term }) => asked.has(term))),
    exact: shareOfTitle((word) => wholes.has(word.whole) || termsOf(word).some(({ term }) => corrected.has(term))),
    phrase: sharedPairs(slots, own),
    length: Math.min(telling.length, 8) / 8,
  };
}

const known = new WeakMap<IndexedSection, Titles>();

/**
 * Returns the words of the titles of a section, The result is cached, because computing it takes long and every key
 * needs it again.
 */
function titlesOf(section: IndexedSection): Titles {
  const before = known.get(section);
  if (before) return before;
  const own = words(section.title);
  const above = section.above.slice(1).flatMap((title) => words(title));
  const titles = { own, ownTerms: termsIn(own), aboveTerms: termsIn(above) };
  known.set(section, titles);
  return titles;
}

function termsIn(all: Word[]): Set<string> {
  return new Set(all.flatMap((word) => termsOf(word).map(({ term }) => term)));
}

/** Returns which share of the neighboring words of the query are neighbors in the title too. */
function sharedPairs(slots: readonly Slot[], title: Word[]): number {
  const parts = title.flatMap((word) => word.parts.map(({ term }) => term));
  const pairs = new Set(parts.slice(1).map((part, at) => `${parts[at]} ${part}`));
  const shared = slots.slice(1).filter(({ term }, at) => pairs.has(`${slots[at]?.term} ${term}`));
  return shared.length / Math.max(slots.length - 1, 1);
}

/** Returns the position of a candidate among the candidates of its page. */
function neighbors({ section: { level, page } }: Candidate, candidates: readonly Candidate[]) {
  const same = candidates.filter(({ section }) => section.page === page);
  return {
    samePage: Math.min(same.length, 6) / 6,
    belowPage: Number(level > 1 && same.some(({ section }) => section.level === 1)),
  };
}
