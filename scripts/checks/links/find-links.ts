import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import { splitFrontMatter } from "../../site/content/front-matter";
import type { TrustedPage } from "../../site/content/trusted-pages";

/** The position of an address in a page. */
export type Place = Pick<Problem, "file" | "line" | "column">;

/**
 * Returns the external addresses of links and images, without fragments, with all their positions.
 *
 * @param origin The origin of this site. Links to its own pages are left out, because every build checks them.
 */
export function findLinks(pages: TrustedPage[], origin: string): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  const add = (written: string, place: Place) => {
    if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return;
    const url = new URL(written);
    url.hash = "";
    if (url.origin !== origin) found.set(url.href, [...(found.get(url.href) ?? []), place]);
  };
  for (const { file, source, tree } of pages) {
    const lines = source.split("\n");
    for (const { url } of splitFrontMatter(source).frontMatter.related ?? []) {
      const line = lines.findIndex((text) => text.includes(url));
      add(url, { file, line: line + 1, column: (lines[line]?.indexOf(url) ?? 0) + 1 });
    }
    visit(tree, (node) => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      for (const url of addressesOf(node)) add(url, { file, line, column });
    });
  }
  return found;
}

function addressesOf(node: Nodes): string[] {
  if (node.type === "link" || node.type === "image" || node.type === "definition") return [node.url];
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
  return node.attributes.flatMap((attribute) => {
    const isAddress = attribute.type === "mdxJsxAttribute" && (attribute.name === "href" || attribute.name === "src");
    return isAddress && typeof attribute.value === "string" ? [attribute.value] : [];
  });
}
