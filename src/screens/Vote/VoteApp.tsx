import { useEffect, useState, useSyncExternalStore } from "react";
import { useSiteConfig } from "../../components/SiteConfigContext";
import { PartFailed } from "../PartFailed";
import { ProposalEntry } from "./ProposalEntry";
import proposals from "./proposals.json";
import { useOrder } from "./useOrder";
import "./Vote.css";
import { createVoteStore } from "./vote-store";
import { NO_VOTES } from "./votes";

/** Renders the list of proposals for webpack with their votes. */
export function VoteApp() {
  const { voteApi } = useSiteConfig();
  const [store] = useState(() => createVoteStore(voteApi));
  const votes = useSyncExternalStore(store.subscribe, store.snapshot);
  const order = useOrder(proposals, votes);
  useEffect(() => store.start(), [store]);
  return (
    <div className="vote">
      <h1>Vote</h1>
      <p className="vote-intro">
        Feature requests from the community. Vote each one up or down; you can change your mind, or press the same arrow
        again to withdraw your vote. Discuss each request in its thread.
      </p>
      <p className="vote-where">
        {voteApi
          ? "Votes are counted for everyone. If a vote can't be sent now, it stays on your device and is sent later."
          : "This site doesn't collect votes: yours stay on your device, and the scores count only them."}
      </p>
      {votes.phase === "loading" && voteApi && <p role="status">Loading votes…</p>}
      {votes.phase === "failed" && <PartFailed onRetry={store.reload} />}
      <button type="button" className="vote-sort" aria-disabled={order.isCurrent} onClick={order.update}>
        Sort by score
      </button>
      <ol>
        {order.proposals.map((proposal) => (
          <ProposalEntry
            key={proposal.id}
            proposal={proposal}
            standing={votes.standings.get(proposal.id) ?? NO_VOTES}
            isKnown={votes.phase === "ready"}
            onVote={(vote) => store.cast(proposal.id, vote)}
            onResend={() => store.resend(proposal.id)}
          />
        ))}
      </ol>
    </div>
  );
}
