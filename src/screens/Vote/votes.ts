/** A vote for (1) or against (-1) a proposal, or none (0). */
export type Vote = 1 | -1 | 0;

/** Returns whether data from storage or from a server is a vote. */
export function isVote(data: unknown): data is Vote {
  return data === 1 || data === -1 || data === 0;
}

/** Returns the properties of unknown data without checking their values; it has none if it is not an object. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  return data && typeof data === "object" ? { ...data } : {};
}

/** The score of a proposal on the server. */
export interface Tally {
  proposal: string;
  score: number;
  /** The vote of the reader who sent the request, according to the server. */
  own: Vote;
}

/** The state of the reader's last vote on a proposal: counted, being sent, not arrived, or rejected by the server. */
export type Delivery = { progress: "settled" | "sending" | "unsent" } | { progress: "refused"; message: string };

/** The data that a proposal's entry shows. */
export interface Standing {
  /** The score including the reader's vote, whether or not the server has counted that vote. */
  score: number;
  /** The reader's vote. */
  vote: Vote;
  delivery: Delivery;
}

/** The scores of all proposals. */
export interface Votes {
  phase: "loading" | "ready" | "failed";
  /** The scores by id of the proposal. Proposals without votes may be missing. */
  standings: ReadonlyMap<string, Standing>;
}

/** The score of a proposal without votes. */
export const NO_VOTES: Standing = { score: 0, vote: 0, delivery: { progress: "settled" } };

/** A proposal of the list, as in `proposals.json`. */
export interface Proposal {
  /** The id, which never changes, because votes are counted by it. */
  id: string;
  title: string;
  description: string;
  /** The discussion on GitHub: repository and number. */
  thread: string;
}
