/** What the scenario asks of a page. Each function runs in the page, and sees nothing but its arguments. */

/** Returns what a whole page has, to be compared between what was built and what an engine shows. */
export function outlineOf(page: Document = document) {
  const main = page.querySelector("main");
  const headings = [...(main?.querySelectorAll("h1, h2, h3") ?? [])];
  return {
    title: page.title,
    headings: headings.map((heading) => heading.textContent?.trim()),
    paragraphs: main?.querySelectorAll("p").length,
    samples: main?.querySelectorAll("pre").length,
    images: main?.querySelectorAll("img").length,
    links: page.querySelectorAll(".sidebar .sidebar-link").length,
  };
}

/** Returns what is wrong with how the page is laid out. */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push("it is wider than the window");
  const { backgroundColor, color } = getComputedStyle(root);
  if (/rgba\(.*, 0\)/.test(backgroundColor)) faults.push("the paper has no colour");
  if (color === backgroundColor) faults.push("the text has the colour of the paper");
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.loading !== "lazy") faults.push(`no picture ${image.src}`);
  }
  return faults;
}

/** Returns whether the application's effects have run, one of which takes over the scroll position. It handles keys then. */
export function isHydrated(): boolean {
  return history.scrollRestoration === "manual";
}

/** Returns whether a page is on the screen, and named in the window's title: by the start of both. */
export function shows(title: string): boolean {
  const heading = document.querySelector("main h1")?.textContent ?? "";
  return document.title.startsWith(title) && heading.startsWith(title);
}

/** Puts the focus on the first of what is found, which has to be there to be seen. */
export function focus(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  if (!element || document.activeElement !== element) throw new Error(`${selector} cannot have the focus`);
}

/** Returns whether the first of what is found leads to a place of this page: lists of headings follow the text a frame later. */
export function leadsIntoPage(selector: string): boolean {
  const hash = document.querySelector<HTMLAnchorElement>(selector)?.hash ?? "";
  return hash !== "" && document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

/** Returns whether what has the focus is such an element. */
export function hasFocus(selector: string): boolean {
  return document.activeElement?.matches(selector) ?? false;
}

/** Returns the text of the first of what is found. */
export function firstText(selector: string): string | null | undefined {
  return document.querySelector(selector)?.textContent;
}

/** Returns whether the first of what is found has a text. */
export function hasText(selector: string, text: string): boolean {
  return document.querySelector(selector)?.textContent === text;
}

/** Clicks what is found and has a text. Returns whether something was. */
export function click(selector: string, text: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent === text);
  found?.click();
  return found !== undefined;
}

/** Returns whether the first of what is found cannot be seen, or nothing is found. */
export function isNotShown(selector: string): boolean {
  return !document.querySelector(selector)?.checkVisibility();
}

/** Leaves a mark that is gone with the document. */
export function mark(): void {
  document.documentElement.dataset.mark = "here";
}

/** Returns whether the mark is there, and so the document. */
export function isMarked(): boolean {
  return document.documentElement.dataset.mark === "here";
}

/** Goes back in the history. */
export function back(steps: number): void {
  history.go(-steps);
}

/** Returns whether what the address's fragment names stands in the window, below the header. */
export function isTargetInView(): boolean {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const top = target?.getBoundingClientRect().top ?? -1;
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return location.hash !== "" && top >= header && top < innerHeight;
}

/** Returns whether the paper is dark, or light. */
export function isPaper(isDark: boolean): boolean {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  return red + green + blue < 3 * 128 === isDark;
}

/** Returns whether a worker answers for the page. */
export function isControlled(): boolean {
  return navigator.serviceWorker?.controller !== null;
}

/** Returns whether the files of pages, and of search, are in a cache. */
export async function areKept(basePath: string, urls: string[]): Promise<boolean> {
  const { always, pages } = await (await fetch(`${basePath}offline.json`)).json();
  const wanted = pages.filter(({ url }: { url: string }) => urls.includes(url));
  const files: string[] = [...always, ...wanted.flatMap((listed: { files: string[] }) => listed.files)];
  const found = await Promise.all(files.map((file) => caches.match(basePath + file)));
  return wanted.length === urls.length && found.every((response) => response !== undefined);
}

/** Has the browser look for a newer worker, as pages do every hour. */
export async function lookForWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update();
}

/**
 * Returns whether the document is another one than that which was marked, and nothing is left of the worker and what it kept.
 *
 * @param mayHaveWorker the document itself may have been given to a worker that is registered no longer.
 */
export async function isWithoutWorker(mayHaveWorker = false): Promise<boolean> {
  const isAlone = mayHaveWorker || navigator.serviceWorker.controller === null;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const kept = await caches.keys();
  return (
    isAlone && registrations.length === 0 && kept.length === 0 && document.documentElement.dataset.mark === undefined
  );
}
