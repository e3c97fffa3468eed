import { javascriptLanguage, typescriptLanguage } from "@codemirror/lang-javascript";
import type { SyntaxNode, Tree } from "@lezer/common";

/** A module of a configuration with its syntax. */
export interface ParsedModule {
  path: string;
  text: string;
  tree: Tree;
}

/** Parses a module. A mistake in it leaves a gap in the tree. */
export function parseModule(path: string, text: string): ParsedModule {
  const { parser } = /\.[cm]?ts$/.test(path) ? typescriptLanguage : javascriptLanguage;
  return { path, text, tree: parser.parse(text) };
}

/** Returns the text of a node. */
export function textOf({ text }: ParsedModule, { from, to }: SyntaxNode): string {
  return text.slice(from, to);
}

/** Returns all nodes with a name, in their order. */
export function nodesOf({ tree }: ParsedModule, name: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  tree.iterate({
    enter: ({ node }) => {
      if (node.name === name) found.push(node);
    },
  });
  return found;
}

/** Returns the number of places that aren't JavaScript. */
export function mistakesIn({ tree }: ParsedModule): number {
  let count = 0;
  tree.iterate({
    enter: ({ type }) => {
      if (type.isError) count += 1;
    },
  });
  return count;
}

/** Returns the string of a literal, without its quotes. */
export function stringOf(module: ParsedModule, node: SyntaxNode): string {
  return textOf(module, node).slice(1, -1);
}

/** Returns the property of an object literal with one of several names. */
export function propertyOf(module: ParsedModule, object: SyntaxNode, ...names: string[]): SyntaxNode | undefined {
  return object.getChildren("Property").find((property) => {
    const name = property.firstChild;
    const text = name ? textOf(module, name).replace(/^["']|["']$/g, "") : "";
    return names.includes(text);
  });
}

/** Returns the expression that is a property's value. */
export function valueIn(property: SyntaxNode | undefined): SyntaxNode | null {
  return property?.getChild(":")?.nextSibling ?? null;
}

/** Returns the name of the property that an expression is the value of; undefined if it's somewhere else. */
export function nameOfProperty(module: ParsedModule, value: SyntaxNode): string | undefined {
  const { parent } = value;
  if (parent?.name !== "Property" || valueIn(parent)?.from !== value.from || !parent.firstChild) return undefined;
  return textOf(module, parent.firstChild).replace(/^["']|["']$/g, "");
}

/** Returns the places that refer to variables, without their declarations. */
export function references(module: ParsedModule, names: readonly string[]): SyntaxNode[] {
  return nodesOf(module, "VariableName").filter((node) => {
    return names.includes(textOf(module, node)) && node.parent?.name !== "ImportGroup";
  });
}
