import type { Slot } from "./expand";
import { STOP_WORDS } from "./stop-words";
import { termsOf, words } from "./tokenize";
import type { IndexedSection } from "./types";
import { weights } from "./weights";

export interface Candidate {
  section: IndexedSection;
  /** Position in the index. */
  number: number;
  score: number;
}

export interface Asked {
  text: string;
  slots: Slot[];
  /** All sections. */
  sections: readonly IndexedSection[];
  /** How well each title answers each slot. */
  scores: Float32Array[];
  near: string | undefined;
}

/** A look at the titles themselves: the one that was asked for comes first, whatever its text says. */
export function rerank(candidates: Candidate[], asked: Asked): Candidate[] {
  // As typed, and as meant: without mistakes and stop words.
  const meant = asked.slots.map(({ term }) => term).join(" ");
  const wanted = isSymbol(asked.text) ? [] : [...new Set([bare(asked.text), bare(meant)])];
  const total = asked.slots.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  return candidates
    .map((candidate) => ({ ...candidate, score: candidate.score * lift(candidate, asked, wanted, total) }))
    .sort((a, b) => b.score - a.score || a.number - b.number);
}

function lift({ section, number }: Candidate, asked: Asked, wanted: string[], total: number): number {
  const { title, level, rank, url } = section;
  const covered = asked.slots.reduce((sum, { rarity }, slot) => {
    return sum + rarity * Math.min(1, asked.scores[slot]?.[number] ?? 0);
  }, 0);
  let factor = 1 + weights.covered * (covered / total) ** 2;
  factor += weights.precise * precision(title, asked) * (covered / total);
  factor += Math.max(literalMatch(title, asked.text), ...wanted.map((text) => match(title, text, asked.text)));
  if (level === 1) factor += weights.first;
  factor += weights.linked * (rank / 15);
  if (asked.near && url.startsWith(`/${asked.near}/`)) factor += weights.near;
  return rank === 0 ? factor * asideShare(section, asked) : factor;
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
  const all = words(title).filter(({ whole }) => !STOP_WORDS.has(whole));
  const hits = all.filter((word) => termsOf(word).some(({ term }) => asked.has(term)));
  return hits.length / Math.max(all.length, 1);
}

/** Whether signs say what is meant: only a title with the same signs is the query then. */
function isSymbol(text: string): boolean {
  return /^\s*(?:\[|--|\?|!|\/\*|[\w-]+[/:])/.test(text);
}

function literalMatch(title: string, typed: string): number {
  const [have = "", want = ""] = [title, typed].map((text) =>
    text.toLowerCase().replace(/\s+/g, " ").trim().replace(/s$/, ""),
  );
  if (!have || !want) return 0;
  if (have === want || have.split(".").at(-1) === want) return weights.literal;
  return want.length > 2 && have.startsWith(want) ? weights.begunLiteral : 0;
}

/** How much of a title was typed: all, the last part of its path, or the beginning. */
function match(title: string, wanted: string, typed: string): number {
  if (wanted === "") return 0;
  const whole = bare(title);
  const share = /\s/.test(typed.trim()) && !/\s/.test(title) ? weights.spaced : 1;
  if (whole === wanted) return weights.same * share;
  const last = bare(title.split(".").at(-1) ?? "");
  const isEnd = (last === wanted && !typed.includes(".")) || bare(title.split(".").slice(-2).join("")) === wanted;
  if (isEnd) return weights.end * share;
  return wanted.length > 2 && (whole.startsWith(wanted) || last.startsWith(wanted)) ? weights.begun : 0;
}

/** Letters and digits only, and one form for one and many. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "")
    .replace(/s$/, "");
}
