import type { BuildProblem } from "../../playground/compiler/result";
import type { EditorProblem } from "../../playground/editor/problems";
import type { ArrivedResult } from "../../playground/session/read-answer";

/** Returns the problems of a build that are in a file. */
export function problemsIn(path: string, result: ArrivedResult | null): EditorProblem[] {
  const toProblem = (severity: EditorProblem["severity"]) => (problem: BuildProblem) => {
    const { message, file, line = 1, column = 1, endLine, endColumn } = problem;
    return file === path ? [{ message, line, column, endLine, endColumn, severity }] : [];
  };
  return [
    ...(result?.errors ?? []).flatMap(toProblem("error")),
    ...(result?.warnings ?? []).flatMap(toProblem("warning")),
  ];
}
