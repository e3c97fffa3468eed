import { EditorView } from "@codemirror/view";

/** How marked parts and differences look, beside the theme that editor and viewer share. */
export const viewerTheme = EditorView.theme({
  // The last lines are not below the button of the chat, which is in this corner of the window.
  ".cm-content": { paddingBottom: "var(--chat)" },
  ".cm-of-source": { background: "color-mix(in srgb, var(--accent) 16%, transparent)" },
  "&.cm-merge-b .cm-changedLine, .cm-inlineChangedLine": {
    background: "color-mix(in srgb, var(--tip) 14%, transparent)",
  },
  ".cm-deletedChunk": { background: "color-mix(in srgb, var(--caution) 12%, transparent)", paddingInlineStart: "6px" },
  // Colours alone would say nothing to some readers, and the drawn underlines of the package are hard to see.
  "&.cm-merge-b .cm-changedText": { background: "color-mix(in srgb, var(--tip) 30%, transparent)" },
  ".cm-deletedChunk .cm-deletedText": { background: "color-mix(in srgb, var(--caution) 25%, transparent)" },
  ".cm-collapsedLines": { background: "var(--ground-soft)", color: "var(--link)" },
  // The sign of the package is in few fonts.
  ".cm-collapsedLines::before, .cm-collapsedLines::after": { content: '"⋯"' },
  "@media (forced-colors: active)": { ".cm-of-source": { outline: "1px solid Highlight" } },
});
