/** The properties of a kind of callout. */
export interface Callout {
  /** The heading above its text. */
  title: string;
  /** The color, which is a token of `src/styles/tokens.css`. */
  tone: "link" | "tip" | "important" | "warning" | "caution";
  /** The prefix that turns a paragraph into this callout, besides the syntax of GitHub alerts. */
  marker?: string;
}

/**
 * The kinds of callouts, by the lower-case names of GitHub alerts. The parser, the styles and the plain Markdown use
 * this table, so a new kind needs a row here and a mention in the writer's guide; a new tone also needs a token and a
 * rule in `callout.css`. Source: https://github.com/orgs/community/discussions/16925
 */
export const CALLOUTS = {
  note: { title: "Note", tone: "link", marker: "?>" },
  tip: { title: "Tip", tone: "tip", marker: "T>" },
  important: { title: "Important", tone: "important" },
  warning: { title: "Warning", tone: "warning", marker: "W>" },
  caution: { title: "Caution", tone: "caution" },
} as const satisfies Record<string, Callout>;

/** The name of a kind of callout. */
export type CalloutKind = keyof typeof CALLOUTS;

/** Returns whether a word is the name of a kind. */
export function isCalloutKind(word: string): word is CalloutKind {
  return Object.hasOwn(CALLOUTS, word);
}

/** Returns the classes of a callout's element. */
export function calloutClasses(kind: CalloutKind): string[] {
  return ["callout", `callout-${kind}`, `tone-${CALLOUTS[kind].tone}`];
}

/** Returns the kind of callout from the classes of an element, or undefined for other elements. */
export function calloutKindOf(classes: readonly string[]): CalloutKind | undefined {
  return classes.map((name) => name.replace(/^callout-/, "")).find(isCalloutKind);
}
