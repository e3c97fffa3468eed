/** The text of a code block that is worth pasting: without the signs of a diff, and without the lines it removes. */
export function copyableText(code: Element): string {
  const lines = [...code.querySelectorAll(".line:not(.line-removed)")];
  return lines.length === 0 ? codeText(code) : lines.map(codeText).join("\n");
}

/** Without what stands in the code and is none: signs, and explanations that unfold. */
function codeText(line: Element): string {
  const copy = line.cloneNode(true) as Element;
  for (const foreign of copy.querySelectorAll(".line-sign, .details-content")) foreign.remove();
  return copy.textContent.replace(/\n$/, "");
}
