import { createHash } from "node:crypto";
import { type SearchIndex, search } from "../../../src/search/query";
import readerWords from "../../../src/search/reader-words.json";
import { readSynonyms } from "../../../src/search/synonyms";

/** A question that somebody asks, and what answers it. */
export interface Question {
  kind: string;
  query: string;
  /** Sections, best first: `/concepts/output/#outputclean`. A `*` at the end stands for a page with all its sections. */
  answers: string[];
}

/** How good the answers to some questions are, as shares from 0 to 1. */
export interface Measure {
  count: number;
  /** A right section comes first. */
  first: number;
  /** A right section is among the first five. */
  five: number;
  /** The first result is on a right page. */
  page: number;
  /** Mean of 1 / rank of the first right section among five. */
  mrr: number;
}

/** What the engine found for a question. */
export interface Answer {
  question: Question;
  /** Of the first right section, from 1; 0 when there is none among the first five. */
  rank: number;
  isRightPage: boolean;
  found: string[];
}

/** Which questions the engine was not tuned on: three of ten, by chance, whatever stands before and behind them. */
export function isHeldBack({ query }: Pick<Question, "query">): boolean {
  return (createHash("sha256").update(query).digest()[0] ?? 0) % 10 < 3;
}

/** Which questions of a set that was written blind were looked at later: every second, by chance. */
export function isTunedHalf({ query }: Pick<Question, "query">): boolean {
  return (createHash("sha256").update(query).digest()[1] ?? 0) % 2 === 0;
}

/** Asks, as readers say it; questions whose best answer, the first, is not written yet are left out. */
export function ask(tiers: SearchIndex, questions: readonly Question[]): Answer[] {
  const index = { synonyms: readSynonyms(readerWords), ...tiers };
  const known = new Set(index.heads.sections.flatMap(({ url }) => [url, `${pageOf(url)}*`]));
  return questions.flatMap((question) => {
    if (!known.has(question.answers[0] ?? "")) return [];
    const answers = new Set(question.answers);
    const found = search(index, question.query, { limit: 5 }).map(({ section }) => section.url);
    const pages = new Set(question.answers.map(pageOf));
    const rank = found.findIndex((url) => answers.has(url) || answers.has(`${pageOf(url)}*`)) + 1;
    return [{ question, rank, isRightPage: pages.has(pageOf(found[0] ?? "")), found }];
  });
}

/** Sums answers up. */
export function measure(answers: readonly Answer[]): Measure {
  const share = (value: (answer: Answer) => number) => {
    return answers.reduce((sum, answer) => sum + value(answer), 0) / Math.max(answers.length, 1);
  };
  return {
    count: answers.length,
    first: share(({ rank }) => Number(rank === 1)),
    five: share(({ rank }) => Number(rank > 0)),
    page: share(({ isRightPage }) => Number(isRightPage)),
    mrr: share(({ rank }) => (rank > 0 ? 1 / rank : 0)),
  };
}

function pageOf(url: string): string {
  return url.replace(/[#*].*/, "");
}
