import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a client asked, as it arrived. */
export interface Asked {
  method: string;
  path: string;
  /** Behind the question mark. */
  search: string;
  headers: IncomingMessage["headers"];
  body: { requests?: { indexName: string; params: string }[] } & Record<string, unknown>;
}

export type Answer = (asked: Asked, response: ServerResponse) => void;

export interface SearchServer {
  url: string;
  asked: Asked[];
  close(): Promise<void>;
}

/** One host of the provider on this machine. */
export async function startSearchServer(answer: Answer): Promise<SearchServer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { method = "", url = "", headers } = request;
    const [path = "", search = ""] = url.split("?");
    const one = { method, path, search, headers, body: text ? JSON.parse(text) : {} };
    asked.push(one);
    answer(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

export function hits(...found: object[]): Answer {
  return (_, response) => json(response, 200, { results: [{ hits: found, nbHits: found.length }] });
}
