import type { Page } from "playwright-core";

/** Milliseconds from the click to the frame that shows the heading of a page, at a place. */
export async function arrival(page: Page, to: string, place: number): Promise<number> {
  const handle = await page.waitForFunction(
    ([path, top]) => {
      const { frames } = globalThis as unknown as { frames: Frame[] };
      const start = Number(sessionStorage.getItem("bench"));
      const bare = (name: string) => name.replace(/(\.html|\/)$/, "");
      const old = frames.findLast(({ time }) => time <= start);
      // A document that is new, or kept from before, shows its heading; one that stays has to change it.
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
  /** Milliseconds since 1970, the same in all documents. */
  time: number;
  path: string;
  heading: string;
  top: number;
}

/** Runs in every document before its own scripts: notes when was clicked, and what each frame shows. */
export function watch(): void {
  const seen: Frame[] = [];
  Object.assign(globalThis, { frames: seen });
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("click", () => sessionStorage.setItem("bench", String(now())), { capture: true });
  const look = () => {
    const frame = { path: location.pathname, heading: document.querySelector("h1")?.textContent ?? "", top: scrollY };
    // A task of its own comes after layout and painting of this frame.
    setTimeout(() => seen.push({ ...frame, time: now() }));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: marks the link to another with `data-bench`, however the site writes it, or clicks on it. */
export function reachLink({ to, isClicked }: { to: string; isClicked: boolean }): void {
  const bare = (path: string) => path.replace(/(\.html|\/)$/, "");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
  const link = links.find((one) => bare(one.pathname) === bare(to) && !one.hash && one.checkVisibility());
  if (!link) throw new Error(`There is no link to ${to} on ${location.pathname}.`);
  if (isClicked) link.click();
  else link.dataset.bench = "";
}
