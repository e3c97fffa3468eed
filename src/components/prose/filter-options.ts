/**
 * What the filter above the list of all options does. Its markup stands in the page's HTML (`scripts/site/content/
 * all-options.ts`), hidden where scripts do not run; every row is shown until somebody types.
 */

/** Shows the rows that have all the words, in any order and letter case, and says how many there are. */
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
 * Makes the filter work. A browser that goes back fills it with what stood there.
 *
 * @returns stops it again.
 */
export function startFilter(list: Element): () => void {
  const input = list.querySelector<HTMLInputElement>(".options-filter input");
  if (!input) return () => {};
  const listeners = new AbortController();
  const { signal } = listeners;
  input.addEventListener("input", () => filterOptions(input), { signal });
  // The outline lies outside, and has to find its heading when the click arrives.
  document.addEventListener("click", (event) => revealTarget(event, input), { capture: true, signal });
  if (input.value) filterOptions(input);
  return () => listeners.abort();
}

/** Empties the filter before somebody follows a link, such as one of the outline, to a group that it hides. */
function revealTarget({ target }: Event, input: HTMLInputElement): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
  if (!link || link.pathname !== location.pathname) return;
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!heading?.closest(".options-group[hidden]")) return;
  input.value = "";
  filterOptions(input);
}
