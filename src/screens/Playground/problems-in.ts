import type { BuildProblem } from "../../playground/compiler/result";
import type { EditorProblem } from "../../playground/editor/problems";
import type { BuildState } from "../../playground/session/builder";

/** Returns the problems of a build that are in a file. A failure is only marked if its line is known. */
export function problemsIn(path: string, { result, failure }: Pick<BuildState, "result" | "failure">): EditorProblem[] {
  const toProblem = (severity: EditorProblem["severity"]) => (problem: BuildProblem) => {
    const { message, file, line = 1, column = 1, endLine, endColumn } = problem;
    return file === path ? [{ message, line, column, endLine, endColumn, severity }] : [];
  };
  return [
    ...(failure?.line === undefined ? [] : [failure]).flatMap(toProblem("error")),
    ...(result?.errors ?? []).flatMap(toProblem("error")),
    ...(result?.warnings ?? []).flatMap(toProblem("warning")),
  ];
}
