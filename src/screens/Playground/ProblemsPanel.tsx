import { useLoaded } from "../../components/useLoaded";
import type { BuildProblem } from "../../playground/compiler/result";
import type { BuildState } from "../../playground/session/builder";
import { Problem } from "./Problem";

interface Props {
  build: BuildState;
  onOpen: (path: string, line?: number) => void;
}

const loadFind = async () =>
  (await import(/* webpackChunkName: "error-patterns" */ "../../components/errors/catalogue")).loadFindEntry();

/** Renders errors and warnings as a terminal prints them, each with its entry in the error catalog. */
export function ProblemsPanel({ build: { phase, result, failure }, onOpen }: Props) {
  const problems: BuildProblem[] = [
    ...(failure !== null && phase !== "stopped" ? [failure] : []),
    ...(result?.errors ?? []),
    ...(result?.warnings ?? []),
  ];
  const find = useLoaded(loadFind, problems.length > 0);
  if (problems.length === 0) return <p>{result ? "No errors or warnings." : "No result yet."}</p>;
  return (
    <ol className="playground-problems">
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same text
        <li key={index}>
          <Problem
            problem={problem}
            entry={find.state === "ready" ? find.value(problem.message) : undefined}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ol>
  );
}
