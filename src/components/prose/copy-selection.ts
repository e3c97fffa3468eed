/**
 * Leaves removed lines of diffs out of a selection that the reader copies, as the copy button does. The browser
 * collects the text after the `copy` event, so the lines are hidden during it. If only removed lines are selected, they
 * are copied.
 */
export function leaveOutRemoved(): void {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: common } = range;
  const container = common instanceof Element ? common : common.parentElement;
  if (container?.closest(".line-removed")) return;
  const removed = [...(container?.querySelectorAll<HTMLElement>(".line-removed") ?? [])];
  const selected = removed.filter((line) => range.intersectsNode(line));
  if (selected.length === 0 || isAllRemoved(range)) return;
  for (const line of selected) line.hidden = true;
  setTimeout(() => {
    for (const line of selected) line.hidden = false;
  });
}

function isAllRemoved(range: Range): boolean {
  const part = range.cloneContents();
  for (const line of part.querySelectorAll(".line-removed, .line-sign")) line.remove();
  return part.textContent?.trim() === "";
}
