import type { Heading, Nodes, Root } from "mdast";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import type { Problem } from "../../lib/problem";
import type { TrustedPage } from "../../site/content/trusted-pages";
import { RULES } from "./markdown-rules";

type Finding = Pick<Problem, "line" | "column" | "message">;

const linter = unified()
  .use(Object.values(RULES).map(([rule]) => rule))
  .freeze();

/** The title in the front matter, for the rules: headings below it start at the second level. */
const TITLE: Heading = { type: "heading", depth: 1, children: [] };

/** Reports valid Markdown in an unusual form, which would confuse the next author. */
export function checkMarkdown({ file, source, body, tree }: TrustedPage): Problem[] {
  const findings: Finding[] = [...checkEnd(source), ...checkTrailingSpaces(body, tree), ...checkRules(body, tree)];
  return findings.map((finding) => ({ file, ...finding, severity: "warning" }));
}

function checkRules(body: string, tree: Root): Finding[] {
  const page = new VFile(body);
  const titled: Root = { ...tree, children: [TITLE, ...tree.children] };
  linter.runSync(titled, page);
  return page.messages.flatMap(({ ruleId, reason, ancestors }) => {
    const node = ancestors?.at(-1) as Nodes | undefined;
    const values = [...reason.matchAll(/`([^`]*)`/g)].map(([, value = ""]) => value);
    const message = node && RULES[ruleId ?? ""]?.[1](values, node);
    const { line = 1, column = 1 } = node?.position?.start ?? {};
    return message ? [{ line, column, message }] : [];
  });
}

function checkEnd(source: string): Finding[] {
  if (/(?:^|[^\n])\n$/.test(source)) return [];
  const lines = source.split("\n");
  return [{ line: lines.length, column: 1, message: "End the file with a single line break and no empty line." }];
}

function checkTrailingSpaces(body: string, tree: Root): Finding[] {
  const code = new Set<number>();
  visit(tree, "code", ({ position }) => {
    for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line++) code.add(line);
  });
  return body.split("\n").flatMap((text, index) => {
    const column = text.search(/[ \t]+$/) + 1;
    if (column === 0 || code.has(index + 1)) return [];
    return [{ line: index + 1, column, message: "This line ends with spaces. Delete them." }];
  });
}
