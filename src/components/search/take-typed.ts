/**
 * Returns what a reader typed between the shortcut and the moment when the dialog could take the focus, and forgets it.
 * `src/prerender/inline-script.ts` keeps it on the button of the search.
 */
export function takeTyped(): string {
  const button = document.querySelector<HTMLElement>("[aria-keyshortcuts]");
  const typed = button?.dataset.typed ?? "";
  delete button?.dataset.typed;
  return typed;
}
