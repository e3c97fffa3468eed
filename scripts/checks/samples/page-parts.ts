import type { Code, Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { OwnPage } from "../../site/content/own-pages";
import { remarkCodeBlocks } from "../../site/markdown/remark-code-blocks";

/** A code block of a page; line and column are those of its opening backticks. */
export interface Fence {
  file: string;
  line: number;
  column: number;
  lang: string;
  /** File name above the sample, `""` without one. */
  title: string;
  /** The words behind the language. */
  meta: string[];
  /** Empty where the build includes a file of a project: a test builds that, so it is not checked here. */
  code: string;
}

/** A paragraph without its markup. Names in code are left out: what remains of a list of types or defaults is no prose. */
export interface Paragraph {
  file: string;
  line: number;
  column: number;
  text: string;
}

/** The parts of a page that can be checked by themselves. */
export interface PageParts {
  fences: Fence[];
  paragraphs: Paragraph[];
}

/** Takes a page apart. */
export function partsOf({ file, tree: parsed }: OwnPage): PageParts {
  const tree = structuredClone(parsed); // titles of code blocks are taken out of the text
  remarkCodeBlocks()(tree);
  const parts: PageParts = { fences: [], paragraphs: [] };
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === "code") parts.fences.push({ file, line, column, ...fence(node) });
    if (node.type === "paragraph") parts.paragraphs.push({ file, line, column, text: textOf(node) });
  });
  return parts;
}

function fence({ lang, meta, value, data }: Code): Pick<Fence, "lang" | "title" | "meta" | "code"> {
  const title = data?.hProperties?.dataTitle;
  return {
    lang: lang ?? "",
    title: typeof title === "string" ? title : "",
    meta: meta?.split(/\s+/) ?? [],
    code: value,
  };
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
