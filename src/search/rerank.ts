import type { Slot } from "./expand";
import type { ParsedQuery } from "./parse-query";
import type { IndexedSection } from "./types";

export interface Candidate {
  section: IndexedSection;
  /** Position in the index. */
  number: number;
  score: number;
}

export interface Asked {
  text: string;
  query: ParsedQuery;
  slots: Slot[];
  /** How well each title answers each slot. */
  scores: Float32Array[];
  near: string | undefined;
}

/** What a title is worth that is the query: to the letter, but for spaces and signs, at the end of its path, at its start. */
const BOOSTS = {
  ...{ literal: 1.6, same: 1.1, end: 1.45, spaced: 0.5, begun: 0.3, begunLiteral: 0.5 },
  ...{ covered: 0.9, page: 0.22, rank: 0.8, near: 0.08 },
} as const;

/** What is left of the score of a section of rank 0: what others or few ask for must be meant to come first. */
const ASIDE = 0.35;

/** A look at the titles themselves: the one that was asked for comes first, whatever its text says. */
export function rerank(candidates: Candidate[], asked: Asked): Candidate[] {
  const wanted = [...new Set([bare(asked.text), bare(asked.query.words.map(({ whole }) => whole).join(" "))])];
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
  let factor = 1 + BOOSTS.covered * (covered / total) ** 2;
  factor += Math.max(literalMatch(title, asked.text), ...wanted.map((text) => match(title, text, asked.text)));
  if (level === 1) factor += BOOSTS.page;
  factor += BOOSTS.rank * (rank / 15);
  if (asked.near && url.startsWith(`/${asked.near}/`)) factor += BOOSTS.near;
  return rank === 0 ? factor * ASIDE : factor;
}

function literalMatch(title: string, typed: string): number {
  const [have, want] = [title, typed].map((text) => text.toLowerCase().replace(/\s+/g, " ").trim().replace(/s$/, ""));
  if (!have || !want) return 0;
  if (have === want || have.split(".").at(-1) === want) return BOOSTS.literal;
  return want.length > 2 && have.startsWith(want) ? BOOSTS.begunLiteral : 0;
}

/** How much of a title was typed: all, the last part of its path, or the beginning. */
function match(title: string, wanted: string, typed: string): number {
  if (wanted === "") return 0;
  const whole = bare(title);
  const share = /\s/.test(typed.trim()) && !/\s/.test(title) ? BOOSTS.spaced : 1;
  if (whole === wanted) return BOOSTS.same * share;
  const last = bare(title.split(".").at(-1) ?? "");
  if ((last === wanted && !typed.includes(".")) || bare(title.split(".").slice(-2).join("")) === wanted)
    return BOOSTS.end * share;
  return wanted.length > 2 && (whole.startsWith(wanted) || last.startsWith(wanted)) ? BOOSTS.begun : 0;
}

/** Letters and digits only, and one form for one and many. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "")
    .replace(/s$/, "");
}
