import { stored } from "./stored";
import { fieldsOf, isVote, type Tally, type Vote } from "./votes";

/** The outcome of sending a vote. */
export type VoteAnswer =
  | { kind: "counted"; tally: Tally }
  /** The vote did not arrive, or the server cannot take it now. `wait` is the delay in milliseconds that it asks for. */
  | { kind: "later"; wait: number }
  /** The server will never take this vote. */
  | { kind: "refused"; message: string };

/** The client of the server that `vote-api.yaml` describes. */
export interface VoteApi {
  /** Loads all scores. Rejects when that fails. */
  load(): Promise<Tally[]>;
  /** Sends a vote once. Never rejects. */
  send(proposal: string, vote: Vote): Promise<VoteAnswer>;
}

/** The number of milliseconds after which a request counts as failed. */
const TIMEOUT = 10_000;

/** Creates a client for the server at an address, which does not end in a slash. */
export function createVoteApi(address: string): VoteApi {
  const voter = voterOf(address);

  async function load(): Promise<Tally[]> {
    const response = await request("/votes", { headers: { voter } });
    if (!response.ok) throw new Error(`The vote server responded with status ${response.status}.`);
    const { votes } = fieldsOf(await response.json());
    if (!Array.isArray(votes)) throw new Error("The vote server didn't respond with votes.");
    return votes.filter(isTally);
  }

  async function send(proposal: string, vote: Vote): Promise<VoteAnswer> {
    try {
      const response = await request(`/votes/${encodeURIComponent(proposal)}`, {
        method: "PUT",
        headers: { voter, "content-type": "application/json" },
        body: JSON.stringify({ vote }),
        keepalive: true, // The request continues when the reader leaves the page.
      });
      return await parseAnswer(response);
    } catch {
      return { kind: "later", wait: 0 }; // Offline, too slow, or an answer that cannot be parsed.
    }
  }

  function request(path: string, init: RequestInit): Promise<Response> {
    return fetch(address + path, { ...init, credentials: "omit", signal: AbortSignal.timeout(TIMEOUT) });
  }

  return { load, send };
}

async function parseAnswer(response: Response): Promise<VoteAnswer> {
  const { ok, status, headers } = response;
  if (ok) {
    const tally: unknown = await response.json();
    return isTally(tally) ? { kind: "counted", tally } : { kind: "later", wait: 0 };
  }
  if (status >= 500 || status === 408 || status === 425 || status === 429) {
    return { kind: "later", wait: waitOf(headers.get("retry-after") ?? "") };
  }
  const { message } = fieldsOf(await response.json().catch(() => null));
  return {
    kind: "refused",
    message: typeof message === "string" ? message : `The server responded with status ${status}.`,
  };
}

/** Converts `Retry-After`, which is a number of seconds or a date, into milliseconds. */
function waitOf(header: string): number {
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? 0 : Math.max(0, wait);
}

function isTally(data: unknown): data is Tally {
  const { proposal, score, own } = fieldsOf(data);
  return typeof proposal === "string" && typeof score === "number" && isVote(own);
}

/** Returns the random id under which this device votes. Each server gets a different one. */
function voterOf(address: string): string {
  const voter = stored(`voter:${address}`, (data) => (typeof data === "string" ? data : null));
  const name = voter.read() ?? crypto.randomUUID();
  voter.write(name);
  return name;
}
