import type { List, Paragraph, PhrasingContent, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { VFile } from "vfile";
import { FRAMEWORK_SIGN, ORIGINS } from "../../../src/errors/signs";
import { CATALOG } from "../../../src/utilities/section-urls";
import { causesIn, isSign, nodesOf, signOf } from "./causes-in";
import { inputOf, report } from "./context";
import { messageSectionsIn } from "./messages-in";
import { visitNodes } from "./visit-nodes";

/** The separator between parts of a sign that must all be in an output. */
const AND = " … ";
/** The class of the line, which the finder leaves out, because it shows what it has found in the output. */
export const SIGNS = "message-signs";
const PLACEHOLDER = /<[a-z][\w -]*>/gi;

/**
 * Turns the signs of a cause into a line for readers, and reports the ones that can't be looked for in an output. Runs after
 * remarkMessages, which reads them.
 */
export function remarkSigns() {
  return (tree: Root, file: VFile): void => {
    if (!inputOf(file).url.startsWith(CATALOG)) return;
    for (const { list } of messageSectionsIn(tree).flatMap(({ below }) => causesIn(below))) {
      if (!list) continue;
      for (const problem of problemsOf(list)) report(file, list, problem);
      Object.assign(list, lineOf(list));
    }
    visitNodes(tree, (node) => {
      if (node.type === "listItem" && isSign(node))
        report(file, node, '"Sign:" isn\'t part of a cause. Indent it below an item of the numbered list of causes.');
    });
  };
}

function problemsOf(list: List): string[] {
  const nodes = nodesOf(list);
  if (list.children.length > 1 || list.children[0]?.children.length !== 1)
    return ['Give "Sign:" a list with a single line, and write everything else in the paragraphs of the cause.'];
  if (nodes.length === 0) return ['"Sign:" is empty. Add code that only outputs with this cause contain.'];
  return nodes.flatMap((node) => {
    const sign = signOf(node);
    if (sign === undefined)
      return `"${textOf(node)}" isn't a sign. Write code and links to ${FRAMEWORK_SIGN}… after "Sign:", with commas between them, or the place of the first "at" line as emphasis: ${ORIGINS.join(", ")}.`;
    const fixed = sign.split(AND).map((part) => part.replace(PLACEHOLDER, "").replace(/\s/g, ""));
    return fixed.some(({ length }) => length < 2)
      ? `Almost any output contains the sign "${sign}". Add characters that don't vary.`
      : [];
  });
}

/**
 * Returns "This is the likely cause if the output contains `a`, `b`, or `c` together with `d`, or the first `at` line is in
 * webpack, or you use Vue CLI."
 */
function lineOf(list: List): Paragraph {
  const nodes = nodesOf(list);
  const codes = nodes.filter((node) => node.type === "inlineCode");
  const contained = codes.map(({ value }) => {
    const parts = value.split(AND).map((part): PhrasingContent[] => [{ type: "inlineCode", value: part }]);
    return joined(parts, " together with ");
  });
  const from = nodes.filter((node) => node.type === "link").map((link) => [text("you use "), link]);
  const contains = contained.length > 0 ? [[text("the output contains "), ...joined(contained, ", ")]] : [];
  const places = nodes
    .filter((node) => node.type === "emphasis")
    .map((node): PhrasingContent[] => [text(textOf(node))]);
  const origin: PhrasingContent[] = [
    text("the first "),
    { type: "inlineCode", value: "at" },
    text(" line is in "),
    ...joined(places, ", "),
  ];
  const parts = [...contains, ...(places.length > 0 ? [origin] : []), ...from];
  const children = [text("This is the likely cause if "), ...joined(parts, ", "), text(".")];
  const data = { hProperties: { className: [SIGNS] } };
  return { type: "paragraph", data, children, position: list.position };
}

/** Joins alternatives: "a", "a or b", "a, b, or c". With " together with " between them, they're parts of one alternative. */
function joined(groups: PhrasingContent[][], separator: ", " | " together with "): PhrasingContent[] {
  const isLong = groups.length > 2 || groups.some(({ length }) => length > 1);
  const last = separator === " together with " ? separator : isLong ? ", or " : " or ";
  return groups.flatMap((group, index) => {
    const before = index === groups.length - 1 ? last : separator;
    return index === 0 ? group : [text(before), ...group];
  });
}

function text(value: string): PhrasingContent {
  return { type: "text", value };
}
