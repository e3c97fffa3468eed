import type { Page } from "playwright-core";

/** Returns the milliseconds from a click to the frame that shows a page's heading at a scroll position. */
export async function arrival(page: Page, to: string, place: number): Promise<number> {
  const handle = await page.waitForFunction(
    ([path, top]) => {
      const { frames } = globalThis as unknown as { frames: Frame[] };
      const start = Number(sessionStorage.getItem("bench"));
      const bare = (name: string) => name.replace(/(\.html|\/)$/, "");
      const old = frames.findLast(({ time }) => time <= start);
      // A new or cached document shows its own heading right away, but a document that stays has to change it.
      const isOther = !old || bare(old.path) === bare(path);
      const shown = frames.find(({ time, path: at, heading, top: scrolled }) => {
        const isThere = time > start && bare(at) === bare(path) && Math.abs(scrolled - top) <= 2;
        return isThere && heading !== (isOther ? "" : old.heading);
      });
      return shown ? shown.time - start : null;
    },
    [to, place] as const,
    { timeout: 30_000 },
  );
  return (await handle.jsonValue()) ?? 0;
}

interface Frame {
  /** The time in milliseconds since 1970, which all documents share. */
  time: number;
  path: string;
  heading: string;
  top: number;
}

/** Runs in every document before its own scripts. It records clicks and what each frame shows. */
export function watch(): void {
  const seen: Frame[] = [];
  Object.assign(globalThis, { frames: seen });
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("click", () => sessionStorage.setItem("bench", String(now())), { capture: true });
  const look = () => {
    const frame = { path: location.pathname, heading: document.querySelector("h1")?.textContent ?? "", top: scrollY };
    // A separate task runs after layout and painting of this frame.
    setTimeout(() => seen.push({ ...frame, time: now() }));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. It marks the link to another page with `data-bench`, in any form, or clicks it. */
export function reachLink({ to, isClicked }: { to: string; isClicked: boolean }): void {
  const bare = (path: string) => path.replace(/(\.html|\/)$/, "");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
  const link = links.find((one) => bare(one.pathname) === bare(to) && !one.hash && one.checkVisibility());
  if (!link) throw new Error(`There is no link to ${to} on ${location.pathname}.`);
  if (isClicked) link.click();
  else link.dataset.bench = "";
}
