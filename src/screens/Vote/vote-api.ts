import type { Letter } from "./outbox";
import { fieldsOf } from "./stored";
import { isVote, type Vote } from "./votes";

/** How a proposal stands on the server. */
export interface Tally {
  proposal: string;
  score: number;
  /** The vote of the reader who asked. */
  own: Vote;
}

/** What became of a vote that was sent. */
export type Answer =
  /** Counted; or the server has a newer vote of this reader, and says how that stands. */
  | { kind: "settled"; tally: Tally }
  /** Not now. With the time to wait in milliseconds, if the server said one. */
  | { kind: "later"; wait?: number }
  /** Never. */
  | { kind: "refused"; message: string };

/** The server of `vote-api.yaml`. */
export interface VoteApi {
  /** Rejects when the votes cannot be had. */
  load(): Promise<Tally[]>;
  /** Never rejects. */
  send(letter: Letter): Promise<Answer>;
}

interface Options {
  /** Address of the server, without a slash at its end. */
  address: string;
  /** Random name of this device. */
  voter: string;
  /** Milliseconds after which a request counts as failed. */
  timeout: number;
}

/** Speaks to the server at an address, in the name of one device. */
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
        keepalive: true, // goes on when the reader leaves the page
      });
      return await read(response);
    } catch {
      return { kind: "later" }; // offline, too slow, or no answer that can be understood
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

/** `Retry-After` in milliseconds: seconds or a date. */
function waitOf(header: string | null): number | undefined {
  if (!header) return;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function isTally(data: unknown): data is Tally {
  const { proposal, score, own } = fieldsOf(data);
  return typeof proposal === "string" && typeof score === "number" && isVote(own);
}
