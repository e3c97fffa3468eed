import type { BuildState } from "../../playground/session/builder";

interface Props {
  build: BuildState;
  isComparing: boolean;
  onCompare: (isComparing: boolean) => void;
  onStop: () => void;
  onBuildAgain: () => void;
}

/** Renders the progress of the build. Screen readers only announce changes, and not the number of milliseconds. */
export function BuildStatus({ build, isComparing, onCompare, onStop, onBuildAgain }: Props) {
  const { phase, version, progress, milliseconds } = build;
  return (
    <div className="playground-status">
      <p>
        <span role="status">{statusOf(build)}</span>
        {phase === "building" && progress && (
          <span className="playground-time" aria-hidden="true">
            {" "}
            {progress.percent}%, {progress.step}
          </span>
        )}
        {phase === "built" && (
          <span className="playground-time" aria-hidden="true">
            {" "}
            webpack {version}, {milliseconds} ms
          </span>
        )}
      </p>
      {(phase === "building" || phase === "loading") && (
        <button type="button" onClick={onStop}>
          Stop
        </button>
      )}
      {build.result && (
        <button type="button" onClick={() => onCompare(!isComparing)}>
          {isComparing ? "Stop comparing" : "Compare with later builds"}
        </button>
      )}
      {phase === "stopped" && (
        <button type="button" onClick={onBuildAgain}>
          Build again
        </button>
      )}
    </div>
  );
}

function statusOf({ phase, result, failure }: BuildState): string {
  if (phase === "loading") return "Loading webpack…";
  if (phase === "building" && !result) return "Building…";
  if (phase === "stopped") return failure?.message ?? "";
  if (!result) return "webpack couldn't build this project.";
  const counts = [
    numberOf(result.output.size, "file"),
    ...(result.errors.length > 0 ? [numberOf(result.errors.length, "error")] : []),
    ...(result.warnings.length > 0 ? [numberOf(result.warnings.length, "warning")] : []),
  ];
  return `Built: ${counts.join(", ")}.`;
}

function numberOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
