import { stored } from "../../utilities/browser/stored";
import { fieldsOf, isVote, type Vote } from "./votes";

/** The votes by id of the proposal. */
type LocalVotes = Readonly<Record<string, Vote>>;

/** Stores the reader's current votes on their device under a key of local storage. */
export function localVotes(key: string) {
  const votes = stored(key, parse);
  return {
    read: votes.read,
    /** Replaces the vote on a proposal; null removes it. */
    set(proposal: string, vote: Vote | null): void {
      const { [proposal]: _before, ...others } = votes.read();
      votes.write(vote === null ? others : { ...others, [proposal]: vote });
    },
  };
}

function parse(data: unknown): LocalVotes {
  const votes = Object.entries(fieldsOf(data)).filter((entry): entry is [string, Vote] => isVote(entry[1]));
  return Object.fromEntries(votes) as LocalVotes;
}
