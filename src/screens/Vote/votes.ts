/** For, against, or not (any more). */
export type Vote = 1 | -1 | 0;

/** Whether data from storage or from a server is a vote. */
export function isVote(data: unknown): data is Vote {
  return data === 1 || data === -1 || data === 0;
}

/** Where a reader's vote is: counted, on its way, kept until it can be sent, or refused. */
export type Progress = "settled" | "sending" | "kept" | "failed";

/** How a proposal stands, with the reader's own vote in it. */
export interface Standing {
  score: number;
  own: Vote;
  progress: Progress;
  /** Why a vote was refused. */
  message?: string;
}

/** How all proposals stand. */
export interface Votes {
  phase: "loading" | "ready" | "failed";
  /** By id of the proposal; one that nobody has voted on may be missing. */
  standings: ReadonlyMap<string, Standing>;
}

/** Keeps votes somewhere. The page knows nothing else about where. */
export interface VoteStore {
  /** `device`: only this reader's votes, only here. `server`: everybody's. */
  readonly kind: "device" | "server";
  /** The votes as they are now; another object after each change. */
  snapshot(): Votes;
  /** Calls back after each change. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Loads the votes, and from then on sends what is kept. Returns the function that ends it. */
  start(): () => void;
  /** Votes on a proposal; 0 withdraws the vote. */
  cast(proposal: string, vote: Vote): void;
  /** Loads again after a failure. */
  reload(): void;
}

/** A proposal of the list; the file with all of them is `proposals.json`. */
export interface Proposal {
  /** Never changes, because votes are counted under it. */
  id: string;
  title: string;
  description: string;
  /** Where it is discussed: repository and number. */
  thread: string;
}

/** How a proposal stands before anybody has voted. */
export const NO_VOTES: Standing = { score: 0, own: 0, progress: "settled" };
