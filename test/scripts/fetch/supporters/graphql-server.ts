import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { answerJson, startLocalServer } from "../../../local-server";

/** A request of a client, as it arrived. */
export interface Asked {
  headers: IncomingMessage["headers"];
  query: string;
  variables: { slug: string; limit: number; offset: number };
}

/** Responds to a request in a custom way; false leaves the response to the server. */
export type Interfere = (response: ServerResponse, asked: Asked, count: number) => boolean;

/** A copy of Open Collective on this machine: GraphQL over POST, pages of members and orders, and pictures. */
export async function startServer({ members, orders, interfere }: Content) {
  const asked: Asked[] = [];
  const { origin, close } = await startLocalServer(async (request, response) => {
    if (request.method === "GET") return picture(request, response);
    const question = { headers: request.headers, ...((await json(request)) as object) } as Asked;
    asked.push(question);
    if (interfere?.(response, question, asked.length)) return;
    const { slug, limit, offset } = question.variables;
    const all = question.query.includes("members(") ? members : orders;
    const page = { totalCount: all.length, nodes: all.slice(offset, offset + limit) };
    answerJson(response, 200, { data: { account: slug === "webpack" ? { page } : null } });
  });
  return { origin, url: `${origin}/graphql/v2`, asked, close };
}

interface Content {
  members: unknown[];
  orders: unknown[];
  interfere?: Interfere;
}

/** Responds to `/x.png` with a picture and to `/x.svg` with one that can run scripts. Any other file is missing. */
function picture({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const kind = { png: "image/png", svg: "image/svg+xml" }[url.split(".").pop() ?? ""];
  response.writeHead(kind ? 200 : 404, { "content-type": kind ?? "text/plain" }).end("picture");
}
