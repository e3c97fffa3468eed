import { useId, useState } from "react";
import { SiteLink } from "../../components/SiteLink";
import { useLoaded } from "../../components/useLoaded";
import { buildsOf } from "../../playground/graph/parse-stats";
import type { ArrivedResult } from "../../playground/session/read-answer";
import { PartFailed } from "../PartFailed";

const loadPanel = async () =>
  (await import(/* webpackChunkName: "graph-panel" */ "../../playground/graph/panel/GraphPanel")).GraphPanel;

/** The maximum number of configurations in the list: more than anyone would choose from. */
const MOST_BUILDS = 50;

/**
 * Renders the modules and chunks of a build as soon as its stats are available, and the changes since an earlier build.
 * If there are several configurations, it shows one of them.
 */
export function GraphTab({ result, earlier }: { result: ArrivedResult | null; earlier: ArrivedResult | null }) {
  const panel = useLoaded(loadPanel, true);
  const [chosen, setChosen] = useState(0);
  const id = useId();
  if (panel.state === "failed") return <PartFailed onRetry={panel.retry} />;
  if (!result) return <p>No result yet.</p>;
  if (panel.state === "empty" || !result.stats) return <p>Reading the build…</p>;
  // Names need not be unique, and the project's configuration could report any number of builds.
  const builds = buildsOf(result.stats).slice(0, MOST_BUILDS);
  const place = chosen < builds.length ? chosen : 0;
  const build = builds[place];
  const before = buildsOf(earlier?.stats)[place];
  return (
    <div className="playground-graph">
      {builds.length > 1 && (
        <p>
          <label htmlFor={id}>There are several configurations. Show</label>{" "}
          <select id={id} value={place} onChange={({ target }) => setChosen(Number(target.value))}>
            {builds.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: only the position distinguishes them
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
        </p>
      )}
      {build && <panel.value stats={build.stats} compared={before?.stats} files={result.output} link={SiteLink} />}
      <p>
        <SiteLink to="/playground/stats/">What is in your build?</SiteLink> answers the same questions about your own
        stats file.
      </p>
    </div>
  );
}
