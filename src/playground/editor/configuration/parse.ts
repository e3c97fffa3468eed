import { ensureSyntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import type { SyntaxNode, Tree } from "@lezer/common";
import { findConfigurations } from "./find-configurations";
import type { Slice } from "./value";

/** Milliseconds that parsing may take, of which a configuration needs a few. */
const LIMIT = 200;

/** A text with its syntax. */
export interface Parsed {
  tree: Tree;
  slice: Slice;
  /** The object literals that are configurations. */
  configurations: SyntaxNode[];
}

/** Parses the text of an editor. Returns null if it is too long for that. */
export function parse(state: EditorState): Parsed | null {
  const slice: Slice = ({ from, to }) => state.sliceDoc(from, to);
  const tree = ensureSyntaxTree(state, state.doc.length, LIMIT);
  return tree && { tree, slice, configurations: findConfigurations(tree, slice) };
}
