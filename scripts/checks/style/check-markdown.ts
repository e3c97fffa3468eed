import type { Nodes, Parents } from "mdast";
import { visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import type { OwnPage } from "../../site/content/own-pages";
import { style } from "./style";

type Finding = Pick<Problem, "line" | "column" | "message">;

/** Containers whose blocks are separated by one empty line. */
const SPACED = new Set(["root", "blockquote", "mdxJsxFlowElement"]);

/** Reports valid Markdown in an unusual form, which would confuse the next author. */
export function checkMarkdown({ file, source, body, tree }: OwnPage): Problem[] {
  const findings: Finding[] = [...checkEnd(source), ...checkTrailingSpaces(body, tree)];
  let level = 1;
  visit(tree, (node) => {
    if (node.type === "heading") {
      if (node.depth > level + 1) {
        findings.push(at(node, `This heading skips a level: write ${"#".repeat(level + 1)}.`));
      }
      level = node.depth;
    }
    if (node.type === "code" && !node.lang) {
      findings.push(at(node, "This code block has no language. Write text where there is nothing to color."));
    }
    if (node.type === "link" && /^(?:https?:|www\.)/.test(written(node, body))) {
      findings.push(at(node, `Give this link words that say where it leads: [words](${node.url}).`));
    }
    if (node.type === "list") findings.push(...checkList(node, body));
    if ("children" in node) findings.push(...checkGaps(node));
  });
  return findings.map((finding) => ({ file, ...finding, severity: "warning" }));
}

function checkEnd(source: string): Finding[] {
  if (/(?:^|[^\n])\n$/.test(source)) return [];
  const lines = source.split("\n");
  return [{ line: lines.length, column: 1, message: "A file ends with one line break and no empty line." }];
}

function checkTrailingSpaces(body: string, tree: OwnPage["tree"]): Finding[] {
  const code = new Set<number>();
  visit(tree, "code", ({ position }) => {
    for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line++) code.add(line);
  });
  return body.split("\n").flatMap((text, index) => {
    const column = text.search(/[ \t]+$/) + 1;
    if (column === 0 || code.has(index + 1)) return [];
    return [{ line: index + 1, column, message: "There are spaces at the end of this line. Delete them." }];
  });
}

function checkList(list: Extract<Nodes, { type: "list" }>, body: string): Finding[] {
  return list.children.flatMap((item, index) => {
    const marker = /^\S+/.exec(written(item, body))?.[0];
    const expected = list.ordered ? `${(list.start ?? 1) + index}.` : style.bullet;
    return marker === expected
      ? []
      : [at(item, `Start this entry of the list with ${expected} in place of ${marker}.`)];
  });
}

/** Checks that one empty line separates blocks. In a list there may also be none. */
function checkGaps(parent: Parents): Finding[] {
  const fewest = SPACED.has(parent.type) ? 1 : 0;
  if (fewest === 0 && parent.type !== "list" && parent.type !== "listItem") return [];
  return parent.children.flatMap((child, index) => {
    const before = parent.children[index - 1];
    if (!before?.position || !child.position) return [];
    const empty = child.position.start.line - before.position.end.line - 1;
    if (empty > 1) return [at(child, "There is more than one empty line before this. One is enough.")];
    return empty < fewest ? [at(child, "Put an empty line before this.")] : [];
  });
}

function written({ position }: Nodes, body: string): string {
  return body.slice(position?.start.offset, position?.end.offset);
}

function at({ position }: Nodes, message: string): Finding {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column, message };
}
