import { outputSize } from "../answers/compare";
import { COMMAND } from "../model/gaps";
import type { Graph } from "../model/types";
import { counted, formatSize, formatTime } from "../words";

/** Renders what a build is made of, and what its file does not say. */
export function Summary({ graph }: { graph: Graph }) {
  const { version, modules, chunks, assets, milliseconds, errors, warnings, gaps } = graph;
  const files = assets.filter(({ name }) => !name.endsWith(".map"));
  const authored = modules.filter(({ kind, isOrphan }) => kind !== "runtime" && !isOrphan);
  return (
    <div className="graph-summary">
      <p>
        {version ? `webpack ${version} made ` : "The build made "}
        <strong>{counted(files.length, "file")}</strong> of <strong>{formatSize(outputSize(graph))}</strong> from{" "}
        <strong>{counted(authored.length, "module")}</strong> in <strong>{counted(chunks.length, "chunk")}</strong>
        {milliseconds !== null && `, in ${formatTime(milliseconds)}`}.
      </p>
      {errors + warnings > 0 && (
        <p>
          It has{" "}
          {[errors && counted(errors, "error"), warnings && counted(warnings, "warning")].filter(Boolean).join(" and ")}
          {errors > 0 && ", so what you see here may be incomplete"}.
        </p>
      )}
      {gaps.length > 0 && (
        <div className="graph-gaps" role="note" aria-label="What the file does not say">
          <ul>
            {gaps.map(({ option, sentence }) => (
              <li key={option}>
                {sentence} The option <code>stats.{option}</code> leaves it out.
              </li>
            ))}
          </ul>
          <p>
            This command makes a complete file, whatever <code>stats</code> is in the configuration:{" "}
            <code>{COMMAND}</code>
          </p>
        </div>
      )}
    </div>
  );
}
