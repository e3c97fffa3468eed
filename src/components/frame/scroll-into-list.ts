/** Scrolls a list, but not the page, until an item of it is visible. */
export function scrollIntoList(list: HTMLElement | null, item: Element | null | undefined): void {
  if (!list || !item) return;
  const outer = list.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
