/** Returns the text of a code block as a reader wants to paste it: without diff signs or removed lines. */
export function copyableText(code: Element): string {
  const lines = [...code.querySelectorAll(".line:not(.line-removed)")];
  return lines.length === 0 ? codeText(code) : lines.map(codeText).join("\n");
}

/** Returns the code of a line without diff signs and annotations. */
function codeText(line: Element): string {
  const copy = line.cloneNode(true) as Element;
  for (const addition of copy.querySelectorAll(".line-sign, .details-content")) addition.remove();
  return copy.textContent.replace(/\n$/, "");
}
