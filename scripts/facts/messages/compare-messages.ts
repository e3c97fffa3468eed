import type { MessagesByPackage, PackageMessage } from "./message";

/** A difference between the messages of two states of a package. It has both texts if the message was reworded. */
export interface MessageDrift {
  package: string;
  /** The old message; absent if the message is new. */
  before?: PackageMessage;
  /** The new message; absent if the message is gone. */
  after?: PackageMessage;
}

/** The minimum share of words that two messages have in common if one is a rewording of the other. */
const MOST_WORDS = 0.5;

/** Returns the messages that were added, removed and reworded, in the packages that both states contain. */
export function compareMessages(before: MessagesByPackage, after: MessagesByPackage): MessageDrift[] {
  return Object.entries(after).flatMap(([name, { messages }]) =>
    differences(before[name]?.messages ?? messages, messages).map((drift) => ({ package: name, ...drift })),
  );
}

function differences(
  before: readonly PackageMessage[],
  after: readonly PackageMessage[],
): Omit<MessageDrift, "package">[] {
  const came = new Set(without(after, before));
  const gone = without(before, after).map((message) => {
    const reworded = closest(message, [...came]);
    if (reworded) came.delete(reworded);
    return { before: message, ...(reworded && { after: reworded }) };
  });
  return [...gone, ...[...came].map((message) => ({ after: message }))];
}

function without(messages: readonly PackageMessage[], others: readonly PackageMessage[]): PackageMessage[] {
  const known = new Set(others.map(keyOf));
  return messages.filter((message) => !known.has(keyOf(message)));
}

function keyOf({ kind, class: name, code, template }: PackageMessage): string {
  return JSON.stringify([kind, name, code, template]);
}

/** Returns the message of the same file or class that shares the most words, if it shares enough of them. */
function closest(message: PackageMessage, candidates: readonly PackageMessage[]): PackageMessage | undefined {
  const [best] = candidates
    .filter((candidate) => isOfSamePlace(message, candidate))
    .map((candidate) => ({ candidate, part: sharedPart(message.template, candidate.template) }))
    .filter(({ part }) => part >= MOST_WORDS)
    .sort((a, b) => b.part - a.part);
  return best?.candidate;
}

function isOfSamePlace(a: PackageMessage, b: PackageMessage): boolean {
  return (a.class !== undefined && a.class === b.class) || a.files.some((file) => b.files.includes(file));
}

/** Returns the share of the words of two texts that both contain. */
function sharedPart(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / (first.size + second.size - shared);
}

function wordsOf(template: string): Set<string> {
  return new Set(template.toLowerCase().match(/<\w+>|[\p{L}\d]+/gu) ?? []);
}
