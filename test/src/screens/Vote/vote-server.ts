import type { IncomingMessage, ServerResponse } from "node:http";
import { startLocalServer } from "../../../local-server";

/** What the server does with the next vote instead of answering it as it should. */
type Mishap =
  /** Counts the vote and never answers. */
  | "counted, no answer"
  /** Counts the vote, but the connection ends before the answer. */
  | "counted, cut off"
  /** Does not even count it. */
  | "cut off"
  | { status: number; headers?: Record<string, string>; body?: string };

interface Counted {
  vote: number;
  sequence: number;
}

/** A vote server as `vote-api.yaml` wants it, on a port of this machine, which can have bad days. */
export interface VoteServer {
  address: string;
  /** Idempotency keys of the votes that arrived, in order. */
  keys: string[];
  /** Used up one by one. */
  mishaps: Mishap[];
  /** The votes for a proposal minus those against it, of all voters. */
  score(proposal: string): number;
  /** A vote that came by another way, say from another device of a voter. */
  set(proposal: string, voter: string, counted: Counted): void;
  voters(): string[];
  close(): Promise<void>;
}

/** @param port to come back under an old address. */
export async function startVoteServer(port = 0): Promise<VoteServer> {
  const votes = new Map<string, Map<string, Counted>>();
  const answers = new Map<string, { status: number; body: string }>();
  const keys: string[] = [];
  const mishaps: Mishap[] = [];
  const votesOn = (proposal: string) => votes.get(proposal) ?? new Map<string, Counted>();
  const score = (proposal: string) => [...votesOn(proposal).values()].reduce((sum, { vote }) => sum + vote, 0);
  const tally = (proposal: string, voter: string) => {
    return { proposal, score: score(proposal), own: votesOn(proposal).get(voter)?.vote ?? 0 };
  };
  const set = (proposal: string, voter: string, counted: Counted) => {
    votes.set(proposal, votesOn(proposal).set(voter, counted));
  };

  function put(proposal: string, voter: string, key: string, counted: Counted) {
    const known = answers.get(key);
    if (known) return known;
    const isStale = (votesOn(proposal).get(voter)?.sequence ?? 0) >= counted.sequence;
    if (!isStale) set(proposal, voter, counted);
    const answer = { status: isStale ? 409 : 200, body: JSON.stringify(tally(proposal, voter)) };
    answers.set(key, answer);
    return answer;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const voter = String(request.headers.voter ?? "");
    const [, , name] = (request.url ?? "").split("/");
    if (voter === "") return answer(response, 400, '{"message":"Who are you?"}');
    if (request.method === "GET" && request.url === "/votes") {
      return answer(response, 200, JSON.stringify({ votes: [...votes.keys()].map((id) => tally(id, voter)) }));
    }
    const key = String(request.headers["idempotency-key"] ?? "");
    if (request.method !== "PUT" || !name || key === "") return answer(response, 400, '{"message":"What?"}');
    const chunks = await request.toArray();
    keys.push(key);
    const mishap = mishaps.shift();
    if (mishap === "cut off") return void response.destroy();
    if (typeof mishap === "object") return answer(response, mishap.status, mishap.body ?? "", mishap.headers);
    const { status, body } = put(name, voter, key, JSON.parse(Buffer.concat(chunks).toString()) as Counted);
    if (mishap === "counted, cut off") response.destroy();
    else if (mishap !== "counted, no answer") answer(response, status, body);
  }

  const { origin, close } = await startLocalServer(handle, port);
  return {
    address: origin,
    ...{ keys, mishaps, score, set, close },
    voters: () => [...new Set([...votes.values()].flatMap((on) => [...on.keys()]))],
  };
}

function answer(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
}
