import { useId, useState } from "react";
import { SiteLink } from "../../components/SiteLink";
import { useLoaded } from "../../components/useLoaded";
import { buildsOf } from "../../playground/graph/parse-stats";
import type { BuildResult } from "../../playground/session/read-answer";
import { PartFailed } from "../PartFailed";

const loadPanel = async () =>
  (await import(/* webpackChunkName: "graph-panel" */ "../../playground/graph/panel/GraphPanel")).GraphPanel;

/**
 * Renders the modules and chunks of a build, once its statistics are there, and what changed since an earlier one. Of several
 * configurations, one is shown.
 */
export function GraphTab({ result, earlier }: { result: BuildResult | null; earlier: BuildResult | null }) {
  const panel = useLoaded(loadPanel, true);
  const [chosen, setChosen] = useState("");
  const id = useId();
  if (panel.state === "failed") return <PartFailed onRetry={panel.retry} />;
  if (!result) return <p>There is no result yet.</p>;
  if (panel.state === "empty" || !result.stats) return <p>Reading the build …</p>;
  const builds = buildsOf(result.stats);
  const build = builds.find(({ name }) => name === chosen) ?? builds[0];
  const before = buildsOf(earlier?.stats).find(({ name }) => name === build?.name);
  return (
    <div className="playground-graph">
      {builds.length > 1 && (
        <p>
          <label htmlFor={id}>There are several configurations. Show</label>{" "}
          <select id={id} value={build?.name} onChange={({ target }) => setChosen(target.value)}>
            {builds.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </p>
      )}
      {build && <panel.value stats={build.stats} {...(before && { compared: before.stats })} />}
      <p>
        <SiteLink to="/playground/stats/">What is in your build?</SiteLink> answers the same questions about a{" "}
        <code>stats.json</code> of your own.
      </p>
    </div>
  );
}
