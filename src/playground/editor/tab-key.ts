import { indentLess, indentMore } from "@codemirror/commands";
import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { type Command, EditorView, keymap, type Panel, showPanel } from "@codemirror/view";

/** Sets whether the Tab key indents. */
export const setTabIndents = StateEffect.define<boolean>();

/** The id of the line that says what the Tab key does; it describes the editor to screen readers. */
export const KEYS_ID = "keys";

/** Whether the Tab key indents. At first it doesn't: it leaves the editor, as in every other field of a page. */
export const tabIndents = StateField.define<boolean>({
  create: () => false,
  update: (before, { effects }) => effects.find((effect) => effect.is(setTabIndents))?.value ?? before,
  provide: () => showPanel.of(keysPanel),
});

/** The behavior of the Tab key, the key that changes it, and a line that describes both. */
export const tabKey: Extension = [
  tabIndents,
  keymap.of([
    { key: "Ctrl-m", mac: "Shift-Alt-m", run: toggle },
    { key: "Tab", run: when(indentMore), shift: when(indentLess) },
  ]),
];

/** Returns the text about the keys that readers see. */
function keysText(doesIndent: boolean, isMac: boolean): string {
  const toggleKey = isMac ? "Shift+Option+M" : "Ctrl+M";
  const tab = doesIndent ? "Tab indents" : "Tab leaves the editor";
  return `${tab}. ${toggleKey} makes it ${doesIndent ? "leave the editor" : "indent"}. F8 goes to the next problem.`;
}

function toggle(view: EditorView): boolean {
  const doesIndent = !view.state.field(tabIndents);
  const text = keysText(doesIndent, isMac());
  view.dispatch({ effects: [setTabIndents.of(doesIndent), EditorView.announce.of(text)] });
  return true;
}

/** Wraps a command so that the browser handles the key while Tab doesn't indent. */
function when(command: Command): Command {
  return (view) => view.state.field(tabIndents) && command(view);
}

function keysPanel(view: EditorView): Panel {
  const dom = document.createElement("p");
  dom.className = "cm-keys";
  dom.id = KEYS_ID;
  dom.textContent = keysText(view.state.field(tabIndents), isMac());
  return {
    dom,
    update({ state, startState }) {
      const doesIndent = state.field(tabIndents);
      if (doesIndent !== startState.field(tabIndents)) dom.textContent = keysText(doesIndent, isMac());
    },
  };
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
