import { ensureSyntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import type { SyntaxNode, Tree } from "@lezer/common";
import { findConfigurations } from "./find-configurations";
import type { Slice } from "./value";

/** The number of milliseconds that parsing may take. A configuration needs only a few. */
const LIMIT = 200;

/** A text with its syntax. */
export interface Parsed {
  tree: Tree;
  slice: Slice;
  /** The object literals that are configurations. */
  configurations: SyntaxNode[];
}

/** Parses the text of an editor. Returns null if the text is too long. */
export function parse(state: EditorState): Parsed | null {
  const slice: Slice = ({ from, to }) => state.sliceDoc(from, to);
  const tree = ensureSyntaxTree(state, state.doc.length, LIMIT);
  return tree && { tree, slice, configurations: findConfigurations(tree, slice) };
}
