import { preference } from "../../utilities/browser/preference";

/**
 * The behavior of tabs. Their markup is part of the page's HTML with the first tab selected
 * (`scripts/site/markdown/static-components.ts`), so that a page with tabs needs no component. The table maps each key
 * to the index of the tab that it selects.
 */

const KEYS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index < last ? index + 1 : 0),
  ArrowLeft: (index, last) => (index > 0 ? index - 1 : last),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Selects a tab in its group. In all groups with the same `data-sync` it selects the tab with the same title, and
 * stores the choice.
 */
export function chooseTab(tab: Element): void {
  const group = tab.closest<HTMLElement>(".tabs");
  const title = tab.textContent;
  if (!group) return;
  select(group, title);
  const { sync } = group.dataset;
  if (!sync) return;
  for (const other of document.querySelectorAll<HTMLElement>(".tabs[data-sync]")) {
    if (other !== group && other.dataset.sync === sync) select(other, title);
  }
  remembered(sync, [title]).write(title);
}

/**
 * Handles arrow keys, Home and End, as the ARIA tabs pattern describes.
 *
 * @returns Whether the key is one of them.
 */
export function moveByKey(tab: HTMLElement, key: string): boolean {
  const move = KEYS[key];
  if (!move) return false;
  const tabs = tabsOf(tab.closest(".tabs"));
  const target = tabs[move(tabs.indexOf(tab), tabs.length - 1)];
  if (target) {
    chooseTab(target);
    target.focus();
  }
  return true;
}

/** Selects the tabs that the reader has chosen before. */
export function restoreTabs(root: Element): void {
  for (const group of root.querySelectorAll<HTMLElement>(".tabs[data-sync]")) {
    const titles = tabsOf(group).map((tab) => tab.textContent);
    const title = remembered(group.dataset.sync ?? "", titles).read();
    if (title !== null) select(group, title);
  }
}

function select(group: Element, title: string): void {
  const tabs = tabsOf(group);
  if (!tabs.some((tab) => tab.textContent === title)) return;
  for (const tab of tabs) {
    const isSelected = tab.textContent === title;
    tab.setAttribute("aria-selected", String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls") ?? "")?.toggleAttribute("hidden", !isSelected);
  }
}

function tabsOf(group: Element | null): HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>(":scope > .tabs-list > [role=tab]") ?? [])];
}

function remembered(sync: string, titles: string[]) {
  return preference(`tabs:${sync}`, titles);
}
