import type { Element, ElementContent, Properties, Root, RootContent } from "hast";
import type { MdxFlowExpressionHast, MdxTextExpressionHast } from "mdast-util-mdx-expression";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { find, html } from "property-information";
import type { VFile } from "vfile";
import { report } from "./context";
import { element, text } from "./hast";
import { summaryOf } from "./rehype-annotated";
import { staticComponents } from "./static-components";

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Content = RootContent | ElementContent;

/** Components with state. They stay JSX, and `src/components/prose/vocabulary.ts` provides them to the page. */
const STATEFUL = new Set(["Details", "ErrorFinder"]);

/** Components that group code with its explanations. `rehypeAnnotated` replaces them. */
const JOINING = new Set(["Annotated"]);

/** Every component that a page may use. Only the build writes `TypeBlocks`. */
const KNOWN = [...STATEFUL, ...JOINING, ...Object.keys(staticComponents)].filter((name) => name !== "TypeBlocks");

/**
 * Converts the JSX of a page into plain elements where possible, and reports unknown components. Expressions that are
 * only a comment are removed, and those that are only a string become text.
 */
export function rehypeVocabulary() {
  return (tree: Root, file: VFile): void => {
    let parts = 0;
    tree.children = simplifyAll(tree.children) as RootContent[];

    function simplifyAll(nodes: Content[]): Content[] {
      return nodes.flatMap(simplify);
    }

    function simplify(node: Content): Content[] {
      if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") return simplifyExpression(node);
      if (node.type === "mdxjsEsm") {
        report(file, node, adviceFor(node.value));
        return [];
      }
      if ("children" in node) node.children = simplifyAll(node.children) as ElementContent[];
      if (node.type === "element") dropStyle(node, file);
      return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement" ? simplifyJsx(node) : [node];
    }

    function simplifyExpression(node: MdxFlowExpressionHast | MdxTextExpressionHast): Content[] {
      if (isComment(node.value)) return [];
      const literal = /^\s*(["'`])([^"'`\\$]*)\1\s*$/.exec(node.value)?.[2];
      if (literal !== undefined) return [text(literal)];
      report(
        file,
        node,
        `Pages can't contain the expression {${firstLine(node.value)}}. Write it in backticks, or the brace as \\{.`,
      );
      return [];
    }

    function simplifyJsx(node: Jsx): Content[] {
      if (node.name === null) return node.children;
      if (JOINING.has(node.name)) return [node];
      if (STATEFUL.has(node.name)) {
        checkStateful(node, file);
        return [node];
      }
      const properties = literalAttributes(node);
      if (!properties) {
        report(file, node, `The attributes of <${node.name}> must be plain text.`);
        return node.children;
      }
      const component = Object.hasOwn(staticComponents, node.name) ? staticComponents[node.name] : undefined;
      if (component) return [{ ...component(properties, node.children, `part-${++parts}`), position: node.position }];
      if (/^[a-z][\w-]*$/.test(node.name)) {
        const { name: tagName, children, position } = node;
        const plain: Element = { ...element(tagName, properties, children), position };
        dropStyle(plain, file);
        return [plain];
      }
      report(file, node, `There is no component <${node.name}>. Use one of these: ${KNOWN.join(", ")}.`);
      return node.children;
    }
  };
}

/** Returns advice on what to write instead of an `import` or `export`. `statement` is its code. */
function adviceFor(statement: string): string {
  if (/^\s*export\b/.test(statement)) {
    return "Pages can't export anything. Put facts about the page in its front matter, and code for readers in a code block.";
  }
  const component = KNOWN.find((name) => new RegExp(`\\b${name}\\b`).test(statement));
  if (component) return `Pages can't import anything. Delete this line: <${component}> is available on every page.`;
  const components = `Components that are available on every page: ${KNOWN.join(", ")}.`;
  return `Pages can't import anything. Show code in a code block, and data in a table or a list. ${components}`;
}

/** Reports a component with state that is inside a line, or a `Details` without a summary. */
function checkStateful(node: Jsx, file: VFile): void {
  if (node.type === "mdxJsxTextElement") {
    report(file, node, `<${node.name}> is a block: put its tags on separate lines.`);
  }
  if (node.name === "Details" && summaryOf(node) === "")
    report(file, node, `<${node.name}> needs a summary, such as summary="Why".`);
}

/** Returns attributes as hast properties, or undefined if any of them is not a literal. */
function literalAttributes(node: Jsx): Properties | undefined {
  const properties: Properties = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") return;
    const name = find(html, attribute.name === "className" ? "class" : attribute.name).property;
    const { value } = attribute;
    if (value === null || value === undefined) properties[name] = true;
    else if (typeof value === "string") properties[name] = name === "className" ? value.split(/\s+/) : value;
    else if (/^(\d+|true|false)$/.test(value.value)) properties[name] = JSON.parse(value.value) as number | boolean;
    else if (/^(["'])[^"'\\]*\1$/.test(value.value)) properties[name] = value.value.slice(1, -1);
    else if (name === "style") properties[name] = value.value;
    else return;
  }
  return properties;
}

/** Removes the style attribute, which the security policy forbids, so that a preview looks like the site. */
function dropStyle(node: Element, file: VFile): void {
  if (node.properties.style === undefined) return;
  delete node.properties.style;
  const why = "the site's security policy forbids it";
  report(file, node, `The style attribute of <${node.tagName}> is dropped: ${why}.`, "warning");
}

/** Returns the first line of an expression, with an ellipsis for the others. */
function firstLine(expression: string): string {
  const [first = "", ...others] = expression.trim().split("\n");
  return others.length > 0 ? `${first.trimEnd()} …` : expression;
}

function isComment(expression: string): boolean {
  return /^\s*(\/\*[\s\S]*?\*\/\s*|\/\/.*\n?\s*)*$/.test(expression);
}
