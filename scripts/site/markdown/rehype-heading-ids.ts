import GithubSlugger, { slug } from "github-slugger";
import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { headingLevel } from "./hast";
import { visitElements } from "./visit-elements";

/** The id of a heading of which GitHub's rule leaves nothing: it has only emoji or punctuation. */
const NAMELESS = "section";

/**
 * Gives each heading the id that GitHub would give it, with `-1`, `-2` for repetitions. Runs before badges add text to
 * headings. A heading that has an id already, as READMEs may write it, keeps it.
 */
export function rehypeHeadingIds() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    visitElements(tree, (node) => {
      if (headingLevel(node) === 0 || node.properties.id) return;
      // A component at the end leaves a space. Letters can be written in two ways, and ids have the composed one.
      const text = textOf(node).trim().normalize("NFC");
      node.properties.id = slugger.slug(slug(text) === "" ? NAMELESS : text);
    });
  };
}
