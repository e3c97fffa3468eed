import { EditorState, Text } from "@codemirror/state";
import { expect, test } from "vitest";
import {
  buildProblems,
  diagnosticOf,
  type EditorProblem,
  setProblems,
} from "../../../../src/playground/editor/problems";

const LINES = ['import a from "./a.js";', "", "  call(a);"];
const text = Text.of(LINES);

function marked(place: Omit<EditorProblem, "message" | "severity">): string {
  const { from, to } = diagnosticOf({ ...place, message: "No", severity: "error" }, text);
  return text.sliceString(from, to);
}

test.each([
  ["from place to place", { line: 1, column: 8, endLine: 1, endColumn: 14 }, "a from"],
  ["across lines", { line: 1, column: 22, endLine: 3, endColumn: 3 }, '";\n\n  '],
  ["a text in quotes", { line: 1, column: 15 }, '"./a.js"'],
  ["a word", { line: 3, column: 3 }, "call"],
  ["a sign", { line: 3, column: 7 }, "("],
  ["nothing on an empty line", { line: 2, column: 1 }, ""],
  ["nothing after the end of a line", { line: 3, column: 90 }, ""],
  ["nothing after the end of the text", { line: 90, column: 1 }, ""],
  ["nothing backwards", { line: 3, column: 7, endLine: 3, endColumn: 3 }, ""],
  ["a place before the start, from the start", { line: 0, column: 0 }, "import"],
])("a problem marks %s", (_, place, found) => {
  expect(marked(place)).toBe(found);
});

test("problems move with the text until the next build", () => {
  const start = EditorState.create({ doc: text, extensions: [buildProblems] });
  const problem: EditorProblem = { line: 3, column: 3, message: "No", severity: "warning" };
  const reported = start.update({ effects: setProblems.of([problem]) }).state;
  const { state } = reported.update({ changes: { from: 0, insert: "// first\n" } });
  const [{ from, to } = { from: 0, to: 0 }] = state.field(buildProblems);
  expect(state.sliceDoc(from, to)).toBe("call");
  expect(state.update({ effects: setProblems.of([]) }).state.field(buildProblems)).toEqual([]);
});
