import { SiteLink } from "../../components/SiteLink";
import { useLoaded } from "../../components/useLoaded";
import type { BuildResult } from "../../playground/session/read-answer";
import { PartFailed } from "../PartFailed";

const loadPanel = async () =>
  (await import(/* webpackChunkName: "graph-panel" */ "../../playground/graph/panel/GraphPanel")).GraphPanel;

/** Renders the modules and chunks of a build, once its statistics are there, and what changed since an earlier one. */
export function GraphTab({ result, earlier }: { result: BuildResult | null; earlier: BuildResult | null }) {
  const panel = useLoaded(loadPanel, true);
  if (panel.state === "failed") return <PartFailed onRetry={panel.retry} />;
  if (!result) return <p>There is no result yet.</p>;
  if (panel.state === "empty" || !result.stats) return <p>Reading the build …</p>;
  return (
    <div className="playground-graph">
      <panel.value stats={result.stats} {...(earlier?.stats && { compared: earlier.stats })} />
      <p>
        <SiteLink to="/playground/stats/">What is in your build?</SiteLink> answers the same questions about a{" "}
        <code>stats.json</code> of your own.
      </p>
    </div>
  );
}
