import { useLoaded } from "../../components/useLoaded";
import { PartFailed } from "../PartFailed";
import "../wide.css";
import "./PlaygroundStats.css";

const loadTool = async () => (await import(/* webpackChunkName: "stats-tool" */ "./StatsTool")).StatsTool;

/** Renders the screen on which readers explore the stats of their own build. The tool only runs in a browser. */
export function PlaygroundStats() {
  const tool = useLoaded(loadTool, true);
  return (
    <div className="wide-screen stats">
      <h1>What is in your build?</h1>
      <p className="wide-screen-intro">
        Drop a build's stats file here to see, for any module, why it's there, why it's in its chunk, which of its
        exports are used and what it costs. Your file stays on your device: nothing is uploaded.
      </p>
      <noscript>
        <p className="wide-screen-intro">
          This page needs JavaScript to read a file. With it, the page draws the build, lists modules, chunks, packages
          and duplicates, says what you could change, answers these four questions for any module, and compares two
          builds.
        </p>
      </noscript>
      <p>Create the file with this command:</p>
      <p className="stats-command">
        <code>
          npx webpack <span>--stats=normal</span> <span>--json=stats.json</span>
        </code>
      </p>
      <p className="stats-hint">
        <code>--stats=normal</code> makes the file complete, whatever <code>stats</code> is in your configuration, and{" "}
        <code>--profile</code> adds how long each module took. With the Node.js API, write{" "}
        <code>JSON.stringify(stats.toJson())</code> to a file. If you also drop the output folder, the page measures
        what is emitted of each module, and what is left of it after gzip; source maps make that exact.
      </p>
      <div className="stats-tool needs-script">
        {tool.state === "ready" && <tool.value />}
        {tool.state === "failed" && <PartFailed onRetry={tool.retry} />}
      </div>
    </div>
  );
}
