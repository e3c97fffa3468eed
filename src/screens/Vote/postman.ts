import type { Letter, Outbox } from "./outbox";
import type { Tally, VoteApi } from "./vote-api";

/** The callbacks for what happens to each vote. `onKept` means that it stays on the device until the next attempt. */
export interface DeliveryEvents {
  onSending(letter: Letter): void;
  onKept(letter: Letter): void;
  onSettled(letter: Letter, tally: Tally): void;
  onRefused(letter: Letter, message: string): void;
  /** Called when another tab of the site has delivered votes. */
  onTaken(): void;
}

/** The delay in milliseconds before the second attempt. Each further attempt doubles it, up to the longest delay. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 300_000;
/** The longest delay that `setTimeout` supports, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Sends the votes of an outbox to the server, one after the other. */
export interface Postman {
  /** Starts a delivery, or another one after the current one. */
  deliver(): void;
  /** Stops further attempts. A request that has been sent is not cancelled. */
  stop(): void;
}

/** Creates the postman of an outbox. It does nothing before `deliver` is called. */
export function createPostman(api: VoteApi, outbox: Outbox, events: DeliveryEvents): Postman {
  let round: "none" | "under way" | "once more" = "none";
  let attempts = 0;
  /** The server has asked for no request before this time, in milliseconds since 1970. */
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
    // All tabs share the outbox. One delivers at a time, and the next one finds what is left.
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
 * Runs work while no other tab does the same. Browsers without the Web Locks API run it at once, which is harmless,
 * because the server counts an idempotency key only once.
 */
function exclusively(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request("vote-outbox", work).catch(work) : work();
}
