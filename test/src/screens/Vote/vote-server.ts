import type { IncomingMessage } from "node:http";
import { answerJson, startLocalServer } from "../../../local-server";

/** A failure of the server when the next vote arrives. */
type Mishap =
  /** Counts the vote, but the connection ends before the response. */
  | "counted, cut off"
  /** The connection ends before the vote is counted. */
  | "cut off"
  | { status: number; headers?: Record<string, string>; body?: string };

/** A vote server on a port of this machine, as `vote-api.yaml` describes it, which can be made to fail. */
export interface VoteServer {
  address: string;
  /** The votes that arrived, in order. */
  arrived: { proposal: string; vote: number }[];
  /** Used up one at a time. */
  mishaps: Mishap[];
  /** The votes for a proposal minus those against it, of all voters. */
  score(proposal: string): number;
  /** Sets a vote that arrived in another way, such as from another device. */
  set(proposal: string, voter: string, vote: number): void;
  voters(): string[];
  close(): Promise<void>;
}

/** @param port The port, to reuse an address. */
export async function startVoteServer(port = 0): Promise<VoteServer> {
  const votes = new Map<string, Map<string, number>>();
  const arrived: VoteServer["arrived"] = [];
  const mishaps: Mishap[] = [];
  const votesOn = (proposal: string) => votes.get(proposal) ?? new Map<string, number>();
  const score = (proposal: string) => [...votesOn(proposal).values()].reduce((sum, vote) => sum + vote, 0);
  const tally = (proposal: string, voter: string) => {
    return { proposal, score: score(proposal), own: votesOn(proposal).get(voter) ?? 0 };
  };
  const set = (proposal: string, voter: string, vote: number) => {
    votes.set(proposal, votesOn(proposal).set(voter, vote));
  };

  const { origin, close } = await startLocalServer(async (request, response) => {
    const voter = String(request.headers.voter ?? "");
    const [, , proposal] = (request.url ?? "").split("/");
    if (voter === "") return answerJson(response, 400, { message: "Who are you?" });
    if (request.method === "GET" && request.url === "/votes") {
      return answerJson(response, 200, { votes: [...votes.keys()].map((id) => tally(id, voter)) });
    }
    if (request.method !== "PUT" || !proposal) return answerJson(response, 400, { message: "What?" });
    const vote = await voteIn(request);
    arrived.push({ proposal, vote });
    const mishap = mishaps.shift();
    if (typeof mishap === "object") {
      return response.writeHead(mishap.status, mishap.headers).end(mishap.body);
    }
    if (mishap !== "cut off") set(proposal, voter, vote);
    if (mishap) return response.destroy();
    answerJson(response, 200, tally(proposal, voter));
  }, port);
  return {
    address: origin,
    arrived,
    mishaps,
    score,
    set,
    close,
    voters: () => [...new Set([...votes.values()].flatMap((on) => [...on.keys()]))],
  };
}

async function voteIn(request: IncomingMessage): Promise<number> {
  const chunks = await request.toArray();
  return JSON.parse(Buffer.concat(chunks).toString()).vote;
}
