import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { VFile } from "vfile";
import { type LineStyle, readDiff, readLineMarks, renderLines, splitLines } from "./code-lines";
import { report } from "./context";
import { isDiff, readFence } from "./fence-meta";
import { classesOf, element, text } from "./hast";
import { highlight, isKnownLanguage, languageOfFile } from "./highlight";
import { replaceElements } from "./visit-elements";

/**
 * The number of characters that fits into a line on the narrowest screen (320 pixels), where the code is in a list of the error
 * finder. Code with longer lines scrolls, and so needs a tab stop.
 */
const NARROW_LINE = 19;

/**
 * Renders each `pre > code` as a figure with title, language, buttons and highlighted code (`README.md`, section
 * "Code").
 */
export function rehypeCode() {
  return (tree: Root, file: VFile): void => {
    replaceElements(tree, (node) => {
      if (node.tagName === "code") {
        // Removes attributes of fences from inline code, where only an author can have written them.
        delete node.properties.dataTitle;
        delete node.properties.dataMeta;
        delete node.properties.dataOpen;
      }
      const code = node.children[0];
      // Code with links, which wraps and isn't for copying.
      if (classesOf(node).includes("type")) return undefined;
      if (node.tagName !== "pre" || code?.type !== "element" || code.tagName !== "code") return undefined;
      const language = readFence(code).lang || "text";
      if (!isKnownLanguage(language)) {
        const fix = 'Use a known one, or "text" for none.';
        report(file, node, `The language "${language}" of this code block is unknown. ${fix}`, "warning");
      }
      return [figure(code, language)];
    });
  };
}

function figure(code: Element, language: string): Element {
  const { title, meta, open } = readFence(code);
  const source = textOf(code).replace(/\n$/, "");
  const lines = source.split("\n");
  const isWide = lines.some((line) => line.length > NARROW_LINE);
  const { className, children } = renderCode(source, language, title, meta);
  // A focusable element needs a name that describes it.
  const stop = { role: "group", ariaLabel: `Code: ${title || language}`, tabIndex: 0 };
  const body = element("pre", { className: ["code-body"], ...(isWide && stop) }, [
    element("code", { className: [`language-${language}`, ...className] }, children),
  ]);
  const tools = element("div", { className: ["code-tools"] }, [
    ...(language === "text" ? [] : [element("span", { className: ["code-language"] }, [text(language)])]),
    ...(open ? [opener(open)] : []),
    element("button", { type: "button", className: ["code-copy"] }, [text("Copy")]),
  ]);
  const caption = title ? [element("figcaption", { className: ["code-title"] }, [text(title)])] : [];
  return element("figure", { className: ["code"] }, [...caption, tools, body]);
}

/** A narrow screen only shows the last word. */
function opener(href: string): Element {
  const start = element("span", {}, [text("Open in the")]);
  return element("a", { className: ["code-open"], href }, [start, text(" playground")]);
}

function renderCode(source: string, language: string, title: string, meta: string) {
  const hasChanges = isDiff({ lang: language, meta });
  const { highlighted, focused } = readLineMarks(meta);
  if (!hasChanges && highlighted.size + focused.size === 0)
    return { className: [], children: highlight(source, language) };

  const { code, changes } = hasChanges ? readDiff(source) : { code: source, changes: [] };
  const inner = language === "diff" ? languageOfFile(title) : language;
  const lines = splitLines(highlight(code, inner));
  const styles = lines.map((_, index): LineStyle => {
    return { highlighted: highlighted.has(index + 1), focused: focused.has(index + 1), change: changes[index] };
  });
  const className = ["has-lines", ...(focused.size > 0 ? ["has-focus"] : []), ...(hasChanges ? ["has-diff"] : [])];
  return { className, children: renderLines(lines, styles) };
}
