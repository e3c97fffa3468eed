import { cleanOutput } from "./clean-output";
import type { Findable } from "./types";

/**
 * The share of a message's words, weighted by their rarity, that a query must contain, and the share of the query that
 * these words must make up. The rest of the query may be the reader's own names, which can happen to be words of other
 * messages.
 */
const ENOUGH = { ofMessage: 0.6, ofQuery: 0.25 };
/** Words that appear in every second message, and in most questions. */
const COMMON = new Set(
  "a an and as at be but by for from has have in is it of on or that the this to was with".split(" "),
);

/**
 * Returns the entries whose message is closest to the words of a query, best first. Readers type parts of a message
 * from memory, mixed with their own names, but `findMessages` needs the message exactly as it was printed.
 */
export function closestEntries<Entry extends Findable>(query: string, entries: readonly Entry[]): Entry[] {
  const forms = entries.flatMap((entry) => entry.patterns.map((pattern) => ({ entry, words: wordsOf(pattern) })));
  const counts = new Map<string, number>();
  for (const { words } of forms) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + forms.length / (counts.get(word) ?? Number.POSITIVE_INFINITY));
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + rarity(word), 0);

  const asked = wordsOf(query);
  const scored = forms.map(({ entry, words }) => {
    const shared = [...words].filter((word) => asked.has(word));
    const isEnough =
      shared.length > 1 && sum(shared) >= ENOUGH.ofMessage * sum(words) && sum(shared) >= ENOUGH.ofQuery * sum(asked);
    return { entry, score: isEnough ? sum(shared) / sum(words) : 0 };
  });
  const best = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  return [...new Set(best.map(({ entry }) => entry))];
}

/** Returns the words of a message, without its placeholders. */
function wordsOf(text: string): Set<string> {
  const words = cleanOutput(text.replace(/<[a-z][\w -]*>/gi, " "))
    .toLowerCase()
    .match(/[\p{L}\p{N}](?:[\p{L}\p{N}_$]|'(?=\p{L}))*/gu); // an apostrophe is part of a word, a quotation mark is not
  return new Set((words ?? []).filter((word) => word.length > 1 && !COMMON.has(word)));
}
