import { setTimeout as wait } from "node:timers/promises";
import { secondsUntil } from "../../lib/retry-after";

/** The configuration of a GraphQL server. */
export interface Endpoint {
  url: string;
  /** A personal token of Open Collective. It is optional and raises the rate limit. */
  token?: string;
  /** The number of milliseconds after which a request counts as failed. */
  timeout?: number;
  /** The maximum number of attempts. */
  attempts?: number;
  /** Replaces the delays, for tests. */
  sleep?: (milliseconds: number) => Promise<unknown>;
}

/** The maximum delay in seconds that a server may ask for. */
const MOST_PATIENCE = 300;

/** The result of one attempt. `again` is the delay in milliseconds before the next one. */
type Outcome = { data: unknown } | { message: string; again?: number };

/**
 * Queries a GraphQL server. Temporary failures are tried again: rate limits, time-outs, and errors of the server or the
 * network.
 *
 * @throws {Error} When the last attempt fails too.
 */
export async function request(endpoint: Endpoint, query: string, variables: object): Promise<unknown> {
  const { url, attempts = 5, sleep = wait } = endpoint;
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOnce(endpoint, query, variables, attempt);
    if ("data" in outcome) return outcome.data;
    const isLast = attempt >= attempts;
    if (outcome.again === undefined || isLast) {
      const tries = isLast ? ` All ${attempts} attempts failed.` : "";
      throw new Error(`${url} ${outcome.message}.${tries}`);
    }
    await sleep(outcome.again);
  }
}

async function attemptOnce(endpoint: Endpoint, query: string, variables: object, attempt: number): Promise<Outcome> {
  const { url, token, timeout = 30_000 } = endpoint;
  const later = 1000 * 2 ** (attempt - 1);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...(token && { "personal-token": token }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 429) return limited(response.headers.get("retry-after"));
    if (response.status >= 500) return { message: `responded with status ${response.status}`, again: later };
    return parseResponse(await response.text(), response);
  } catch (error) {
    return { message: reason(error, timeout), again: later };
  }
}

function limited(retryAfter: string | null): Outcome {
  const seconds = secondsUntil(retryAfter);
  const message = `has reached its rate limit; it allows the next request in ${seconds} s`;
  return seconds > MOST_PATIENCE ? { message } : { message, again: seconds * 1000 };
}

/** Returns the data of a response. Servers report errors of a query in `errors`, mostly with status 200 or 400. */
function parseResponse(text: string, { ok, status }: Response): Outcome {
  let answer: { data?: unknown; errors?: { message?: string }[] };
  try {
    answer = JSON.parse(text);
  } catch {
    return { message: `responded with status ${status} and something other than JSON: ${text.slice(0, 80)}` };
  }
  const errors = answer?.errors?.map(({ message }) => message ?? "unknown").join("; ");
  if (errors) return { message: `rejected the query: ${errors}` };
  if (!ok || !answer?.data) return { message: `responded with status ${status} and no data` };
  return { data: answer.data };
}

function reason(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return `can't be reached: ${error}`;
  if (error.name === "TimeoutError") return `didn't respond within ${timeout / 1000} s`;
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return `can't be reached: ${cause}`;
}
