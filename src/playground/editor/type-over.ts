import { EditorView } from "@codemirror/view";

/**
 * Replaces a selection of several lines with the typed text. Chromium would do that with a style attribute that keeps
 * the look of the selected text, and the security policy of the page blocks and reports style attributes.
 */
export const typeOver = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { main, ranges } = view.state.selection;
    const { doc } = view.state;
    const isOneLine = doc.lineAt(main.from).number === doc.lineAt(main.to).number;
    const text = event.data;
    if (event.inputType !== "insertText" || event.isComposing || text === null || ranges.length > 1 || isOneLine) {
      return false;
    }
    event.preventDefault();
    const insert = () => view.state.update(view.state.replaceSelection(text), { userEvent: "input.type" });
    // Other extensions may have a better way, such as putting brackets around the selection.
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, main.from, main.to, text, insert))) view.dispatch(insert());
    return true;
  },
});
