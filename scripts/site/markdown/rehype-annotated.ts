import type { ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { report } from "./context";
import { classesOf } from "./hast";
import { replaceElements } from "./visit-elements";

/**
 * Moves the `<Details>` inside `<Annotated>` into its code block. Each replaces the first property in the code whose
 * name is its summary, so that the explanation is where readers need it. Runs after highlighting, and after the
 * printable body is stored, where the explanations follow the code.
 */
export function rehypeAnnotated() {
  return (tree: Root, file: VFile): void => {
    tree.children = unwrapAll(tree.children as ElementContent[]) as Root["children"];

    function unwrapAll(nodes: ElementContent[]): ElementContent[] {
      return nodes.flatMap((node) => {
        if (!("children" in node)) return [node];
        if (node.type === "mdxJsxFlowElement" && node.name === "Annotated") return join(node);
        if (node.type !== "element" || node.tagName !== "pre") node.children = unwrapAll(node.children);
        return [node];
      });
    }

    function join(scope: MdxJsxFlowElementHast): ElementContent[] {
      return scope.children.filter((child) => {
        if (!isDetails(child)) return true;
        if (place(child, scope)) return false;
        report(
          file,
          child,
          `This note is about ${summaryOf(child)}, but the code in <Annotated> has no such property.`,
        );
        return true;
      });
    }
  };
}

/** Inserts an explanation into the code. Returns false if the code has no property of that name. */
function place(details: MdxJsxFlowElementHast, scope: MdxJsxFlowElementHast): boolean {
  const name = summaryOf(details);
  let isPlaced = false;
  replaceElements(scope, (node) => {
    if (isPlaced || !classesOf(node).includes("t-attr") || textOf(node) !== name) return;
    node.children = [{ ...details, type: "mdxJsxTextElement" }];
    isPlaced = true;
    return [node];
  });
  return isPlaced;
}

function isDetails(node: ElementContent): node is MdxJsxFlowElementHast {
  return node.type === "mdxJsxFlowElement" && node.name === "Details";
}

/** Returns the `summary` attribute of a `<Details>`. `rehypeVocabulary` has checked it before. */
export function summaryOf({ attributes }: Pick<MdxJsxFlowElementHast, "attributes">): string {
  const found = attributes.find((attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === "summary");
  return typeof found?.value === "string" ? found.value : "";
}
