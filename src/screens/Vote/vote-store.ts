import { deliverVote } from "./deliver-vote";
import { localVotes } from "./local-votes";
import { createVoteApi } from "./vote-api";
import { type Delivery, NO_VOTES, type Standing, type Tally, type Vote, type Votes } from "./votes";

/** The votes of all readers and of this one, in the form that `useSyncExternalStore` expects. */
export interface VoteStore {
  /** Returns the current votes; another object after each change. */
  snapshot(): Votes;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Loads the votes and sends those that have not arrived. Returns a function that ends the reaction to events. */
  start(): () => void;
  /** Votes on a proposal; 0 withdraws the vote. */
  cast(proposal: string, vote: Vote): void;
  /** Resends a vote that didn't arrive. */
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
    const unsent = local.read();
    const standings = new Map<string, Standing>();
    for (const proposal of [...tallies.keys(), ...deliveries.keys(), ...Object.keys(unsent)]) {
      standings.set(proposal, standingOf(tallies.get(proposal), unsent[proposal], deliveries.get(proposal)));
    }
    votes = { phase, standings };
    for (const listener of listeners) listener();
  }

  async function load(): Promise<void> {
    const before = tallies;
    try {
      const loaded = (await api?.load()) ?? [];
      // If the server has responded to a vote in the meantime, that response is newer than the loaded scores.
      const newer = [...tallies.values()].filter((tally) => before.get(tally.proposal) !== tally);
      tallies = new Map([...loaded, ...newer].map((tally) => [tally.proposal, tally]));
      update("ready");
    } catch {
      update(votes.phase === "ready" ? "ready" : "failed");
    }
  }

  async function deliver(proposal: string): Promise<void> {
    if (!api || underWay.has(proposal)) return;
    underWay.add(proposal);
    const note = (delivery: Delivery) => {
      deliveries.set(proposal, delivery);
      update();
    };
    const outcome = await deliverVote(proposal, {
      api,
      local,
      onSend: () => note({ progress: "sending" }),
      onCounted: (tally) => {
        tallies = new Map(tallies).set(proposal, tally);
      },
    });
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

/** Returns the score as if the server had counted the vote that is stored on the device. */
function standingOf(tally: Tally | undefined, unsent: Vote | undefined, delivery = NO_VOTES.delivery): Standing {
  const { score = 0, own = 0 } = tally ?? {};
  const vote = unsent ?? own;
  // A vote that is no longer stored has been sent by another tab.
  const isSent = unsent === undefined && delivery.progress === "unsent";
  return { score: score - own + vote, vote, delivery: isSent ? NO_VOTES.delivery : delivery };
}
