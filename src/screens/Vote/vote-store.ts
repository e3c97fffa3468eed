import { localVotes } from "./local-votes";
import { createVoteApi } from "./vote-api";
import { type Delivery, NO_VOTES, type Standing, type Tally, type Vote, type Votes } from "./votes";

/** The pauses in milliseconds between attempts to send a vote. When they are used up, the reader is asked. */
const PAUSES = [1_000, 4_000, 15_000];
const LONGEST_PAUSE = 15_000;

/** The votes of everybody and of this reader, in the form that `useSyncExternalStore` expects. */
export interface VoteStore {
  /** Returns the current votes; another object after each change. */
  snapshot(): Votes;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Loads the votes and sends those that have not arrived. Returns a function that ends the reaction to events. */
  start(): () => void;
  /** Votes on a proposal; 0 withdraws the vote. */
  cast(proposal: string, vote: Vote): void;
  /** Sends a vote again that has not arrived. */
  resend(proposal: string): void;
  /** Loads the votes again after a failure. */
  reload(): void;
}

/**
 * Creates the store of a server, or without one a store whose votes stay on the device. The device stores the votes that
 * the server has not counted, which without a server are all of them.
 */
export function createVoteStore(server: string | null): VoteStore {
  const api = server === null ? null : createVoteApi(server);
  const key = server === null ? "votes" : `unsent-votes:${server}`;
  const local = localVotes(key);
  const listeners = new Set<() => void>();
  const underWay = new Set<string>();
  const deliveries = new Map<string, Delivery>();
  let tallies: ReadonlyMap<string, Tally> = new Map();
  let votes: Votes = { phase: "loading", standings: new Map() };

  function update(phase: Votes["phase"] = votes.phase): void {
    const proposals = new Set([...tallies.keys(), ...deliveries.keys(), ...Object.keys(local.read())]);
    votes = { phase, standings: new Map([...proposals].map((proposal) => [proposal, standingOf(proposal)])) };
    for (const listener of listeners) listener();
  }

  /** Returns the score as if the server had counted the vote that is stored on the device. */
  function standingOf(proposal: string): Standing {
    const unsent = local.read()[proposal];
    const { score = 0, own = 0 } = tallies.get(proposal) ?? {};
    const delivery = deliveries.get(proposal) ?? NO_VOTES.delivery;
    // A vote that is no longer stored has been sent by another tab.
    const isSent = unsent === undefined && delivery.progress === "unsent";
    return {
      score: score - own + (unsent ?? own),
      vote: unsent ?? own,
      delivery: isSent ? NO_VOTES.delivery : delivery,
    };
  }

  async function load(): Promise<void> {
    const before = tallies;
    try {
      const loaded = (await api?.load()) ?? [];
      // What the server has answered to a vote in the meantime is newer than what was loaded.
      const newer = [...tallies.values()].filter((tally) => before.get(tally.proposal) !== tally);
      tallies = new Map([...loaded, ...newer].map((tally) => [tally.proposal, tally]));
      update("ready");
    } catch {
      update(votes.phase === "ready" ? "ready" : "failed");
    }
  }

  /** Sends the stored vote on a proposal until the server has counted or refused it, or the pauses are used up. */
  async function deliver(proposal: string): Promise<void> {
    if (!api || underWay.has(proposal)) return;
    underWay.add(proposal);
    const note = (delivery: Delivery) => {
      deliveries.set(proposal, delivery);
      update();
    };
    const pauses = [...PAUSES];
    let outcome: Delivery = { progress: "settled" };
    // The reader can change the vote while it is under way, and another tab can send it.
    for (let vote = local.read()[proposal]; vote !== undefined; vote = local.read()[proposal]) {
      note({ progress: "sending" });
      const answer = await api.send(proposal, vote);
      if (answer.kind === "later") {
        const next = pauses.shift();
        outcome = { progress: "unsent" };
        if (next === undefined || answer.wait > LONGEST_PAUSE) break;
        await pause(Math.max(next, answer.wait));
        continue;
      }
      if (answer.kind === "counted") tallies = new Map(tallies).set(proposal, answer.tally);
      outcome = answer.kind === "counted" ? { progress: "settled" } : { progress: "refused", message: answer.message };
      if (local.read()[proposal] === vote) local.set(proposal, null);
    }
    underWay.delete(proposal);
    note(outcome);
  }

  function deliverAll(): void {
    for (const proposal of Object.keys(local.read())) deliver(proposal);
  }

  function onOnline(): void {
    if (votes.phase === "failed") load();
    deliverAll();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== key) return;
    // Another tab has voted. With a server it may have sent that vote as well, so the scores have changed, too.
    if (api) load();
    else update();
  }

  return {
    snapshot: () => votes,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      load().then(deliverAll);
      addEventListener("online", onOnline);
      addEventListener("storage", onStorage);
      return () => {
        removeEventListener("online", onOnline);
        removeEventListener("storage", onStorage);
      };
    },
    cast(proposal, vote) {
      local.set(proposal, vote);
      update();
      deliver(proposal);
    },
    resend: deliver,
    reload() {
      update("loading");
      load();
    },
  };
}

/** Waits for a time, or until the network is back if that is sooner. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
  });
}
