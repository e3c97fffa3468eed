import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { CALLOUTS, isCalloutKind } from "../../../src/utilities/callouts";
import type { Problem } from "../../lib/problem";
import { askedOf } from "../../site/content/asked";
import type { TrustedPage } from "../../site/content/trusted-pages";
import { readLineMarks } from "../../site/markdown/code-lines";

type Finding = Pick<Problem, "line" | "column" | "message">;

/** Reports text that Markdown silently drops or shows as plain characters although the author meant something else. */
export function checkLost({ file, body, tree }: TrustedPage): Problem[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const message = whatIsLost(node, file, body);
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (message) findings.push({ line, column, message });
  });
  return findings.map((finding) => ({ file, ...finding, severity: "warning" }));
}

function whatIsLost(node: Nodes, file: string, body: string): string | undefined {
  const written = body.slice(node.position?.start.offset, node.position?.end.offset);
  if (node.type === "image" && !node.alt) return "Describe this image between [ and ].";
  if (node.type === "text") {
    // Undefined link names are reported when the page is compiled (see `remark-undefined.ts`).
    const [footnote] = /(?<!\\)\[\^[^\]\s\\]+\]/.exec(written) ?? [];
    if (footnote) return `${footnote} refers to a footnote that doesn't exist. Add a line ${footnote}: ...`;
  }
  if (
    (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") &&
    /^\s*\/\*\s*asked:/i.test(node.value)
  ) {
    return `Questions have no effect here. List them in ${askedOf(file)}, below the id of the heading.`;
  }
  if (node.type === "blockquote") {
    const [, kind] = /^>\s*\[!(\w+)\]/.exec(written) ?? [];
    if (kind && !isCalloutKind(kind.toLowerCase())) {
      return `There is no callout [!${kind}]. Use one of these, in uppercase: ${Object.keys(CALLOUTS).join(", ")}.`;
    }
  }
  if (node.type === "table") {
    const cells = node.children.map(({ children }) => children.length);
    const row = cells.findIndex((count) => count > (cells[0] ?? 0));
    if (row > 0)
      return `Row ${row} of this table has ${cells[row]} cells, but its header has ${cells[0]}. Write a | inside a cell as \\|.`;
  }
  // The build fills an empty code block with a project's file.
  if (node.type === "code" && node.value !== "") {
    const { highlighted, focused } = readLineMarks(node.meta ?? "");
    const last = Math.max(0, ...highlighted, ...focused);
    const count = node.value.split("\n").length;
    if (last > count) return `This code block marks line ${last}, but its last line is ${count}. Correct the number.`;
  }
}
