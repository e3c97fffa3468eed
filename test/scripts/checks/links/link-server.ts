import type { IncomingMessage, ServerResponse } from "node:http";
import { startLocalServer } from "../../../local-server";

/** The responses of the server, by path; `count` is the number of requests for that path so far, including this one. */
type Routes = Record<string, (request: IncomingMessage, response: ServerResponse, count: number) => void>;

/** Starts an external server that records who requests what, and how many requests it has at the same time. */
export async function startLinkServer(routes: Routes) {
  const asked: string[] = [];
  const agents = new Set<string | undefined>();
  const load = { now: 0, most: 0 };
  const { origin, close } = await startLocalServer((request, response) => {
    const path = request.url ?? "";
    asked.push(`${request.method} ${path}`);
    agents.add(request.headers["user-agent"]);
    load.most = Math.max(load.most, ++load.now);
    response.once("close", () => load.now--);
    const route = routes[path];
    const count = asked.filter((line) => line.endsWith(` ${path}`)).length;
    // Respond one turn of the event loop later, so that simultaneous requests would overlap.
    setImmediate(() => (route ? route(request, response, count) : response.writeHead(404).end()));
  });
  return { url: origin, asked, agents, load, close };
}

/** Responds with a status and optional headers. */
export function status(code: number, headers: Record<string, string> = {}): Routes[string] {
  return (_, response) => response.writeHead(code, headers).end();
}
