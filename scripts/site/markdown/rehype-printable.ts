import type { ElementContent, Properties, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import type { VFile } from "vfile";
import { findingsOf } from "./context";
import { element, text } from "./hast";
import { isLeftOut } from "./left-out";
import { summaryOf } from "./rehype-annotated";

/**
 * Marks the start and the end of an id or address that depends on the printed document. They are control characters,
 * which no address contains. With characters beyond Latin-1, Node.js would store each body in twice the memory.
 */
const [START, END] = ["\x80", "\x81"];
const SLOT = new RegExp(`${START}(id|href) ([^${END}]*)${END}`, "g");

/** The attributes that refer to ids of the same page. */
const REFERENCES = ["ariaLabelledBy", "ariaDescribedBy", "htmlFor"];

/**
 * Stores the body for printable documents: without controls, with headings one level lower (because the page's title
 * becomes a heading), and with slots for ids and links, which `fillSlots` fills.
 */
export function rehypePrintable() {
  return (tree: Root, file: VFile): void => {
    const children = tree.children.flatMap((node) => print(node as ElementContent));
    findingsOf(file).printable = toHtml({ type: "root", children });
  };
}

function print(node: ElementContent): ElementContent[] {
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
    const children = node.children.flatMap(print);
    return node.name === "Details" ? [printedDetails(summaryOf(node), children)] : children;
  }
  if (node.type === "text") return [node];
  if (node.type !== "element" || isLeftOut(node, "print")) return [];
  const heading = /^h([1-5])$/.exec(node.tagName)?.[1];
  const tagName = heading ? `h${Number(heading) + 1}` : node.tagName;
  return [{ ...node, tagName, properties: printProperties(node.properties), children: node.children.flatMap(print) }];
}

/** Renders an expandable explanation for print, with its summary as a caption. */
function printedDetails(summary: string, children: ElementContent[]): ElementContent {
  const caption = element("p", { className: ["details-caption"] }, [element("strong", {}, [text(summary)])]);
  return element("div", { className: ["details-printed"] }, [caption, ...children]);
}

function printProperties({ loading: _loading, hidden: _hidden, ...properties }: Properties): Properties {
  if (typeof properties.id === "string") properties.id = slot("id", properties.id);
  if (typeof properties.href === "string") properties.href = slot("href", properties.href);
  if (properties.role === "tabpanel") {
    // The printed panel has no tab and contains its title, so both attributes are useless.
    delete properties.role;
    delete properties.ariaLabelledBy;
  }
  for (const name of REFERENCES) {
    const value = properties[name];
    if (value !== undefined)
      properties[name] = [value]
        .flat()
        .map((id) => slot("id", String(id)))
        .join(" ");
  }
  return properties;
}

function slot(kind: "id" | "href", value: string): string {
  return `${START}${kind} ${value}${END}`;
}

/**
 * Fills the slots of a printable body. `id` is called with an id of the page, `href` with an address. Both return
 * attribute text.
 */
export function fillSlots(
  html: string,
  fill: { id: (id: string) => string; href: (address: string) => string },
): string {
  return html.replace(SLOT, (_, kind: "id" | "href", value: string) => fill[kind](value));
}
