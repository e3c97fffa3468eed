import type { RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Problem } from "../../lib/problem";
import type { TrustedPage } from "../../site/content/trusted-pages";
import { figuresOf } from "./figures";
import { style } from "./style";

const { sections, fewestWords, fewestContractions, mostShort, mostPointing } = style.rhythm;

/** Matches a closing paragraph that only says where to read on. */
const POINTER = /^(?:for [^,]+, )?see |^.{0,60} (?:explains?|describes?|covers?|shows?) /i;

/** Reports pages that sound like a translation as a whole, although each sentence may be right: one warning for each reason. */
export function checkRhythm(page: TrustedPage): Problem[] {
  if (!sections.some((section) => page.file.startsWith(`${section}/`))) return [];
  return [...checkFigures(page), ...checkEndings(page)].map((message) => {
    return { file: page.file, line: 1, column: 1, message, severity: "warning" };
  });
}

function checkFigures(page: TrustedPage): string[] {
  const { words, sentences, short, contractions } = figuresOf(page);
  if (words < fewestWords) return [];
  const messages: string[] = [];
  const per1000 = (contractions / words) * 1000;
  if (per1000 < fewestContractions) {
    messages.push(
      `This page has ${per1000.toFixed(1)} contractions per 1,000 words, and the least is ${fewestContractions}. Write "doesn't" and "you'll" where you would say so.`,
    );
  }
  const percent = Math.round((short / sentences) * 100);
  if (percent > mostShort) {
    messages.push(
      `Of this page's sentences, ${percent} % have seven words or fewer, and the limit is ${mostShort} %. Connect some: say why, when and what follows.`,
    );
  }
  return messages;
}

function checkEndings({ tree }: TrustedPage): string[] {
  const { children } = tree;
  const starts = children.flatMap((node, index) => (node.type === "heading" && node.depth === 2 ? [index] : []));
  const last = starts.map((_, number) => children[(starts[number + 1] ?? children.length) - 1]);
  const pointing = last.filter((node) => node && isPointer(node)).length;
  if (starts.length <= 3 || (pointing / starts.length) * 100 <= mostPointing) return [];
  return [
    `Of this page's ${starts.length} sections, ${pointing} end by pointing to another page. Link the words of a sentence that says something instead.`,
  ];
}

function isPointer(node: RootContent): boolean {
  return node.type === "paragraph" && node.children.some(({ type }) => type === "link") && POINTER.test(textOf(node));
}
