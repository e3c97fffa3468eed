import { useLoaded } from "../../components/useLoaded";
import { PartFailed } from "../PartFailed";

const loadApp = async () => (await import(/* webpackChunkName: "vote-app" */ "./VoteApp")).VoteApp;

/** The voting page: nothing until the application has come, which only happens in a browser. */
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
