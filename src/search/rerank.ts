import type { Expansion } from "./expand";
import { STOP_WORDS } from "./stop-words";
import { stemOf } from "./synonyms";
import { fold, termsOf, words } from "./tokenize";
import type { IndexedSection } from "./types";
import { weights } from "./weights";

export interface Candidate {
  section: IndexedSection;
  /** Position in the index. */
  number: number;
  score: number;
}

export interface Asked extends Pick<Expansion, "slots" | "meanings"> {
  text: string;
  /** How well each title answers each slot. */
  scores: Float32Array[];
  near: string | undefined;
}

/** A look at the titles themselves: the one that was asked for comes first, whatever its text says. */
export function rerank(candidates: Candidate[], asked: Asked): Candidate[] {
  const wanted = readings(asked);
  const total = asked.slots.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  return candidates
    .map((candidate) => ({ ...candidate, score: candidate.score * lift(candidate, asked, wanted, total) }))
    .sort((a, b) => b.score - a.score || a.number - b.number);
}

/** Who asks what a thing is, and where that is said. */
const ASKS_WHAT = /^\s*what(?:['’]s| is| are| does)\b|\bmean(?:s|ing)?\b|\bdifference\b|\bvs\b|\bexplain/i;
const EXPLAINS = /^\/(?:glossary|concepts)\//;

/** A text that a title may be, and how much it is what was typed. */
interface Reading {
  typed: string;
  /** Bare. */
  wanted: string;
  share: number;
}

/** As typed; as meant, without mistakes and stop words; and what people mean by it. */
function readings({ text, slots, meanings }: Asked): Reading[] {
  const reading = (typed: string, share: number) => ({ typed: typed.trim(), wanted: bare(typed), share });
  // Signs that say what is meant: only a title with the same signs is the query then.
  if (/^\s*(?:\[|--|\?|!|\/\*|[\w-]+[/:])/.test(text)) return [];
  return [
    reading(text, 1),
    reading(slots.map(({ term }) => term).join(" "), 1),
    ...meanings.map((meaning) => reading(meaning.text, weights.meaning * meaning.share ** weights.partMeaning)),
  ];
}

function lift({ section, number }: Candidate, asked: Asked, wanted: Reading[], total: number): number {
  const { title, level, rank, url } = section;
  const own = bareTitle(title);
  const covered = asked.slots.reduce((sum, { rarity }, slot) => {
    return sum + rarity * Math.min(1, asked.scores[slot]?.[number] ?? 0);
  }, 0);
  let factor = 1 + weights.covered * (covered / total) ** 2;
  factor += weights.precise * precision(title, asked) * (covered / total);
  factor += Math.max(literalMatch(title, asked.text), ...wanted.map((reading) => reading.share * match(own, reading)));
  if (level === 1) factor += weights.first;
  if (ASKS_WHAT.test(asked.text) && EXPLAINS.test(url)) factor += weights.explained;
  if (asked.near && url.startsWith(`/${asked.near}/`)) factor += weights.near;
  return factor * (rank === 0 ? asideShare(section, asked) : 1 + weights.linked * (rank / 15));
}

/** Pages beside the documentation answer those who ask for them by name. */
function asideShare({ above, title, level }: IndexedSection, { slots }: Asked): number {
  const name = words(level === 1 ? title : (above[1] ?? "")).flatMap(({ parts }) => parts.map(({ term }) => term));
  const asked = new Set(slots.map(({ term }) => term));
  if (name.every((term) => asked.has(term))) return 1;
  const telling = name.filter((term) => !/^(?:loader|plugin|webpack)$/.test(term));
  return telling.every((term) => asked.has(term)) ? weights.asideByName : weights.aside;
}

/** How much of a title was asked for. */
function precision(title: string, { slots }: Asked): number {
  const asked = new Set(slots.map(({ term }) => term));
  const all = words(title).filter(({ whole }) => !STOP_WORDS.has(whole) && !/^\d+$/.test(whole));
  const hits = all.filter((word) => termsOf(word).some(({ term }) => asked.has(term)));
  return hits.length / Math.max(all.length, 1);
}

function literalMatch(title: string, typed: string): number {
  const [have, want] = [plain(title), plain(typed)];
  const last = have.split(".").at(-1) ?? "";
  if (!want) return 0;
  if (have === want || last === want) return weights.literal;
  if (want.length < 3) return 0;
  const begun = [have, last].filter((text) => text.startsWith(want)).map(({ length }) => want.length / length);
  return begun.length > 0 ? weights.begunLiteral * Math.max(...begun) : 0;
}

/** What of a title is compared with what was typed: all of it, and the end of its path. */
interface BareTitle {
  whole: string;
  last: string;
  lastTwo: string;
  hasSpaces: boolean;
}

function bareTitle(title: string): BareTitle {
  const path = title.split(".");
  return {
    whole: bare(title),
    last: bare(path.at(-1) ?? ""),
    lastTwo: bare(path.slice(-2).join("")),
    hasSpaces: /\s/.test(title),
  };
}

/** How much of a title was typed: all, the last part of its path, or the beginning. */
function match({ whole, last, lastTwo, hasSpaces }: BareTitle, { wanted, typed }: Reading): number {
  if (wanted === "") return 0;
  const share = !hasSpaces && /\s/.test(typed) ? weights.spaced : 1;
  if (whole === wanted || whole === `${wanted}plugin` || whole === `${wanted}loader`) return weights.same * share;
  if ((last === wanted && !typed.includes(".")) || lastTwo === wanted) return weights.end * share;
  if (wanted.length < 3) return 0;
  const begun = [whole, last].filter((text) => text.startsWith(wanted)).map(({ length }) => wanted.length / length);
  return begun.length > 0 ? weights.begun * Math.max(...begun) * share : 0;
}

/** Stems of the words that say something, as one: `Loading a font` is `load fonts`. */
function bare(text: string): string {
  const all = plain(text).split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const telling = all.filter((word) => !/^\d+$/.test(word) && !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : all).map((word) => stemOf(fold(word))).join("");
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:the|an?) /, "")
    .replace(/s$/, "");
}
