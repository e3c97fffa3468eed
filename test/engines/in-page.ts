/** The questions that the scenario asks a page. Each function runs in the page, and can only use its arguments. */

/** Returns an outline of the whole page, for comparing the built page with what an engine shows. */
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

/** Returns the problems with the layout of the page. */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push("it is wider than the window");
  const { backgroundColor, color } = getComputedStyle(root);
  if (/rgba\(.*, 0\)/.test(backgroundColor)) faults.push("the paper has no color");
  if (color === backgroundColor) faults.push("the text has the color of the paper");
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.loading !== "lazy") faults.push(`no picture ${image.src}`);
  }
  return faults;
}

/**
 * Returns whether the application's effects have run. One of them takes over the scroll position, and from then on the
 * application handles keys.
 */
export function isHydrated(): boolean {
  return history.scrollRestoration === "manual";
}

/** Returns whether a page is on the screen and in the window's title, by the start of both. */
export function shows(title: string): boolean {
  const heading = document.querySelector("main h1")?.textContent ?? "";
  return document.title.startsWith(title) && heading.startsWith(title);
}

/** Focuses the first element that matches. It has to be visible. */
export function focus(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  if (!element || document.activeElement !== element) throw new Error(`${selector} cannot have the focus`);
}

/**
 * Returns whether the first element that matches links to a place on this page: lists of headings follow the text a
 * frame later.
 */
export function leadsIntoPage(selector: string): boolean {
  const hash = document.querySelector<HTMLAnchorElement>(selector)?.hash ?? "";
  return hash !== "" && document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

/** Returns whether the focused element matches. */
export function hasFocus(selector: string): boolean {
  return document.activeElement?.matches(selector) ?? false;
}

/** Returns the text of the first element that matches. */
export function firstText(selector: string): string | null | undefined {
  return document.querySelector(selector)?.textContent;
}

/** Returns whether the first element that matches contains a text. */
export function hasText(selector: string, text: string): boolean {
  return document.querySelector(selector)?.textContent === text;
}

/** Clicks an element that matches and contains a text. Returns whether there was one. */
export function click(selector: string, text: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent === text);
  found?.click();
  return found !== undefined;
}

/** Collects what frames report to the tab that they took from it. */
export function collectTaken(): void {
  const { dataset } = document.documentElement;
  dataset.taken = "";
  addEventListener("message", ({ data }) => {
    if (String(data).startsWith("took ")) dataset.taken += `${data}, `;
  });
}

/** Returns everything that frames have reported since then. */
export function taken(): string | undefined {
  return document.documentElement.dataset.taken;
}

/** Returns whether the first element that matches is visible. */
export function isShown(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility() ?? false;
}

/** Returns whether the first element that matches is not visible, or none matches. */
export function isNotShown(selector: string): boolean {
  return !document.querySelector(selector)?.checkVisibility();
}

/** Marks this document. */
export function mark(): void {
  document.documentElement.dataset.mark = "here";
}

/** Returns whether the mark is still there, and so whether the document is the same. */
export function isMarked(): boolean {
  return document.documentElement.dataset.mark === "here";
}

/** Goes back in the history. */
export function back(steps: number): void {
  history.go(-steps);
}

/** Returns whether the target of the address's fragment is inside the window, below the header. */
export function isTargetInView(): boolean {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const top = target?.getBoundingClientRect().top ?? -1;
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return location.hash !== "" && top >= header && top < innerHeight;
}

/** Returns whether the page's background is dark (or light). */
export function isPaper(isDark: boolean): boolean {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  return red + green + blue < 3 * 128 === isDark;
}

/** Returns whether a worker controls the page. */
export function isControlled(): boolean {
  return navigator.serviceWorker?.controller !== null;
}

/** Returns whether the files of pages and of the search are in a cache. */
export async function areKept(basePath: string, urls: string[]): Promise<boolean> {
  const { always, pages } = await (await fetch(`${basePath}offline.json`)).json();
  const wanted = pages.filter(({ url }: { url: string }) => urls.includes(url));
  const files: string[] = [...always, ...wanted.flatMap((listed: { files: string[] }) => listed.files)];
  const found = await Promise.all(files.map((file) => caches.match(basePath + file)));
  return wanted.length === urls.length && found.every((response) => response !== undefined);
}

/** Makes the browser look for a newer worker, as pages do every hour. */
export async function lookForWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update();
}

/**
 * Returns whether the document isn't the marked one, and nothing is left of the worker and its caches.
 *
 * @param mayHaveWorker Whether a worker that is no longer registered may still control the document.
 */
export async function isWithoutWorker(mayHaveWorker = false): Promise<boolean> {
  const isAlone = mayHaveWorker || navigator.serviceWorker.controller === null;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const kept = await caches.keys();
  return (
    isAlone && registrations.length === 0 && kept.length === 0 && document.documentElement.dataset.mark === undefined
  );
}
