import { setTimeout as wait } from "node:timers/promises";
import { secondsUntil } from "../../lib/retry-after";

/** How to behave towards other people's servers. */
export interface Manners {
  /** Who asks, and where more about that is found. */
  userAgent: string;
  /** Milliseconds between two requests to one host. */
  pause?: number;
  /** Milliseconds until an answer counts as lost. */
  timeout?: number;
  /** Waits; tests need not. */
  sleep?: (milliseconds: number) => Promise<unknown>;
}

/** What came of asking for an address. `unclear` needs a human: some servers answer browsers only. */
export type Outcome =
  | { state: "fine" }
  | { state: "moved"; to: string }
  | { state: "dead" | "unclear"; reason: string };

/** In seconds: a server that wants more patience is left alone. */
const MOST_PATIENCE = 120;
const MOST_ATTEMPTS = 3;
const MOST_HOPS = 10;

/** An answer as far as it is looked at, or why there was none. */
type Answer =
  | { status: number; location: string | null; retryAfter: string | null }
  | { status: 0; reason: string; isGone: boolean };

/** Makes the function that asks: by `HEAD`, by `GET` when that is refused, one request at a time for each host. */
export function asker(manners: Manners): (url: string) => Promise<Outcome> {
  const { userAgent, pause = 1000, timeout = 20_000, sleep = wait } = manners;
  const turns = new Map<string, Promise<unknown>>();

  return async function ask(url) {
    let at = url;
    let isForGood = true;
    for (let hop = 0; hop <= MOST_HOPS; hop++) {
      const head = await inTurn(at, "HEAD");
      const answer = isRefused(head) ? await inTurn(at, "GET") : head;
      const next = answer.status >= 300 && answer.status < 400 && "location" in answer ? answer.location : null;
      if (next === null || !URL.canParse(next, at)) {
        if (isFine(answer) && isAnyPage(url, at)) return { state: "unclear", reason: `is answered by ${at}` };
        return judge(answer, hop > 0 && isForGood ? at : null);
      }
      isForGood &&= answer.status === 301 || answer.status === 308;
      at = new URL(next, at).href;
    }
    return { state: "dead", reason: `is redirected more than ${MOST_HOPS} times` };
  };

  /** Sends a request when all before it to the same host are answered, and some time has passed. */
  function inTurn(url: string, method: string): Promise<Answer> {
    const { host } = new URL(url);
    const mine = (turns.get(host) ?? Promise.resolve()).then(() => patiently(url, method));
    turns.set(
      host,
      mine.then(() => sleep(pause)),
    );
    return mine;
  }

  /** Sends a request again when the server asks for that, and keeps its other requests waiting meanwhile. */
  async function patiently(url: string, method: string): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await send(url, method);
      const isLimit = answer.status === 429 || (answer.status === 503 && "retryAfter" in answer && answer.retryAfter);
      if (!isLimit || !("retryAfter" in answer)) return answer;
      const seconds = secondsUntil(answer.retryAfter);
      if (attempt === MOST_ATTEMPTS || seconds > MOST_PATIENCE) return answer;
      await sleep(seconds * 1000);
    }
  }

  async function send(url: string, method: string): Promise<Answer> {
    try {
      const headers = { "user-agent": userAgent, accept: "*/*" };
      const response = await fetch(url, { method, headers, redirect: "manual", signal: AbortSignal.timeout(timeout) });
      await response.body?.cancel();
      const { status } = response;
      return { status, location: response.headers.get("location"), retryAfter: response.headers.get("retry-after") };
    } catch (error) {
      if (!(error instanceof Error)) return { status: 0, reason: `cannot be reached: ${error}`, isGone: false };
      const reason = `gave no answer within ${timeout / 1000} s`;
      if (error.name === "TimeoutError") return { status: 0, reason, isGone: false };
      const cause: NodeJS.ErrnoException = error.cause instanceof Error ? error.cause : error;
      // Of OpenSSL's line only what it says: "80DC…:error:0A00010B:SSL routines:…:wrong version number:../deps/…:350:".
      const said = /:SSL routines:[^:]*:([^:]+)/.exec(cause.message)?.[1] ?? cause.message;
      return { status: 0, reason: `cannot be reached: ${said}`, isGone: cause.code === "ENOTFOUND" };
    }
  }
}

/** Whether `GET` may be answered where `HEAD` was not. A limit is one for both. */
function isRefused({ status }: Answer): boolean {
  return status === 0 || (status >= 400 && status !== 429);
}

/** Whether a way ended where a server leads to when a page is gone but it does not say so: its front page, or one of errors. */
function isAnyPage(url: string, end: string): boolean {
  const [from, to] = [new URL(url).pathname, new URL(end).pathname];
  return from !== to && (to === "/" || /\/(404|not-?found|error)(\.\w+)?\/?$/i.test(to));
}

function isFine({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

function judge(answer: Answer, to: string | null): Outcome {
  const { status } = answer;
  if ("reason" in answer) return { state: answer.isGone ? "dead" : "unclear", reason: answer.reason };
  if (isFine(answer)) return to === null ? { state: "fine" } : { state: "moved", to };
  return { state: status === 404 || status === 410 ? "dead" : "unclear", reason: `answers with status ${status}` };
}
