/**
 * The filter above the list of all options. Its markup is part of the page's HTML
 * (`scripts/site/content/all-options.ts`) and is hidden without scripts; all rows are visible until the reader types.
 */

/** Shows the rows that contain all words, in any order and letter case, and updates the count. */
function filterOptions(input: HTMLInputElement): void {
  const list = input.closest(".options");
  if (!list) return;
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let hits = 0;
  let total = 0;
  for (const group of list.querySelectorAll<HTMLElement>(".options-group")) {
    let isEmpty = true;
    for (const row of group.querySelectorAll("li")) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      total++;
      if (row.hidden) continue;
      hits++;
      isEmpty = false;
    }
    group.hidden = isEmpty;
  }
  const status = list.querySelector("[role=status]");
  if (status) status.textContent = words.length === 0 ? `${total} options` : `${hits} of ${total} options`;
}

/**
 * Activates the filter. On back navigation, the browser restores the text in the field, and the filter is applied right
 * away.
 *
 * @returns A function that removes the listeners.
 */
export function startFilter(list: Element): () => void {
  const input = list.querySelector<HTMLInputElement>(".options-filter input");
  if (!input) return () => {};
  const listeners = new AbortController();
  const { signal } = listeners;
  input.addEventListener("input", () => filterOptions(input), { signal });
  // The listener is on the document and captures, because the links of the outline are outside the list, and their
  // target must be visible when the click is handled.
  document.addEventListener("click", (event) => revealTarget(event, input), { capture: true, signal });
  if (input.value) filterOptions(input);
  return () => listeners.abort();
}

/** Clears the filter when the reader follows a link to a group that it hides. */
function revealTarget({ target }: Event, input: HTMLInputElement): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
  if (!link || link.pathname !== location.pathname) return;
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!heading?.closest(".options-group[hidden]")) return;
  input.value = "";
  filterOptions(input);
}
