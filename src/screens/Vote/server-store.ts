import { observable } from "./observable";
import { createOutbox, type Letter } from "./outbox";
import { createPostman } from "./postman";
import { stored } from "./stored";
import { createVoteApi, type Tally } from "./vote-api";
import { NO_VOTES, type Progress, type Standing, type VoteStore, type Votes } from "./votes";

/** The time limit in milliseconds for sending a vote. After it, the vote waits on the device. */
const TIMEOUT = 10_000;

/** Creates a store that counts everybody's votes on a server. Votes that cannot be sent wait on the reader's device. */
export function createServerStore(address: string, timeout = TIMEOUT): VoteStore {
  const api = createVoteApi({ address, voter: voterOf(address), timeout });
  const outbox = createOutbox(address);
  const votes = observable<Votes>({ phase: "loading", standings: new Map() });
  const postman = createPostman(api, outbox, {
    onSending: (letter) => show(letter, "sending"),
    onKept: (letter) => show(letter, "kept"),
    onSettled: (_, { proposal, score, own }) => setStanding(proposal, { score, own, progress: "settled" }),
    onRefused: ({ proposal }, message) => {
      const standing = standingOf(proposal);
      // A refused vote is subtracted from the score again.
      setStanding(proposal, { score: standing.score - standing.own, own: 0, progress: "failed", message });
      load();
    },
    onTaken: () => load(),
  });

  function standingOf(proposal: string): Standing {
    return votes.get().standings.get(proposal) ?? NO_VOTES;
  }

  function setStanding(proposal: string, standing: Standing): void {
    // The answer to an older vote must not replace a newer one that is still waiting.
    const waiting = outbox.letters().find((letter) => letter.proposal === proposal);
    const shown = waiting && standing.progress === "settled" ? withVote(standing, waiting, "kept") : standing;
    const { phase, standings } = votes.get();
    votes.set({ phase, standings: new Map(standings).set(proposal, shown) });
  }

  /** Shows a vote as if the server had counted it already. */
  function show(letter: Letter, progress: Progress): void {
    const { phase, standings } = votes.get();
    const standing = withVote(standingOf(letter.proposal), letter, progress);
    votes.set({ phase, standings: new Map(standings).set(letter.proposal, standing) });
  }

  async function load(): Promise<void> {
    try {
      const tallies = await api.load();
      votes.set({ phase: "ready", standings: merge(tallies) });
    } catch {
      if (votes.get().phase !== "ready") votes.set({ ...votes.get(), phase: "failed" });
    }
  }

  /** Combines the server's scores with votes that are not confirmed yet and with refusals. */
  function merge(tallies: Tally[]): Map<string, Standing> {
    const before = votes.get().standings;
    const merged = new Map(tallies.map((tally) => [tally.proposal, settled(tally, before.get(tally.proposal))]));
    for (const letter of outbox.letters()) {
      const progress = before.get(letter.proposal)?.progress === "sending" ? "sending" : "kept";
      merged.set(letter.proposal, withVote(merged.get(letter.proposal) ?? NO_VOTES, letter, progress));
    }
    return merged;
  }

  function onOnline(): void {
    if (votes.get().phase === "failed") load();
    postman.deliver();
  }

  return {
    kind: "server",
    snapshot: votes.get,
    subscribe: votes.subscribe,
    reload() {
      votes.set({ ...votes.get(), phase: "loading" });
      load();
    },
    start() {
      load().then(postman.deliver);
      addEventListener("online", onOnline);
      return () => {
        removeEventListener("online", onOnline);
        postman.stop();
      };
    },
    cast(proposal, vote) {
      show(outbox.put(proposal, vote), "sending");
      postman.deliver();
    },
  };
}

function withVote({ score, own }: Standing, { vote }: Letter, progress: Progress): Standing {
  return { score: score - own + vote, own: vote, progress };
}

function settled({ score, own }: Tally, before: Standing | undefined): Standing {
  return before?.progress === "failed" ? { ...before, score, own } : { score, own, progress: "settled" };
}

/** Returns the random id under which this device votes. Each server gets another one. */
function voterOf(address: string): string {
  const voter = stored(`voter:${address}`, (data) => (typeof data === "string" ? data : null));
  const name = voter.read() ?? crypto.randomUUID();
  voter.write(name);
  return name;
}
