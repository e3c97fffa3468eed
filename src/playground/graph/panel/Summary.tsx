import type { RefObject } from "react";
import { outputSize } from "../answers/compare";
import { COMMAND } from "../model/gaps";
import type { Graph } from "../model/types";
import { counted, formatSize, formatTime } from "../words";

/** Renders an overview of a build, and the gaps in its file. */
export function Summary({ graph, lead }: { graph: Graph; lead?: RefObject<HTMLParagraphElement | null> }) {
  const { version, modules, chunks, assets, milliseconds, errors, warnings, gaps } = graph;
  const files = assets.filter(({ name }) => !name.endsWith(".map"));
  const authored = modules.filter(({ kind, isOrphan }) => kind !== "runtime" && !isOrphan);
  return (
    <div className="graph-summary">
      <p ref={lead} tabIndex={-1}>
        {version ? `webpack ${version} emitted ` : "The build emitted "}
        <strong>{counted(files.length, "file")}</strong> (<strong>{formatSize(outputSize(graph))}</strong>) from{" "}
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
        <div className="graph-gaps" role="note" aria-label="What the file doesn't say">
          <ul>
            {gaps.map(({ option, sentence }) => (
              <li key={option}>
                {sentence} The <code>stats.{option}</code> option leaves it out.
              </li>
            ))}
          </ul>
          <p>
            This command creates a complete file, whatever <code>stats</code> is in your configuration:{" "}
            <code>{COMMAND}</code>
          </p>
        </div>
      )}
    </div>
  );
}
