import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags as t } from "@lezer/highlight";

/** The colors of tokens, the same as in code blocks on pages: `src/styles/tokens.css`. */
const tokens = HighlightStyle.define([
  { tag: [t.comment, t.docComment], color: "var(--code-comment)", fontStyle: "italic" },
  { tag: [t.keyword, t.self, t.modifier], color: "var(--code-keyword)" },
  { tag: [t.string, t.regexp, t.special(t.string), t.attributeValue], color: "var(--code-string)" },
  { tag: [t.number, t.bool, t.null, t.atom, t.unit, t.color, t.escape], color: "var(--code-value)" },
  { tag: [t.function(t.variableName), t.function(t.propertyName), t.className, t.typeName], color: "var(--code-name)" },
  { tag: [t.definition(t.propertyName), t.propertyName, t.attributeName], color: "var(--code-attribute)" },
  { tag: [t.tagName, t.angleBracket], color: "var(--code-tag)" },
  { tag: [t.meta, t.operator, t.punctuation], color: "var(--text-soft)" },
]);

const wavy = (color: string) => ({
  backgroundImage: "none",
  textDecoration: `underline wavy ${color}`,
  textDecorationSkipInk: "none",
  textUnderlineOffset: "0.2em",
});

const marker = (color: string, sign: string) => ({ content: `"${sign}"`, color });

const box = { border: "1px solid var(--line)", borderRadius: "var(--radius)", background: "var(--ground)" };

const surface = EditorView.theme({
  "&": { height: "100%", background: "var(--ground-code)", color: "var(--text)", fontSize: "0.8438rem" },
  // The element around the editor shows the focus right away, while this class follows some milliseconds later.
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.6" },
  ".cm-content": { caretColor: "var(--text-strong)" },
  ".cm-content ::selection": { background: "light-dark(#bfe3f8, #2f5d78)" },
  ".cm-gutters": { border: "0", background: "var(--ground-code)", color: "var(--text-soft)" },
  ".cm-activeLine, .cm-activeLineGutter": { background: "color-mix(in srgb, var(--accent) 8%, transparent)" },
  "&.cm-focused .cm-matchingBracket": { background: "none", outline: "1px solid var(--accent)" },
  "&.cm-focused .cm-nonmatchingBracket": { background: "none", outline: "1px solid var(--caution)" },
  ".cm-searchMatch": { background: "none", outline: "1px solid var(--accent)" },
  ".cm-searchMatch-selected": { outlineWidth: "2px" },
  ".cm-lintRange-active": { background: "none" },
  ".cm-lintRange-error": wavy("var(--caution)"),
  ".cm-lintRange-warning": wavy("var(--warning)"),
  ".cm-lint-marker": { content: "normal", textAlign: "center", lineHeight: "1" },
  ".cm-lint-marker-error::before": marker("var(--caution)", "●"),
  ".cm-lint-marker-warning::before": marker("var(--warning)", "▲"),
  ".cm-diagnostic": { borderInlineStart: "3px solid transparent", whiteSpace: "pre-wrap" },
  ".cm-diagnostic-error": { borderInlineStartColor: "var(--caution)" },
  ".cm-diagnostic-warning": { borderInlineStartColor: "var(--warning)" },
  ".cm-diagnosticAction": { ...box, color: "var(--link)", font: "inherit" },
  ".cm-tooltip": { ...box, color: "var(--text)", maxWidth: "min(30rem, 90vw)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { background: "var(--link)", color: "var(--on-accent)" },
  ".cm-completionDetail": { color: "var(--text-soft)", fontStyle: "normal" },
  "[aria-selected] .cm-completionDetail": { color: "inherit" },
  ".cm-completionMatchedText": { fontWeight: "bold" },
  ".cm-tooltip.cm-completionInfo": { maxWidth: "min(25rem, 75vw)" },
  ".cm-completionInfo p": { margin: "0.25rem 0", fontFamily: "var(--sans)" },
  ".cm-completionInfo .cm-optionType": {
    fontFamily: "var(--mono)",
    color: "var(--code-value)",
    overflowWrap: "anywhere",
  },
  ".cm-completionInfo .cm-optionFacts": { color: "var(--text-soft)" },
  ".cm-panels": { background: "var(--ground-soft)", color: "var(--text)", fontFamily: "var(--sans)" },
  ".cm-panels-bottom": { borderBlockStart: "1px solid var(--line)" },
  ".cm-panel.cm-panel-lint ul [aria-selected], .cm-panel.cm-panel-lint ul:focus [aria-selected]": {
    background: "var(--ground-accent)",
    color: "var(--text-strong)",
  },
  ".cm-panels button[name=close]": { minWidth: "1.5rem", minHeight: "1.5rem", color: "inherit" },
  ".cm-panels :focus-visible": { outline: "2px solid var(--link)", outlineOffset: "1px" },
  ".cm-panel.cm-search input": { boxSizing: "border-box", maxWidth: "calc(100% - 1.25em)" },
  ".cm-textfield": { ...box, color: "inherit", fontSize: "inherit" },
  ".cm-button": { ...box, color: "inherit", fontSize: "inherit" },
  ".cm-keys": { margin: "0", padding: "0.125rem 0.5rem", color: "var(--text-soft)", fontSize: "0.75rem" },
  // With forced colors, the browser removes backgrounds, so the selection uses the system's colors.
  "@media (forced-colors: active)": {
    ".cm-tooltip-autocomplete ul li[aria-selected]": {
      background: "Highlight",
      color: "HighlightText",
      forcedColorAdjust: "none",
    },
    ".cm-panel.cm-panel-lint ul [aria-selected], .cm-panel.cm-panel-lint ul:focus [aria-selected]": {
      background: "Canvas",
      color: "CanvasText",
      outline: "2px solid Highlight",
      outlineOffset: "-2px",
    },
  },
});

/** The look of the editor. Its colors and fonts are custom properties, which also apply inside the shadow root. */
export const theme: Extension = [surface, syntaxHighlighting(tokens)];
