import type { Element, ElementContent } from "hast";
import { element, text } from "./hast";

/** A piece of code: plain text, or a link to the type that it names. */
export type LinkedCode = string | { text: string; href: string };

/** The code of a type or of a member of one, below a heading of the third level if it has a title. */
export interface TypeBlock {
  id: string;
  title?: string;
  /** Facts about it, such as the version that introduced it. */
  badges?: string[];
  /** Code in the form of LinkedCode: the sentence that refers to a description elsewhere. */
  note?: LinkedCode[];
  code: LinkedCode[];
}

/** Writes blocks as the component that {@link typeBlocks} renders. One line of a page contains all of them. */
export function writeTypeBlocks(blocks: TypeBlock[]): string {
  const data = JSON.stringify(blocks).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
  return `<TypeBlocks data='${data}' />`;
}

/** Renders the blocks that {@link writeTypeBlocks} has written. */
export function typeBlocks(data: string): Element {
  const blocks = JSON.parse(data) as TypeBlock[];
  return element("div", { className: ["types"] }, blocks.flatMap(render));
}

function render({ id, title, badges = [], note, code }: TypeBlock): ElementContent[] {
  const labels = badges.flatMap((label) => [text(" "), element("span", { className: ["badge"] }, [text(label)])]);
  const heading = title === undefined ? [] : [element("h3", { id }, [text(title), ...labels])];
  const source = element("code", { className: ["language-ts"] }, code.map(linked));
  const block = element("pre", { className: ["type"], ...(title === undefined && id && { id }) }, [source]);
  return [...heading, block, ...(note ? [element("p", { className: ["type-note"] }, note.map(linked))] : [])];
}

function linked(part: LinkedCode): ElementContent {
  return typeof part === "string" ? text(part) : element("a", { href: part.href }, [text(part.text)]);
}
