import { observable } from "./observable";
import { fieldsOf, stored } from "./stored";
import { isVote, type Vote, type VoteStore, type Votes } from "./votes";

const KEY = "votes";

/** Creates a store that keeps the reader's own votes on their device and sends nothing. */
export function createDeviceStore(): VoteStore {
  const own = stored(KEY, (data) => {
    const votes = Object.entries(fieldsOf(data)).filter(
      (entry): entry is [string, Vote] => isVote(entry[1]) && entry[1] !== 0,
    );
    return Object.fromEntries(votes) as Record<string, Vote>;
  });
  const votes = observable<Votes>({ phase: "loading", standings: new Map() });

  function reload(): void {
    const standings = Object.entries(own.read()).map(
      ([proposal, vote]) => [proposal, { score: vote, own: vote, progress: "settled" }] as const,
    );
    votes.set({ phase: "ready", standings: new Map(standings) });
  }

  return {
    kind: "device",
    snapshot: votes.get,
    subscribe: votes.subscribe,
    reload,
    start() {
      reload();
      const onStorage = ({ key }: StorageEvent) => key === KEY && reload(); // A change by another tab.
      addEventListener("storage", onStorage);
      return () => removeEventListener("storage", onStorage);
    },
    cast(proposal, vote) {
      const { [proposal]: _before, ...others } = own.read();
      own.write(vote === 0 ? others : { ...others, [proposal]: vote });
      reload();
    },
  };
}
