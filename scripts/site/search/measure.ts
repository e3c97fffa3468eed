import { createHash } from "node:crypto";
import { type SearchIndex, search } from "../../../src/search/query";
import readerWords from "../../../src/search/reader-words.json";
import { readSynonyms } from "../../../src/search/synonyms";

/** A question of a reader with its correct answers. */
export interface Question {
  kind: string;
  query: string;
  /** The sections, best first: `/concepts/output/#outputclean`. A `*` at the end means a page with all its sections. */
  answers: string[];
}

/** The quality of the answers to a set of questions, as shares from 0 to 1. */
export interface Measure {
  count: number;
  /** The share of questions whose first result is correct. */
  first: number;
  /** The share of questions with a correct section among the first five. */
  five: number;
  /** The share of questions whose first result is on a correct page. */
  page: number;
  /** The share of questions with a correct page among the first five. */
  pageOfFive: number;
  /** The mean reciprocal rank of the first correct section among five. */
  mrr: number;
}

/** The engine's answer to a question. */
export interface Answer {
  question: Question;
  /** The rank of the first correct section, from 1; 0 if none is among the first five. */
  rank: number;
  isRightPage: boolean;
  /** Whether any of the first five results is on a correct page. */
  hasRightPage: boolean;
  found: string[];
}

/** Returns whether a question is held back from tuning: a pseudorandom 30 %, independent of the other questions. */
export function isHeldBack({ query }: Pick<Question, "query">): boolean {
  return (createHash("sha256").update(query).digest()[0] ?? 0) % 10 < 3;
}

/** Returns whether a question of the blind set was used for tuning later: a pseudorandom half. */
export function isTunedHalf({ query }: Pick<Question, "query">): boolean {
  return (createHash("sha256").update(query).digest()[1] ?? 0) % 2 === 0;
}

/**
 * Asks the engine all questions whose best answer (the one at the top of the list) exists.
 *
 * @param sections The sections that exist, if the engine can load more than these tiers.
 */
export function ask(tiers: SearchIndex, questions: readonly Question[], sections = tiers.heads.sections): Answer[] {
  const index = { synonyms: readSynonyms(readerWords), ...tiers };
  const known = new Set(sections.flatMap(({ url }) => [url, `${pageOf(url)}*`]));
  return questions.flatMap((question) => {
    if (!known.has(question.answers[0] ?? "")) return [];
    const found = search(index, question.query, { limit: 5 }).map(({ section }) => section.url);
    const pages = new Set(question.answers.map(pageOf));
    const rank = found.findIndex((url) => isRight(url, question.answers)) + 1;
    const isOnPage = found.map((url) => pages.has(pageOf(url)));
    return [{ question, rank, isRightPage: isOnPage[0] === true, hasRightPage: isOnPage.includes(true), found }];
  });
}

/** Returns whether a section is among the answers to a question. */
export function isRight(url: string, answers: readonly string[]): boolean {
  return answers.includes(url) || answers.includes(`${pageOf(url)}*`);
}

/** Summarizes answers. */
export function measure(answers: readonly Answer[]): Measure {
  const share = (value: (answer: Answer) => number) => {
    return answers.reduce((sum, answer) => sum + value(answer), 0) / Math.max(answers.length, 1);
  };
  return {
    count: answers.length,
    first: share(({ rank }) => Number(rank === 1)),
    five: share(({ rank }) => Number(rank > 0)),
    page: share(({ isRightPage }) => Number(isRightPage)),
    pageOfFive: share(({ hasRightPage }) => Number(hasRightPage)),
    mrr: share(({ rank }) => (rank > 0 ? 1 / rank : 0)),
  };
}

function pageOf(url: string): string {
  return url.replace(/[#*].*/, "");
}
