import { stored } from "./stored";
import { fieldsOf, isVote, type Vote } from "./votes";

/** The reader's votes on their device. */
export interface LocalVotes {
  /** Returns the votes by id of the proposal. */
  read(): Readonly<Record<string, Vote>>;
  /** Replaces the vote on a proposal; null removes it. */
  set(proposal: string, vote: Vote | null): void;
}

/** Stores the reader's current votes on their device under a key of local storage. */
export function localVotes(key: string): LocalVotes {
  const votes = stored(key, parse);
  return {
    read: votes.read,
    set(proposal, vote) {
      const { [proposal]: _before, ...others } = votes.read();
      votes.write(vote === null ? others : { ...others, [proposal]: vote });
    },
  };
}

function parse(data: unknown): Record<string, Vote> {
  const votes = Object.entries(fieldsOf(data)).filter((entry): entry is [string, Vote] => isVote(entry[1]));
  return Object.fromEntries(votes);
}
