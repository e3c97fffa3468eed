import type { Nodes } from "mdast";
import fencedCodeFlag from "remark-lint-fenced-code-flag";
import headingIncrement from "remark-lint-heading-increment";
import noConsecutiveBlankLines from "remark-lint-no-consecutive-blank-lines";
import noEmptyUrl from "remark-lint-no-empty-url";
import noLiteralUrls from "remark-lint-no-literal-urls";
import noMissingBlankLines from "remark-lint-no-missing-blank-lines";
import orderedListMarkerStyle from "remark-lint-ordered-list-marker-style";
import orderedListMarkerValue from "remark-lint-ordered-list-marker-value";
import unorderedListMarkerStyle from "remark-lint-unordered-list-marker-style";
import type { Pluggable } from "unified";
import { style } from "./style";

/**
 * Returns the message about a node for its author, or undefined if there is none.
 *
 * @param values The values in the rule's own message: the one it found and then, in most rules, the one it expects.
 */
type Sentence = (values: string[], node: Nodes) => string | undefined;

/** The rules of remark-lint that pages follow, by id. Each message is replaced with our own sentence. */
export const RULES: Record<string, [rule: Pluggable, sentence: Sentence]> = {
  "fenced-code-flag": [
    fencedCodeFlag,
    () => "This code block has no language. Write text if there's nothing to highlight.",
  ],
  "heading-increment": [
    headingIncrement,
    ([, rank]) => `This heading skips a level: write ${"#".repeat(Number(rank))}.`,
  ],
  "no-consecutive-blank-lines": [
    noConsecutiveBlankLines,
    // The rule expects no empty line at the start or end of a list or quote. That isn't part of this style.
    ([, most]) => (most === "1" ? "There's more than one empty line before this. Leave only one." : undefined),
  ],
  "no-empty-url": [noEmptyUrl, (_, { type }) => `This ${type} has no address. Add one between ( and ).`],
  "no-literal-urls": [
    noLiteralUrls,
    (_, node) =>
      node.type === "link" && !node.url.startsWith("mailto:")
        ? `Give this link a text that says where it leads: [words](${node.url}).`
        : undefined,
  ],
  "no-missing-blank-lines": [[noMissingBlankLines, { exceptTightLists: true }], () => "Add an empty line before this."],
  "ordered-list-marker-style": [
    [orderedListMarkerStyle, "."],
    ([found, expected]) => `Write ${expected} instead of ${found} after this item's number.`,
  ],
  "ordered-list-marker-value": [
    [orderedListMarkerValue, "ordered"],
    ([found, expected]) => `Start this list item with ${expected}. instead of ${found}..`,
  ],
  "unordered-list-marker-style": [
    [unorderedListMarkerStyle, style.bullet],
    ([found, expected]) => `Start this list item with ${expected} instead of ${found}.`,
  ],
};
