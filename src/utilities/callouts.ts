/** What makes up one kind of callout. */
export interface Callout {
  /** The word above its text. */
  title: string;
  /** Its colour, a token of `src/styles/tokens.css`. */
  tone: "link" | "tip" | "important" | "warning" | "caution";
  /** What a paragraph may start with to become one, besides the form of a GitHub alert. */
  marker?: string;
}

/**
 * The kinds of callouts, by the names that GitHub alerts give them in capitals. Parser, style and plain Markdown follow
 * this table, so a new kind is a new row. Source: https://github.com/orgs/community/discussions/16925
 */
export const CALLOUTS = {
  note: { title: "Note", tone: "link", marker: "?>" },
  tip: { title: "Tip", tone: "tip", marker: "T>" },
  important: { title: "Important", tone: "important" },
  warning: { title: "Warning", tone: "warning", marker: "W>" },
  caution: { title: "Caution", tone: "caution" },
} as const satisfies Record<string, Callout>;

/** The name of a kind. */
export type CalloutKind = keyof typeof CALLOUTS;

/** Tells whether a word is the name of a kind. */
export function isCalloutKind(word: string): word is CalloutKind {
  return Object.hasOwn(CALLOUTS, word);
}

/** Gives the classes of a callout's element. */
export function calloutClasses(kind: CalloutKind): string[] {
  return ["callout", `callout-${kind}`, `tone-${CALLOUTS[kind].tone}`];
}

/** Gives the kind that the classes of an element name; nothing for other elements. */
export function calloutKindOf(classes: readonly string[]): CalloutKind | undefined {
  return classes.map((name) => name.replace(/^callout-/, "")).find(isCalloutKind);
}
