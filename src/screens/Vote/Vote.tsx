import { useLoaded } from "../../components/useLoaded";
import { PartFailed } from "../PartFailed";

const loadApp = async () => (await import(/* webpackChunkName: "vote-app" */ "./VoteApp")).VoteApp;

/**
 * Renders the voting screen. Its application only runs in a browser, so the server renders a note for readers without
 * scripts.
 */
export function Vote() {
  const loaded = useLoaded(loadApp, true);
  if (loaded.state === "ready") return <loaded.value />;
  if (loaded.state === "failed") return <PartFailed onRetry={loaded.retry} />;
  return (
    <noscript>
      <h1>Vote</h1>
      <p>Voting needs JavaScript.</p>
    </noscript>
  );
}
