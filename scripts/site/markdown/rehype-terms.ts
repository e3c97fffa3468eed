import type { Element, ElementContent, Root } from "hast";
import type { VFile } from "vfile";
import { GLOSSARY } from "../../../src/utilities/section-urls";
import { withBase } from "../../../src/utilities/urls";
import { inputOf } from "./context";
import { classesOf, element, text } from "./hast";

/** Terms that texts about webpack also use in their everyday meaning or for other tools. They are not linked. */
const ORDINARY = new Set(
  (
    "block compiler container context dependency external hash hook host layer library manifest mode pitch placeholder " +
    "remote request resource rule runtime target"
  ).split(" "),
);

/** Elements whose text is not linked: names, code, links and controls. */
const LEFT_ALONE = new Set(
  "a button code h1 h2 h3 h4 h5 h6 kbd label pre samp script style summary svg th var".split(" "),
);
const CLASSES_LEFT_ALONE = new Set(["badge", "callout-title", "code", "options", "tabs-list", "tabs-title"]);

/**
 * Links the first use of a term on a trusted page to its glossary entry, whose text
 * `src/components/prose/explain-term.ts` shows. Only whole words are linked, and not on the page about the term itself.
 * Runs after the printable body and the texts for search are stored, which do not need these links.
 */
export function rehypeTerms() {
  return (tree: Root, file: VFile): void => {
    const { context, trusted, url } = inputOf(file);
    if (!trusted || url === GLOSSARY) return;
    const open = new Map([...context.terms].filter(([name]) => !ORDINARY.has(name) && !isSubject(name, url)));
    const names = [...open.keys()].sort((a, b) => b.length - a.length);
    if (names.length === 0) return;
    const anyTerm = new RegExp(
      `(?<![\\p{L}\\p{N}_.$/@#-])(${names.map((name) => name.replaceAll(" ", "[\\s-]")).join("|")})s?(?![\\p{L}\\p{N}_/-]|\\.\\p{L})`,
      "giu",
    );
    mark(tree);

    function mark(parent: Root | Element): void {
      parent.children = (parent.children as ElementContent[]).flatMap((node) => {
        if (node.type === "text") return open.size === 0 ? [node] : markText(node.value);
        if (node.type === "element" && !isLeftAlone(node)) mark(node);
        return [node];
      });
    }

    function markText(value: string): ElementContent[] {
      const parts: ElementContent[] = [];
      let end = 0;
      for (const match of value.matchAll(anyTerm)) {
        const name = (match[1] ?? "").toLowerCase().replace(/[\s-]/g, " ");
        const id = open.get(name);
        if (id === undefined) continue;
        open.delete(name);
        parts.push(text(value.slice(end, match.index)));
        const properties = { className: ["term"], href: withBase(context.basePath, `${GLOSSARY}#${id}`) };
        parts.push(element("a", properties, [text(match[0])]));
        end = match.index + match[0].length;
      }
      return [...parts, text(value.slice(end))];
    }
  };
}

/** Returns whether a page is about a term: `/concepts/loaders/`, `/guides/tree-shaking/`. */
function isSubject(name: string, url: string): boolean {
  const last = url.split("/").at(-2) ?? "";
  return last.replaceAll("-", " ").replace(/s$/, "") === name.replace(/s$/, "");
}

function isLeftAlone(node: Element): boolean {
  return LEFT_ALONE.has(node.tagName) || classesOf(node).some((name) => CLASSES_LEFT_ALONE.has(name));
}
