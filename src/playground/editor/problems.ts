import { type Diagnostic, forEachDiagnostic, nextDiagnostic } from "@codemirror/lint";
import { StateEffect, StateField, type Text } from "@codemirror/state";
import { type Command, EditorView } from "@codemirror/view";

/** A problem that a build reports for a file. Lines and columns count from 1. */
export interface EditorProblem {
  line: number;
  column: number;
  endLine?: number;
  endColumn?: number;
  message: string;
  severity: "error" | "warning";
}

/** Sets the problems that the last build reports for the editor's file. */
export const setProblems = StateEffect.define<readonly EditorProblem[]>();

/** The problems of the last build; their places move with the text until the next one. */
export const buildProblems = StateField.define<readonly Diagnostic[]>({
  create: () => [],
  update(before, { changes, docChanged, effects, newDoc }) {
    const set = effects.find((effect) => effect.is(setProblems));
    if (set) return set.value.map((problem) => diagnosticOf(problem, newDoc));
    if (!docChanged) return before;
    return before.map((diagnostic) => ({
      ...diagnostic,
      from: changes.mapPos(diagnostic.from, 1),
      to: changes.mapPos(diagnostic.to, -1),
    }));
  },
});

/** Returns a problem with offsets in a text. Without an end it covers a word, and beyond the text it's at the end. */
export function diagnosticOf({ message, severity, ...place }: EditorProblem, text: Text): Diagnostic {
  const from = offset(text, place.line, place.column);
  const word = /^(?:[\w$]+|["'`][^"'`]*["'`]?|\S)/.exec(text.lineAt(from).text.slice(from - text.lineAt(from).from));
  const end =
    place.endLine === undefined && place.endColumn === undefined
      ? from + (word?.[0].length ?? 0)
      : offset(text, place.endLine ?? place.line, place.endColumn ?? place.column);
  return { from, to: Math.max(from, end), message, severity };
}

function offset(text: Text, line: number, column: number): number {
  const { from, to } = text.line(Math.min(Math.max(line, 1), text.lines));
  return line > text.lines ? text.length : Math.min(from + Math.max(column - 1, 0), to);
}

/** Goes to the next problem, and announces it. */
export const announceNextProblem: Command = (view) => {
  if (!nextDiagnostic(view)) return false;
  const { from } = view.state.selection.main;
  const messages: string[] = [];
  forEachDiagnostic(view.state, (diagnostic, start) => {
    if (start === from) messages.push(diagnostic.message);
  });
  view.dispatch({ effects: EditorView.announce.of(messages.join(" ")) });
  return true;
};
