/** A vote for (1) or against (-1) a proposal, or none (0). */
export type Vote = 1 | -1 | 0;

/** Returns whether data from storage or from a server is a vote. */
export function isVote(data: unknown): data is Vote {
  return data === 1 || data === -1 || data === 0;
}

/** The progress of a vote: counted, being sent, stored until it can be sent, or refused. */
export type Progress = "settled" | "sending" | "kept" | "failed";

/** The score of a proposal, including the reader's own vote. */
export interface Standing {
  score: number;
  own: Vote;
  progress: Progress;
  /** The reason for a refusal. */
  message?: string;
}

/** The scores of all proposals. */
export interface Votes {
  phase: "loading" | "ready" | "failed";
  /** The scores by id of the proposal. Proposals without votes may be missing. */
  standings: ReadonlyMap<string, Standing>;
}

/** Stores votes. The screen does not depend on where. */
export interface VoteStore {
  /** `device`: the store has only the reader's own votes. `server`: it has everybody's. */
  readonly kind: "device" | "server";
  /** Returns the current votes; another object after each change. */
  snapshot(): Votes;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Loads the votes and starts to send waiting ones. Returns a function that stops that. */
  start(): () => void;
  /** Votes on a proposal; 0 withdraws the vote. */
  cast(proposal: string, vote: Vote): void;
  /** Loads the votes again after a failure. */
  reload(): void;
}

/** A proposal of the list, as in `proposals.json`. */
export interface Proposal {
  /** The id, which never changes, because votes are counted by it. */
  id: string;
  title: string;
  description: string;
  /** The discussion on GitHub: repository and number. */
  thread: string;
}

/** The score of a proposal without votes. */
export const NO_VOTES: Standing = { score: 0, own: 0, progress: "settled" };
