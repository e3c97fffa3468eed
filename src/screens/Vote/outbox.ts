import { fieldsOf, stored } from "./stored";
import { isVote, type Vote } from "./votes";

/** A vote that a server has not confirmed yet. */
export interface Letter {
  proposal: string;
  vote: Vote;
  /** Grows with every vote of this device: of two votes on one proposal the higher counts, whichever arrives first. */
  sequence: number;
  /** The same for every attempt to send this vote, so that a server counts it once. */
  key: string;
}

/** Votes on their way, on the reader's device: written before they are sent, removed when they are answered. */
export interface Outbox {
  /** Oldest first. */
  letters(): Letter[];
  /** Adds a vote; it takes the place of an older one on the same proposal. */
  put(proposal: string, vote: Vote): Letter;
  /** Removes a vote, but not one that has taken its place. */
  remove(letter: Letter): void;
}

interface Content {
  /** The last sequence number that was given out. */
  sequence: number;
  letters: Letter[];
}

/** The outbox of one server. */
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
