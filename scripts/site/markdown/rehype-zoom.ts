import type { Element, ElementContent, Root } from "hast";
import type { VFile } from "vfile";
import { findingsOf, inputOf } from "./context";
import { element } from "./hast";
import { visitElements } from "./visit-elements";

/** The minimum width in pixels. Smaller images have no details that need a larger view. */
const LEAST_WIDTH = 300;

/**
 * Makes each diagram (an image of this site that is a paragraph) a link to its file, which
 * `src/components/prose/show-large.ts` shows in full size. Runs after the printable body is stored.
 */
export function rehypeZoom() {
  return (tree: Root, file: VFile): void => {
    const { trusted, context } = inputOf(file);
    const { images } = findingsOf(file);
    if (!trusted) return;
    const published = new Set(images.map(({ output }) => context.basePath + output));
    visitElements(tree, (node) => {
      const [image, ...rest] = node.children;
      if (node.tagName === "p" && rest.length === 0 && isDiagram(image, published)) node.children = [link(image)];
    });
  };
}

function isDiagram(node: ElementContent | undefined, published: ReadonlySet<string>): node is Element {
  if (node?.type !== "element" || node.tagName !== "img") return false;
  const { src, width } = node.properties;
  return published.has(String(src)) && Number(width) >= LEAST_WIDTH;
}

function link(image: Element): Element {
  return element("a", { className: ["zoom"], href: image.properties.src }, [image]);
}
