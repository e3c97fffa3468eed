/** The text of a code block that is worth pasting: without the signs of a diff, and without the lines it removes. */
export function copyableText(code: Element): string {
  const lines = [...code.querySelectorAll(".line:not(.line-removed)")];
  if (lines.length === 0) return code.textContent.replace(/\n$/, "");
  return lines.map(lineText).join("\n");
}

function lineText(line: Element): string {
  const copy = line.cloneNode(true) as Element;
  for (const sign of copy.querySelectorAll(".line-sign")) sign.remove();
  return copy.textContent.replace(/\n$/, "");
}
