import { cleanOutput } from "./clean-output";
import { compilePattern, longestFixedWord } from "./compile-pattern";
import type { Findable } from "./types";

/** A message that was found in an output. */
export interface FoundMessage<Entry extends Findable> {
  entry: Entry;
  /** The matching text, without the noise around it. */
  text: string;
  /** The problem that the matching text is part of, up to the next `ERROR in`. */
  around: string;
  /** Whether the output calls it a warning. */
  isWarning: boolean;
  /** The entries among those found that cause this one. */
  causes: Entry[];
}

/** A place in an output that matches a pattern. */
interface Match<Entry> {
  entry: Entry;
  start: number;
  end: number;
  length: number;
}

/** The number of characters to search. An output can be a whole log; the rest is ignored. */
export const LONGEST = 1_000_000;
/** The start of the next problem in webpack's output. */
const NEXT = /\b(?:error|warning) in /i;
const STARTS = new RegExp(NEXT, "gi");
/** The maximum number of characters between a message and the one that it passes on. */
const BETWEEN = 250;
/** The start of a message that isn't a problem: webpack's mark for a warning in its own log, and Babel's notes. */
const NOTE = /(?:<w>|\bnote:)/i;
/** The end of the text before an error of the page itself, as browsers report it. Nothing general helps with that. */
const UNCAUGHT = /\buncaught (?:\(in promise\)|\w*error:|$).{0,200}$/i;
/** The text before an error that webpack's own log quotes, in one line with a warning that explains it. */
const LOGGED = /<w> (?:(?!\b(?:error|warning) in ).){0,400}$/i;
/**
 * The text after a message that is code: a bundle contains webpack's `new Error("Cannot find module '" + request + "'")`,
 * perhaps minified.
 */
const IN_CODE = /^ ?(?:['"`\\]{1,3} ?\+|['"`]?\$\{)/;
/**
 * The text before the message of a problem, in the output of webpack, Node.js (`TypeError:`) and npm. What Node.js calls
 * a warning about an unhandled rejection is the error of that promise.
 */
const MARKER = /\b(error|warning) in |\b(?!UnhandledPromiseRejection)\w*(error|warning):|\berr!/gi;

/**
 * Finds the messages of a catalog in an output. Where several match the same words, the one with the most fixed
 * characters wins. Each entry is returned once, in the order in which to fix them: errors before warnings, and causes
 * before what follows from them.
 *
 * @param options `isSpecific` leaves general forms out even if no other error is found.
 */
export function findMessages<Entry extends Findable>(
  output: string,
  entries: readonly Entry[],
  { isSpecific = false } = {},
): FoundMessage<Entry>[] {
  const text = cleanOutput(output.slice(0, LONGEST));
  const small = text.toLowerCase();
  const matches = entries.flatMap((entry) => matchesOf(entry, entry.patterns, text, small));
  const found = messagesAt(matches, text);
  if (isSpecific || found.some(({ isWarning }) => !isWarning)) return found;
  const general = entries
    .flatMap((entry) => matchesOf(entry, entry.general ?? [], text, small))
    .filter(({ start, end }) => standsAlone(text.slice(0, start), text.slice(end, end + 9)));
  return general.length === 0 ? found : messagesAt([...matches, ...general], text);
}

/** Returns whether a general form is a message of its own, from the text before and after it. */
function standsAlone(before: string, after: string): boolean {
  return !UNCAUGHT.test(before) && !LOGGED.test(before) && !IN_CODE.test(after);
}

/** Returns the messages at some places of a cleaned output. */
function messagesAt<Entry extends Findable>(places: Match<Entry>[], text: string): FoundMessage<Entry>[] {
  const matches = withoutOverlaps(places);
  const first = [...new Map(matches.toReversed().map((match) => [match.entry, match])).values()];
  const found = first
    .toSorted((a, b) => a.start - b.start)
    .map(({ entry, start, end }): FoundMessage<Entry> => {
      const passed = entry.passesOn ? messageBehind(entry, end, text, matches) : undefined;
      const isCause = (other: Entry) => other === passed || entry.follows?.includes(other.id);
      const causes = first.map((match) => match.entry).filter(isCause);
      const around = problemAround(text, start, end);
      return { entry, text: text.slice(start, end), around, isWarning: isWarningAt(text, start), causes };
    });
  return causesFirst(found.toSorted((a, b) => Number(a.isWarning) - Number(b.isWarning)));
}

/** Returns the matches of an entry's forms in a text. `small` is the same text in lowercase. */
function matchesOf<Entry extends Findable>(
  entry: Entry,
  forms: readonly string[],
  text: string,
  small: string,
): Match<Entry>[] {
  // A single word rules out most patterns. Compiling all of them, more than a thousand, takes longer than typing a
  // letter.
  const possible = forms.filter((pattern) => small.includes(longestFixedWord(pattern)));
  return possible.flatMap((pattern) => {
    const { expression, length } = compilePattern(pattern);
    const matches: Match<Entry>[] = [];
    for (let match = expression.exec(text); match; match = expression.exec(text)) {
      const { 0: found, index } = match;
      // A part that varies must not reach from one problem into the next. The message itself may start later.
      if (!NEXT.test(pattern) && NEXT.test(found.slice(1))) expression.lastIndex = index + 1;
      else matches.push({ entry, start: index, end: index + found.length, length });
    }
    return matches;
  });
}

/** Returns the text from the start of the problem that contains a place to the start of the next one. */
function problemAround(text: string, start: number, end: number): string {
  const before = [...text.slice(0, end).matchAll(STARTS)].at(-1)?.index ?? 0;
  const after = text.slice(end).search(NEXT);
  return text.slice(Math.min(before, start), after < 0 ? undefined : end + after);
}

/** Returns the entry of the next message, if it comes right after a place and belongs to the same problem. */
function messageBehind<Entry>(entry: Entry, end: number, text: string, matches: Match<Entry>[]): Entry | undefined {
  const next = matches.find((match) => match.start >= end && match.entry !== entry);
  if (!next || next.start - end > BETWEEN) return undefined;
  return text.slice(end, next.start).search(NEXT) < 0 ? next.entry : undefined;
}

/** Keeps the best of the matches that overlap, in the order of the text. */
function withoutOverlaps<Entry>(matches: Match<Entry>[]): Match<Entry>[] {
  const kept: Match<Entry>[] = [];
  for (const match of matches.toSorted((a, b) => b.length - a.length || a.start - b.start)) {
    if (kept.every(({ start, end }) => match.end <= start || match.start >= end)) kept.push(match);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

/** Returns whether the last marker up to a place announces a warning, or a note starts around the place. */
function isWarningAt(text: string, place: number): boolean {
  if (NOTE.test(text.slice(Math.max(0, place - 6), place + 14))) return true;
  const marker = [...text.slice(0, place + 9).matchAll(MARKER)].at(-1);
  return (marker?.[1] ?? marker?.[2])?.toLowerCase() === "warning";
}

/** Moves each message after its causes. Messages that cause each other keep their order. */
function causesFirst<Entry extends Findable>(found: FoundMessage<Entry>[]): FoundMessage<Entry>[] {
  const ordered: FoundMessage<Entry>[] = [];
  const visit = (message: FoundMessage<Entry>, above: FoundMessage<Entry>[]): void => {
    if (ordered.includes(message) || above.includes(message)) return;
    for (const cause of found.filter(({ entry }) => message.causes.includes(entry))) visit(cause, [...above, message]);
    ordered.push(message);
  };
  for (const message of found) visit(message, []);
  return ordered;
}
