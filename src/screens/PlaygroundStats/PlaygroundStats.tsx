import { useLoaded } from "../../components/useLoaded";
import { PartFailed } from "../PartFailed";
import "../wide.css";
import "./PlaygroundStats.css";

const loadTool = async () => (await import(/* webpackChunkName: "stats-tool" */ "./StatsTool")).StatsTool;

/** Renders the screen on which readers look into the statistics of their own build. The tool runs in the browser only. */
export function PlaygroundStats() {
  const tool = useLoaded(loadTool, true);
  return (
    <div className="wide-screen stats">
      <h1>What is in your build?</h1>
      <p className="wide-screen-intro">
        Drop the statistics of a build on this page, and ask of any module why it is there, why it is in its chunk,
        which of its exports are used and what it costs. Your file stays on your device: nothing is sent.
      </p>
      <noscript>
        <p className="wide-screen-intro">
          Reading a file here needs JavaScript. With it, this page lists modules, chunks, packages and what is there
          more than once, answers the four questions for a module, and compares two builds.
        </p>
      </noscript>
      <p>This command makes the file:</p>
      <p className="stats-command">
        <code>
          npx webpack <span>--stats=normal</span> <span>--json=stats.json</span>
        </code>
      </p>
      <p className="stats-hint">
        <code>--stats=normal</code> gives a complete file whatever <code>stats</code> is in your configuration, and{" "}
        <code>--profile</code> adds how long modules took. With the Node.js API, write{" "}
        <code>JSON.stringify(stats.toJson())</code> to a file.
      </p>
      <div className="stats-tool needs-script">
        {tool.state === "ready" && <tool.value />}
        {tool.state === "failed" && <PartFailed onRetry={tool.retry} />}
      </div>
    </div>
  );
}
