import GithubSlugger, { slug } from "github-slugger";
import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { headingLevel } from "./hast";
import { visitElements } from "./visit-elements";

/** The id of a heading that GitHub's rule would give an empty id, because it only consists of emoji or punctuation. */
const NAMELESS = "section";

/**
 * Gives each heading the id that GitHub would give it, with `-1`, `-2` for repetitions. Runs before badges add text to
 * headings. A heading that already has an id, as in some READMEs, keeps it.
 */
export function rehypeHeadingIds() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    visitElements(tree, (node) => {
      if (headingLevel(node) === 0 || node.properties.id) return;
      // Remove the space that a component at the end leaves. Some letters have two encodings; ids use the composed one.
      const text = textOf(node).trim().normalize("NFC");
      node.properties.id = slugger.slug(slug(text) === "" ? NAMELESS : text);
    });
  };
}
