import type { IncomingMessage, ServerResponse } from "node:http";
import { answerJson, startLocalServer } from "../../local-server";

/** A request of a client, as it arrived. */
export interface Asked {
  method: string;
  path: string;
  /** The part after the question mark. */
  search: string;
  headers: IncomingMessage["headers"];
  body: { requests?: { indexName: string; params: string }[] } & Record<string, unknown>;
}

/** Responds to one request. */
export type Answer = (asked: Asked, response: ServerResponse) => void;

/** A running host of the provider. */
export interface SearchServer {
  url: string;
  asked: Asked[];
  close(): Promise<void>;
}

/** Starts a host of the provider on this machine. */
export async function startSearchServer(answer: Answer): Promise<SearchServer> {
  const asked: Asked[] = [];
  const { origin, close } = await startLocalServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { method = "", url = "", headers } = request;
    const [path = "", search = ""] = url.split("?");
    const one = { method, path, search, headers, body: text ? JSON.parse(text) : {} };
    asked.push(one);
    answer(one, response);
  });
  return { url: origin, asked, close };
}

/** Returns a response with these results. */
export function hits(...found: object[]): Answer {
  return (_, response) => answerJson(response, 200, { results: [{ hits: found, nbHits: found.length }] });
}
