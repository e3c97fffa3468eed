import { search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { loadLanguage, scriptLanguage } from "../editor/language";
import { attachHost } from "../editor/shadow-host";
import { theme } from "../editor/theme";
import type { SourceRange } from "./source-ranges";
import { viewerTheme } from "./viewer-theme";

/** A read-only view of a text. */
export interface CodeViewer {
  /** Shows a file and its differences from an earlier text, with or without the unchanged parts. */
  show(path: string, text: string, earlier: string | undefined, isWhole: boolean): void;
  /** Marks parts of the text, and scrolls to the first of them. */
  mark(ranges: readonly SourceRange[]): void;
  close(): void;
}

const setMarked = StateEffect.define<readonly SourceRange[]>();

const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { effects }) {
    const set = effects.find((effect) => effect.is(setMarked));
    if (!set) return before;
    const mark = Decoration.mark({ class: "cm-of-source" });
    return Decoration.set(set.value.filter(({ from, to }) => from < to).map(({ from, to }) => mark.range(from, to)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Puts a view of code into an element.
 *
 * @param onGo Called with the offset that a reader clicks while holding Ctrl or Cmd.
 */
export function createViewer(parent: HTMLElement, onGo: (offset: number) => void): CodeViewer {
  const root = attachHost(parent);
  const view = new EditorView({ root, parent: root });
  let shown = 0;

  const go = EditorView.domEventHandlers({
    mousedown(event) {
      if (!event.ctrlKey && !event.metaKey) return false;
      const offset = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (offset !== null) onGo(offset);
      return true;
    },
  });

  return {
    show(path, text, earlier, isWhole) {
      const number = ++shown;
      const [language, differences] = [new Compartment(), new Compartment()];
      const known = scriptLanguage(path);
      const extensions = [baseOf(path), go, language.of(known ?? []), differences.of([])];
      view.setState(EditorState.create({ doc: text, extensions }));
      // Another file may be shown before these have loaded. If one fails to load, the text is still shown.
      const fill = (part: Compartment, loaded: Promise<Extension>) =>
        loaded.then(
          (extension) => number === shown && view.dispatch({ effects: part.reconfigure(extension) }),
          () => {},
        );
      if (!known) fill(language, loadLanguage(path));
      if (earlier !== undefined && earlier !== text) fill(differences, loadDifferences(earlier, isWhole));
    },
    mark(ranges) {
      const [first] = ranges;
      const scroll = first ? [EditorView.scrollIntoView(first.from)] : [];
      view.dispatch({ effects: [setMarked.of(ranges), ...scroll] });
    },
    close() {
      view.destroy();
      root.host.remove();
    },
  };
}

/** Scrolls the text instead of the page, which has to stay where the reader is typing. */
const scrollInside = EditorView.scrollHandler.of((view, { head }) => {
  view.scrollDOM.scrollTop = view.lineBlockAt(head).top - 8;
  return true;
});

function baseOf(path: string): Extension {
  return [
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorView.contentAttributes.of({ "aria-label": `Text of ${path}`, tabindex: "0" }),
    EditorView.lineWrapping,
    scrollInside,
    lineNumbers(),
    search({ top: true }),
    keymap.of(searchKeymap),
    theme,
    viewerTheme,
    marked,
  ];
}

async function loadDifferences(original: string, isWhole: boolean): Promise<Extension> {
  const { unifiedMergeView } = await import(/* webpackChunkName: "playground-differences" */ "@codemirror/merge");
  const collapse = isWhole ? {} : { collapseUnchanged: { margin: 3, minSize: 6 } };
  return unifiedMergeView({ original, mergeControls: false, ...collapse });
}
