import type { Element, ElementContent, Properties, Root, RootContent } from "hast";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { find, html } from "property-information";
import type { VFile } from "vfile";
import { report } from "./context";

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Components with state: they stay JSX, and `src/components/prose/vocabulary.ts` gives them to the page. */
const STATEFUL = new Set(["Tabs", "Tab", "StackBlitzPreview"]);

/** Components that are only markup: drawn here, once, so that no reader has to. */
const DRAWN: Record<string, (attributes: Properties, children: ElementContent[]) => Element> = {
  Badge: ({ text }, children) => ({
    type: "element",
    tagName: "span",
    properties: { className: ["badge"] },
    children: typeof text === "string" ? [{ type: "text", value: text }] : children,
  }),
};

/**
 * Turns JSX of a page into plain elements wherever that is possible, and reports components that do not exist.
 * Expressions that are only a comment vanish.
 */
export function rehypeVocabulary() {
  return (tree: Root, file: VFile): void => {
    tree.children = tree.children.flatMap((child) => simplify(child, file)) as RootContent[];
  };
}

function simplify(node: RootContent | ElementContent, file: VFile): (RootContent | ElementContent)[] {
  if ((node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") && isComment(node.value)) return [];
  if ("children" in node) {
    node.children = node.children.flatMap((child) => simplify(child, file)) as ElementContent[];
  }
  if (node.type === "element") dropStyle(node, file);
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [node];
  if (node.name === null) return node.children;
  if (STATEFUL.has(node.name)) return [node];

  const draw = Object.hasOwn(DRAWN, node.name) ? DRAWN[node.name] : undefined;
  const properties = literalAttributes(node);
  if (draw && properties) return [{ ...draw(properties, node.children), position: node.position }];
  if (/^[a-z][\w-]*$/.test(node.name)) {
    if (!properties) return [node];
    const plain: Element = {
      type: "element",
      tagName: node.name,
      properties,
      children: node.children,
      position: node.position,
    };
    dropStyle(plain, file);
    return [plain];
  }
  const known = [...STATEFUL, ...Object.keys(DRAWN)].join(", ");
  report(file, node, `There is no component <${node.name}>. Known components: ${known}.`);
  return node.children;
}

/** Attributes as hast properties, if all of them are literals. */
function literalAttributes(node: Jsx): Properties | undefined {
  const properties: Properties = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") return;
    const name = find(html, attribute.name === "className" ? "class" : attribute.name).property;
    const { value } = attribute;
    if (value === null || value === undefined) properties[name] = true;
    else if (typeof value === "string") properties[name] = name === "className" ? value.split(/\s+/) : value;
    else if (/^(\d+|true|false)$/.test(value.value)) properties[name] = JSON.parse(value.value) as number | boolean;
    else if (name === "style") properties[name] = value.value;
    else return;
  }
  return properties;
}

/** The content security policy of the site forbids style attributes, so they would only look right in a preview. */
function dropStyle(node: Element, file: VFile): void {
  if (node.properties.style === undefined) return;
  delete node.properties.style;
  report(
    file,
    node,
    `The style attribute of <${node.tagName}> is left out: the site's security policy forbids it.`,
    "warning",
  );
}

function isComment(expression: string): boolean {
  return /^\s*(\/\*[\s\S]*?\*\/\s*|\/\/.*\n?\s*)*$/.test(expression);
}
