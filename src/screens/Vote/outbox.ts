import { fieldsOf, stored } from "./stored";
import { isVote, type Vote } from "./votes";

/** A vote that the server has not confirmed yet. */
export interface Letter {
  proposal: string;
  vote: Vote;
  /**
   * A number that grows with every vote of this device. Of two votes on one proposal, the server counts the higher one,
   * whichever arrives first.
   */
  sequence: number;
  /** An idempotency key, which is the same for every attempt to send this vote, so that the server counts it once. */
  key: string;
}

/**
 * The unconfirmed votes, stored on the reader's device. A vote is stored before it is sent, and removed when the server
 * has answered.
 */
export interface Outbox {
  /** Returns the votes, oldest first. */
  letters(): Letter[];
  /** Adds a vote and replaces an older one on the same proposal. */
  put(proposal: string, vote: Vote): Letter;
  /** Removes a vote, unless another one has replaced it. */
  remove(letter: Letter): void;
}

interface Content {
  /** The last sequence number that was used. */
  sequence: number;
  letters: Letter[];
}

/** Creates the outbox of one server. */
export function createOutbox(server: string): Outbox {
  const content = stored(`vote-outbox:${server}`, parse);

  return {
    letters: () => content.read().letters,
    put(proposal, vote) {
      const { sequence, letters } = content.read();
      const letter = { proposal, vote, sequence: sequence + 1, key: crypto.randomUUID() };
      const others = letters.filter((other) => other.proposal !== proposal);
      content.write({ sequence: letter.sequence, letters: [...others, letter] });
      return letter;
    },
    remove({ key }) {
      const { sequence, letters } = content.read();
      content.write({ sequence, letters: letters.filter((letter) => letter.key !== key) });
    },
  };
}

function parse(data: unknown): Content {
  const { sequence, letters } = fieldsOf(data);
  return {
    sequence: typeof sequence === "number" ? sequence : 0,
    letters: Array.isArray(letters) ? letters.filter(isLetter) : [],
  };
}

function isLetter(data: unknown): data is Letter {
  const { proposal, vote, sequence, key } = fieldsOf(data);
  return typeof proposal === "string" && isVote(vote) && typeof sequence === "number" && typeof key === "string";
}
