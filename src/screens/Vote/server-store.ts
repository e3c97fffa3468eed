import { observable } from "./observable";
import { createOutbox, type Letter } from "./outbox";
import { createPostman } from "./postman";
import { stored } from "./stored";
import { createVoteApi, type Tally } from "./vote-api";
import { NO_VOTES, type Progress, type Standing, type VoteStore, type Votes } from "./votes";

/** Milliseconds that a reader's vote may take before it is kept for later. */
const TIMEOUT = 10_000;

/** Counts everybody's votes on a server. Votes that cannot be sent wait on the reader's device. */
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
      // The vote is taken out of the score again.
      setStanding(proposal, { score: standing.score - standing.own, own: 0, progress: "failed", message });
      load();
    },
    onTaken: () => load(),
  });

  function standingOf(proposal: string): Standing {
    return votes.get().standings.get(proposal) ?? NO_VOTES;
  }

  function setStanding(proposal: string, standing: Standing): void {
    // An answer to an older vote says nothing about one that waits.
    const waiting = outbox.letters().find((letter) => letter.proposal === proposal);
    const shown = waiting && standing.progress === "settled" ? withVote(standing, waiting, "kept") : standing;
    const { phase, standings } = votes.get();
    votes.set({ phase, standings: new Map(standings).set(proposal, shown) });
  }

  /** Shows a vote as if it were counted already. */
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

  /** What the server says, with the votes that are on their way, and with what it refused. */
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

/** The random name under which this device votes; another one for each server. */
function voterOf(address: string): string {
  const voter = stored(`voter:${address}`, (data) => (typeof data === "string" ? data : null));
  const name = voter.read() ?? crypto.randomUUID();
  voter.write(name);
  return name;
}
