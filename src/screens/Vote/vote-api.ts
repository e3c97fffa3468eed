import type { Letter } from "./outbox";
import { fieldsOf } from "./stored";
import { isVote, type Vote } from "./votes";

/** The score of a proposal on the server. */
export interface Tally {
  proposal: string;
  score: number;
  /** The vote of the reader who asked. */
  own: Vote;
}

/** The outcome of sending a vote. */
export type Answer =
  /** The vote was counted, or the server has a newer vote of this reader and returns that one. */
  | { kind: "settled"; tally: Tally }
  /** The server cannot take the vote now. `wait` is the delay in milliseconds, if the server gave one. */
  | { kind: "later"; wait?: number }
  /** The server will never take this vote. */
  | { kind: "refused"; message: string };

/** The client of the server that `vote-api.yaml` describes. */
export interface VoteApi {
  /** Loads all scores. Rejects when that fails. */
  load(): Promise<Tally[]>;
  /** Sends a vote. Never rejects. */
  send(letter: Letter): Promise<Answer>;
}

interface Options {
  /** The address of the server, without a slash at the end. */
  address: string;
  /** The random id of this device. */
  voter: string;
  /** The number of milliseconds after which a request counts as failed. */
  timeout: number;
}

/** Creates a client for the server at an address, with the id of one device. */
export function createVoteApi({ address, voter, timeout }: Options): VoteApi {
  async function load(): Promise<Tally[]> {
    const response = await request("/votes", { headers: { voter } });
    if (!response.ok) throw new Error(`The vote server answered ${response.status}.`);
    const { votes } = fieldsOf(await response.json());
    if (!Array.isArray(votes)) throw new Error("The vote server answered with something else than votes.");
    return votes.filter(isTally);
  }

  async function send({ proposal, vote, sequence, key }: Letter): Promise<Answer> {
    try {
      const response = await request(`/votes/${encodeURIComponent(proposal)}`, {
        method: "PUT",
        headers: { voter, "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify({ vote, sequence }),
        keepalive: true, // The request continues when the reader leaves the page.
      });
      return await read(response);
    } catch {
      return { kind: "later" }; // Offline, too slow, or an answer that cannot be parsed.
    }
  }

  function request(path: string, init: RequestInit): Promise<Response> {
    return fetch(address + path, { ...init, credentials: "omit", signal: AbortSignal.timeout(timeout) });
  }

  return { load, send };
}

async function read(response: Response): Promise<Answer> {
  const { status } = response;
  if (status === 429 || status === 503) return { kind: "later", wait: waitOf(response.headers.get("retry-after")) };
  if (response.ok || status === 409) {
    const tally: unknown = await response.json();
    return isTally(tally) ? { kind: "settled", tally } : { kind: "later" };
  }
  if (status >= 500 || status === 408 || status === 425) return { kind: "later" };
  const { message } = fieldsOf(await response.json().catch(() => null));
  return { kind: "refused", message: typeof message === "string" ? message : `The server answered ${status}.` };
}

/** Converts `Retry-After`, which is a number of seconds or a date, into milliseconds. */
function waitOf(header: string | null): number | undefined {
  if (!header) return;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function isTally(data: unknown): data is Tally {
  const { proposal, score, own } = fieldsOf(data);
  return typeof proposal === "string" && typeof score === "number" && isVote(own);
}
