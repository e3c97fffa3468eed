import { type ChangeSpec, Compartment, EditorState, type TransactionSpec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { optionData } from "./configuration/load-option-data";
import { extensionsFor } from "./extensions";
import { loadLanguage, scriptLanguage } from "./language";
import { type EditorProblem, setProblems } from "./problems";
import { attachHost } from "./shadow-host";
import { setTabIndents, tabIndents } from "./tab-key";

/** An editor in a page. */
export interface CodeEditor {
  /**
   * Shows a file. A file that was open before keeps its cursor and undo history; if its text has changed, that change
   * can be undone.
   */
  open(path: string, text: string): void;
  /** Puts the cursor at the start of a line, counted from 1, and shows it. */
  goTo(line: number): void;
  /** Shows the problems that the last build reports for the open file. */
  report(problems: readonly EditorProblem[]): void;
  close(): void;
}

/**
 * Puts an editor into an element.
 *
 * @param base The address of the site, with a slash at its end.
 * @param onChange Called with every text that a reader types, but not with texts that are opened.
 */
export function createEditor(parent: HTMLElement, base: string, onChange: (text: string) => void): CodeEditor {
  const root = attachHost(parent);
  const data = optionData(base);
  const language = new Compartment();
  const states = new Map<string, EditorState>();
  const view = new EditorView({ root, parent: root });
  let openPath: string | undefined;
  let isOpening = false;
  /** Texts that `onChange` has reported, and that the page hasn't passed back yet. */
  let unanswered: string[] = [];

  const listener = EditorView.updateListener.of(({ docChanged, state }) => {
    if (!docChanged || isOpening) return;
    const text = state.doc.toString();
    unanswered.push(text);
    onChange(text);
  });

  function create(path: string, doc: string): EditorState {
    const known = scriptLanguage(path);
    if (!known) loadLanguage(path).then((loaded) => change(path, { effects: language.reconfigure(loaded) }));
    return EditorState.create({ doc, extensions: [language.of(known ?? []), extensionsFor(path, data), listener] });
  }

  /** Changes the state of a file, whether or not it's open. */
  function change(path: string, spec: TransactionSpec): void {
    const closed = states.get(path);
    if (path === openPath) view.dispatch(spec);
    else if (closed) states.set(path, closed.update(spec).state);
  }

  return {
    open(path, text) {
      // The page may pass a text back after the reader has pressed the next key. In that case, the newer text stays.
      const answered = path === openPath ? unanswered.lastIndexOf(text) : -1;
      unanswered = answered < 0 ? [] : unanswered.slice(answered + 1);
      if (answered >= 0) return;
      isOpening = true;
      if (path !== openPath) {
        const doesIndent = view.state.field(tabIndents, false) ?? false;
        if (openPath !== undefined) states.set(openPath, view.state);
        openPath = path;
        view.setState(states.get(path) ?? create(path, text));
        view.dispatch({ effects: setTabIndents.of(doesIndent) });
      }
      const changes = difference(view.state.doc.toString(), text);
      if (changes) view.dispatch({ changes });
      isOpening = false;
    },
    goTo(line) {
      const { doc } = view.state;
      const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines));
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
    },
    report(problems) {
      view.dispatch({ effects: setProblems.of(problems) });
    },
    close() {
      view.destroy();
      root.host.remove();
    },
  };
}

/**
 * Returns the single change that turns one text into another, or undefined if they are the same. It leaves common text
 * at both ends unchanged.
 */
export function difference(before: string, after: string): ChangeSpec | undefined {
  if (before === after) return undefined;
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
