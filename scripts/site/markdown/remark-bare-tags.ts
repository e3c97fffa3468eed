import type { Html, Root, RootContent } from "mdast";
import { sanitizeSchema } from "./sanitize-schema";
import { visitNodes } from "./visit-nodes";

/** HTML elements that the sanitizer drops. Their tags never count as text, even without attributes. */
const DROPPED =
  "audio body button canvas center font footer form head header html iframe label main mark nav noscript script style svg template title u video";

const KNOWN = new Set([...(sanitizeSchema.tagNames ?? []), ...DROPPED.split(" ")]);

/**
 * Keeps text that looks like a tag, such as the `<Buffer>` of `Promise<Buffer>` and the `<file>` of a command. Markdown
 * treats both as HTML, and the sanitizer drops elements that it doesn't know, so readers would miss a word.
 */
export function remarkBareTags() {
  return (tree: Root): void => {
    visitNodes(tree, (node, index, parent) => {
      if (node.type !== "html" || !isText(node, parent.children.slice(index))) return;
      const text = { type: "text", value: node.value, position: node.position } as const;
      const isBlock = parent.type === "root" || parent.type === "listItem" || parent.type === "blockquote";
      parent.children[index] = (isBlock ? { type: "paragraph", children: [text] } : text) as RootContent;
    });
  };
}

/** Returns whether a tag is text: it is on its own, has no attributes, and isn't an HTML element or is never closed. */
function isText({ value }: Html, following: readonly RootContent[]): boolean {
  const [, slash, name = ""] = /^<(\/?)([A-Za-z][\w-]*)>$/.exec(value.trim()) ?? [];
  if (name === "") return false;
  if (!KNOWN.has(name.toLowerCase())) return true;
  // Some HTML elements are also names of types, which start with a capital letter: Promise<Map>.
  const isType = slash === "" && /^[A-Z][a-z]/.test(name);
  return isType && !following.some((node) => node.type === "html" && node.value === `</${name}>`);
}
