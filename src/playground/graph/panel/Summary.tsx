import type { RefObject } from "react";
import { outputSize } from "../answers/compare";
import { COMMAND } from "../model/gaps";
import type { Graph } from "../model/types";
import { counted, formatSize, formatTime } from "../words";
import { type MessageLink, Messages } from "./Messages";

interface Props {
  graph: Graph;
  messageLink?: MessageLink;
  /** The first sentence, which can get the focus. */
  lead?: RefObject<HTMLParagraphElement | null>;
}

/** Renders an overview of a build, its errors and warnings, and the gaps in its file. */
export function Summary({ graph, messageLink, lead }: Props) {
  const { messages, errors, warnings, gaps, bareness } = graph;
  const problems = [errors && counted(errors, "error"), warnings && counted(warnings, "warning")].filter(Boolean);
  const sentence = `It has ${problems.join(" and ")}${errors > 0 ? ", so what you see here may be incomplete" : ""}.`;
  return (
    <div className="graph-summary">
      <p ref={lead} tabIndex={-1}>
        {bareness ? <Bare graph={graph} sentence={bareness} /> : <Totals graph={graph} />}
      </p>
      {problems.length > 0 &&
        (messages.length > 0 ? (
          <Messages messages={messages} summary={sentence} link={messageLink} />
        ) : (
          <p>{sentence} The file doesn't contain their texts.</p>
        ))}
      {(gaps.length > 0 || bareness) && (
        <div className="graph-gaps" role="note" aria-label="What the file doesn't say">
          {!bareness && (
            <ul>
              {gaps.map(({ option, sentence: gap }) => (
                <li key={option}>
                  {gap} The <code>stats.{option}</code> option leaves it out.
                </li>
              ))}
            </ul>
          )}
          <p>
            This command creates a complete file, whatever <code>stats</code> is in your configuration:{" "}
            <code>{COMMAND}</code>
          </p>
        </div>
      )}
    </div>
  );
}

function Totals({ graph }: { graph: Graph }) {
  const { tool, modules, chunks, assets, milliseconds } = graph;
  const files = assets.filter(({ name }) => !name.endsWith(".map"));
  const authored = modules.filter(({ kind, isOrphan }) => kind !== "runtime" && !isOrphan);
  return (
    <>
      {tool || "The build"} emitted <strong>{counted(files.length, "file")}</strong> (
      <strong>{formatSize(outputSize(graph))}</strong>) from <strong>{counted(authored.length, "module")}</strong> in{" "}
      <strong>{counted(chunks.length, "chunk")}</strong>
      {milliseconds !== null && `, in ${formatTime(milliseconds)}`}.
    </>
  );
}

function Bare({ graph: { tool, milliseconds }, sentence }: { graph: Graph; sentence: string }) {
  const time = milliseconds === null ? "" : `, which took ${formatTime(milliseconds)}`;
  return (
    <>
      {tool ? `This is a build of ${tool}${time}. ` : ""}
      {sentence}
    </>
  );
}
