import { setTimeout as wait } from "node:timers/promises";
import { secondsUntil } from "../../lib/retry-after";

/** How the link checker treats other people's servers. */
export interface CrawlOptions {
  /** The user agent, which identifies the checker and says where to learn more about it. */
  userAgent: string;
  /** The minimum delay in milliseconds between two requests to a host. */
  pause?: number;
  /** The number of milliseconds after which a request counts as failed. */
  timeout?: number;
  /** Replaces the delays, for tests. */
  sleep?: (milliseconds: number) => Promise<unknown>;
}

/**
 * The result for an address. `unclear` means that a person has to check, because some servers only respond to browsers.
 */
export type Outcome =
  | { state: "fine" }
  | { state: "moved"; to: string }
  | { state: "dead" | "unclear"; reason: string };

/** The maximum delay in seconds that a server may ask for. */
const MOST_PATIENCE = 120;
const MOST_ATTEMPTS = 3;
const MOST_HOPS = 10;

/** The relevant parts of a response, or the reason why there was none. */
type Answer =
  | { status: number; location: string | null; retryAfter: string | null }
  | { status: 0; reason: string; isGone: boolean };

/**
 * Creates a function that checks an address, by `HEAD` or, if that is refused, by `GET`. It sends one request at a time
 * to each host.
 */
export function createLinkChecker(options: CrawlOptions): (url: string) => Promise<Outcome> {
  const { pause = 1000, sleep = wait } = options;
  const turns = new Map<string, Promise<unknown>>();

  return async function checkLink(url) {
    let at = url;
    let isForGood = true;
    for (let hop = 0; hop <= MOST_HOPS; hop++) {
      const head = await inTurn(at, "HEAD");
      const answer = isRefused(head) ? await inTurn(at, "GET") : head;
      const next = answer.status >= 300 && answer.status < 400 && "location" in answer ? answer.location : null;
      if (next === null || !URL.canParse(next, at)) {
        if (isFine(answer) && isAnyPage(url, at)) return { state: "unclear", reason: `is answered by ${at}` };
        return outcomeOf(answer, hop > 0 && isForGood ? at : null);
      }
      isForGood &&= answer.status === 301 || answer.status === 308;
      at = new URL(next, at).href;
    }
    return { state: "dead", reason: `redirects more than ${MOST_HOPS} times` };
  };

  /** Sends a request after all earlier ones to the same host, with a delay. */
  function inTurn(url: string, method: string): Promise<Answer> {
    const { host } = new URL(url);
    const mine = (turns.get(host) ?? Promise.resolve()).then(() => patiently(url, method));
    turns.set(
      host,
      mine.then(() => sleep(pause)),
    );
    return mine;
  }

  /** Repeats a request when the server asks for a delay, which also delays further requests to that host. */
  async function patiently(url: string, method: string): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await send(url, method, options);
      const isLimit = answer.status === 429 || (answer.status === 503 && "retryAfter" in answer && answer.retryAfter);
      if (!isLimit || !("retryAfter" in answer)) return answer;
      const seconds = secondsUntil(answer.retryAfter);
      if (attempt === MOST_ATTEMPTS || seconds > MOST_PATIENCE) return answer;
      await sleep(seconds * 1000);
    }
  }
}

async function send(url: string, method: string, { userAgent, timeout = 20_000 }: CrawlOptions): Promise<Answer> {
  try {
    const headers = { "user-agent": userAgent, accept: "*/*" };
    const response = await fetch(url, { method, headers, redirect: "manual", signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    const { status } = response;
    return { status, location: response.headers.get("location"), retryAfter: response.headers.get("retry-after") };
  } catch (error) {
    if (!(error instanceof Error)) return { status: 0, reason: `can't be reached: ${error}`, isGone: false };
    const reason = `didn't respond within ${timeout / 1000} s`;
    if (error.name === "TimeoutError") return { status: 0, reason, isGone: false };
    const cause: NodeJS.ErrnoException = error.cause instanceof Error ? error.cause : error;
    // OpenSSL's message is reduced to its reason: "80DC…:error:0A00010B:SSL routines:…:wrong version
    // number:../deps/…:350:".
    const said = /:SSL routines:[^:]*:([^:]+)/.exec(cause.message)?.[1] ?? cause.message;
    return { status: 0, reason: `can't be reached: ${said}`, isGone: cause.code === "ENOTFOUND" };
  }
}

/** Returns whether `GET` may succeed although `HEAD` failed. A rate limit applies to both. */
function isRefused({ status }: Answer): boolean {
  return status === 0 || (status >= 400 && status !== 429);
}

/** Returns whether a redirect leads to the front page or to an error page, as some servers do for missing pages. */
function isAnyPage(url: string, end: string): boolean {
  const [from, to] = [new URL(url).pathname, new URL(end).pathname];
  return from !== to && (to === "/" || /\/(404|not-?found|error)(\.\w+)?\/?$/i.test(to));
}

function isFine({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

function outcomeOf(answer: Answer, to: string | null): Outcome {
  const { status } = answer;
  if ("reason" in answer) return { state: answer.isGone ? "dead" : "unclear", reason: answer.reason };
  if (isFine(answer)) return to === null ? { state: "fine" } : { state: "moved", to };
  return { state: status === 404 || status === 410 ? "dead" : "unclear", reason: `responds with status ${status}` };
}
