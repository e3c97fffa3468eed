import type { LocalVotes } from "./local-votes";
import type { VoteApi } from "./vote-api";
import type { Delivery, Tally } from "./votes";

/** The pauses in milliseconds between attempts to send a vote. When they are used up, the reader is asked. */
const PAUSES = [1_000, 4_000, 15_000];
const LONGEST_PAUSE = 15_000;

interface Options {
  api: VoteApi;
  local: LocalVotes;
  /** Called before each attempt. */
  onSend: () => void;
  onCounted: (tally: Tally) => void;
}

/** Sends the stored vote on a proposal until the server has counted or refused it, or the pauses are used up. */
export async function deliverVote(proposal: string, { api, local, onSend, onCounted }: Options): Promise<Delivery> {
  const pauses = [...PAUSES];
  let outcome: Delivery = { progress: "settled" };
  // The reader can change the vote while it is under way, and another tab can send it.
  for (let vote = local.read()[proposal]; vote !== undefined; vote = local.read()[proposal]) {
    onSend();
    const answer = await api.send(proposal, vote);
    if (answer.kind === "later") {
      const next = pauses.shift();
      if (next === undefined || answer.wait > LONGEST_PAUSE) return { progress: "unsent" };
      outcome = { progress: "unsent" };
      await pause(Math.max(next, answer.wait));
      continue;
    }
    if (answer.kind === "counted") onCounted(answer.tally);
    outcome = answer.kind === "counted" ? { progress: "settled" } : { progress: "refused", message: answer.message };
    if (local.read()[proposal] === vote) local.set(proposal, null);
  }
  return outcome;
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
