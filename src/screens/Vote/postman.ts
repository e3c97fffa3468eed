import type { Letter, Outbox } from "./outbox";
import type { Tally, VoteApi } from "./vote-api";

/** What the postman tells about each vote. */
export interface DeliveryEvents {
  onSending(letter: Letter): void;
  onKept(letter: Letter): void;
  onSettled(letter: Letter, tally: Tally): void;
  onRefused(letter: Letter, message: string): void;
  /** Another tab of the site has delivered something. */
  onTaken(): void;
}

/** Milliseconds before the second attempt; doubled for each further one, up to the longest. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 300_000;
/** What a timer can hold. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Brings what is in the outbox to the server, one vote after the other. */
export interface Postman {
  /** Starts now, or, when a round is under way, goes once more after it. */
  deliver(): void;
  /** No further attempt by itself. A request that is under way ends as it ends. */
  stop(): void;
}

/** The postman of one outbox. Does nothing before `deliver` is called. */
export function createPostman(api: VoteApi, outbox: Outbox, events: DeliveryEvents): Postman {
  let round: "none" | "under way" | "once more" = "none";
  let attempts = 0;
  /** The server wants nothing before this time. */
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function deliver(): void {
    clearTimeout(timer);
    isStopped = false;
    if (round !== "none") {
      round = "once more";
      return;
    }
    const rest = notBefore - Date.now();
    if (rest > 0) {
      keepAll(rest);
      return;
    }
    round = "under way";
    const known = outbox.letters().length;
    // Tabs share the outbox: only one of them delivers at a time, and the next finds what is left.
    exclusively(() => {
      if (outbox.letters().length < known) events.onTaken();
      return deliverAll();
    }).finally(() => {
      const isWanted = round === "once more";
      round = "none";
      if (isWanted && !isStopped) deliver();
    });
  }

  async function deliverAll(): Promise<void> {
    for (let letter = outbox.letters()[0]; letter && !isStopped; letter = outbox.letters()[0]) {
      events.onSending(letter);
      const answer = await api.send(letter);
      if (answer.kind === "later") {
        if (answer.wait) notBefore = Date.now() + answer.wait;
        keepAll(answer.wait ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts));
        attempts++;
        return;
      }
      attempts = 0;
      outbox.remove(letter);
      if (answer.kind === "settled") events.onSettled(letter, answer.tally);
      else events.onRefused(letter, answer.message);
    }
  }

  function keepAll(wait: number): void {
    for (const letter of outbox.letters()) events.onKept(letter);
    if (!isStopped) timer = setTimeout(deliver, Math.min(wait, LONGEST_TIMER));
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
  }

  return { deliver, stop };
}

/**
 * Runs when no other tab does the same. Browsers without locks run it at once: the server counts a vote once all the same,
 * by its idempotency key.
 */
function exclusively(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request("vote-outbox", work).catch(work) : work();
}
