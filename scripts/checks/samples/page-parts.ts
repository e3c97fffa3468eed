import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { TrustedPage } from "../../site/content/trusted-pages";
import { metaWords, titleOf } from "../../site/markdown/fence-meta";
import { remarkCodeBlocks } from "../../site/markdown/remark-code-blocks";

/** A code block of a page. Line and column are those of its opening backticks. */
export interface Fence {
  file: string;
  line: number;
  column: number;
  lang: string;
  /** The file name above the sample, or an empty string. */
  title: string;
  /** The words after the language. */
  meta: string[];
  /** The code; empty if the build inserts a project's file, because the tests build that project. */
  code: string;
}

/**
 * A paragraph without markup. Inline code is left out, because the rest of a list of types or defaults is not prose.
 */
export interface Paragraph {
  file: string;
  line: number;
  column: number;
  text: string;
}

/** The parts of a page that are checked separately. */
export interface PageParts {
  fences: Fence[];
  paragraphs: Paragraph[];
}

/** Splits a page into the parts that are checked. */
export function partsOf({ file, tree: parsed }: TrustedPage): PageParts {
  const tree = structuredClone(parsed); // removes the titles of code blocks from the text
  remarkCodeBlocks()(tree);
  const parts: PageParts = { fences: [], paragraphs: [] };
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === "code") {
      const { lang, value: code } = node;
      const [title, meta] = [titleOf(node), metaWords(node)];
      parts.fences.push({ file, line, column, lang: lang ?? "", title, meta, code });
    }
    if (node.type === "paragraph") parts.paragraphs.push({ file, line, column, text: textOf(node) });
  });
  return parts;
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
