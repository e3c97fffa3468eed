import { EditorView } from "@codemirror/view";

/** The look of marked parts and differences, in addition to the theme that the editor and the viewer share. */
export const viewerTheme = EditorView.theme({
  // Keep the last lines clear of the chat button, which is in this corner of the window.
  ".cm-content": { paddingBottom: "var(--chat)" },
  ".cm-of-source": { background: "color-mix(in srgb, var(--accent) 16%, transparent)" },
  "&.cm-merge-b .cm-changedLine, .cm-inlineChangedLine": {
    background: "color-mix(in srgb, var(--tip) 14%, transparent)",
  },
  ".cm-deletedChunk": { background: "color-mix(in srgb, var(--caution) 12%, transparent)", paddingInlineStart: "6px" },
  // Some readers can't tell the colors apart, and the package's own underlines are hard to see.
  "&.cm-merge-b .cm-changedText": { background: "color-mix(in srgb, var(--tip) 30%, transparent)" },
  ".cm-deletedChunk .cm-deletedText": { background: "color-mix(in srgb, var(--caution) 25%, transparent)" },
  ".cm-collapsedLines": { background: "var(--ground-soft)", color: "var(--link)" },
  // Few fonts have the character that the package uses.
  ".cm-collapsedLines::before, .cm-collapsedLines::after": { content: '"⋯"' },
  "@media (forced-colors: active)": { ".cm-of-source": { outline: "1px solid Highlight" } },
});
