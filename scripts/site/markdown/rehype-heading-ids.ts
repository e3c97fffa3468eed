import { slug } from "github-slugger";
import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import { headingLevel } from "./hast";
import { visitElements } from "./visit-elements";

/** The title of a heading that GitHub's rule would give an empty id, because it only consists of emoji or punctuation. */
const NAMELESS = "section";

/**
 * Gives each heading the id that GitHub would give it, with `-1`, `-2` for repetitions. Runs before badges add text to
 * headings. A heading that already has an id, as in some READMEs, keeps it.
 */
export function rehypeHeadingIds() {
  const addIds = rehypeSlug();
  return (tree: Root): void => {
    const headings: Element[] = [];
    visitElements(tree, (node) => {
      if (headingLevel(node) > 0 && !node.properties.id) headings.push(node);
    });
    const titles = headings.map(plainTitle);
    addIds({ type: "root", children: titles });
    for (const [index, { properties }] of headings.entries()) properties.id = titles[index]?.properties.id;
  };
}

/** Returns a heading with the text that its id is made of. */
function plainTitle(heading: Element): Element {
  // A component at the end leaves a space. Some letters have two encodings; ids use the composed one.
  const text = textOf(heading).trim().normalize("NFC");
  const value = slug(text) === "" ? NAMELESS : text;
  return { type: "element", tagName: heading.tagName, properties: {}, children: [{ type: "text", value }] };
}
