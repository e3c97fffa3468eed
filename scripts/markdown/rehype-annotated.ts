import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { report } from "./context";

/**
 * Moves the `<Details>` inside `<Annotated>` into its code block: each takes the place of the first property of the code
 * that its summary names, so that a reader can ask where the question comes up. Runs when the code is coloured, and after
 * the printable form is kept, in which the explanations follow the code.
 */
export function rehypeAnnotated() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== "mdxJsxFlowElement" || node.name !== "Annotated" || !parent || index === undefined) return;
      const rest = node.children.filter((child) => !(isDetails(child) && place(child, node)));
      for (const child of rest.filter(isDetails)) {
        const name = summaryOf(child);
        report(file, child, `No code inside this <Annotated> has a property ${name}: write <Details> below it.`);
      }
      parent.children.splice(index, 1, ...rest);
      return [SKIP, index];
    });
  };
}

/** Puts one explanation into the code. False when the code has no property of its name. */
function place(details: MdxJsxFlowElementHast, scope: MdxJsxFlowElementHast): boolean {
  const name = summaryOf(details);
  let isPlaced = false;
  visit(scope, "element", (node: Element, index, parent) => {
    if (isPlaced || index === undefined || !parent) return;
    if (![node.properties.className].flat().includes("t-attr") || textOf(node) !== name) return;
    node.children = [{ ...details, type: "mdxJsxTextElement" } as unknown as ElementContent];
    isPlaced = true;
  });
  return isPlaced;
}

function isDetails(node: ElementContent): node is MdxJsxFlowElementHast {
  return node.type === "mdxJsxFlowElement" && node.name === "Details";
}

/** The attribute `summary` of a `<Details>`; its form was checked when the vocabulary was read. */
export function summaryOf({ attributes }: Pick<MdxJsxFlowElementHast, "attributes">): string {
  const found = attributes.find((attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === "summary");
  return typeof found?.value === "string" ? found.value : "";
}
