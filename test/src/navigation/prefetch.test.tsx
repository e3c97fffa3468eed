import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPrefetch } from "../../../src/navigation/prefetch";

/** Reports links as visible to the observer when the test asks for it. */
let show: (links: Element[]) => void;
let end: AbortController;
const load = vi.fn(() => Promise.reject(new Error("The connection broke off.")));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  end = new AbortController();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        show = (links) => callback(links.map((target) => ({ isIntersecting: true, target })));
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders links to paths and starts prefetching. */
function start(...paths: string[]): HTMLAnchorElement[] {
  document.body.innerHTML = `<main>${paths.map((path) => `<a href="${path}">x</a>`).join("")}</main>`;
  startPrefetch({ load }, "/base/", end.signal);
  return [...document.querySelectorAll("a")];
}

async function pointAt(link: Element | undefined, milliseconds: number): Promise<void> {
  fireEvent.pointerOver(link ?? document.body);
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test("a link is fetched if the mouse rests on it, but not if it only passes over it", async () => {
  const [first, second] = start("/base/a/?q=1#b", "/base/c/");
  await pointAt(first, 20);
  await pointAt(second, 60);
  expect(load.mock.calls).toEqual([["/c/"]]);
});

test("no page is fetched twice, even when it failed: the click reports it", async () => {
  const [first, second] = start("/base/a/#x", "/base/a/#y");
  await pointAt(first, 60);
  await pointAt(second, 60);
  fireEvent.focusIn(first as Element);
  expect(load.mock.calls).toEqual([["/a/"]]);
});

test("visible links are fetched one by one, and at most eight", async () => {
  const links = start(...Array.from({ length: 12 }, (_, index) => `/base/${index}/`));
  let arrive = () => {};
  load.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(undefined as never);
      }),
  );
  show(links);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
  arrive();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(8);
});

test("visible links are left alone while the reader goes to the search box", async () => {
  const [first, second] = start("/base/a/", "/base/b/");
  const search = document.createElement("button");
  search.setAttribute("aria-haspopup", "dialog");
  document.body.append(search);
  search.focus();
  show([first as Element]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  search.blur();
  show([second as Element]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load.mock.calls).toEqual([["/b/"]]);
});

test.each([
  ["saves data", { saveData: true, effectiveType: "4g" }],
  ["has a slow line", { effectiveType: "2g" }],
  ["has a very slow line", { effectiveType: "slow-2g" }],
])("nothing is fetched for a reader who %s", async (_, connection) => {
  vi.stubGlobal("navigator", { ...navigator, connection });
  const [link] = start("/base/a/");
  show([link as Element]);
  await pointAt(link, 10_000);
  fireEvent.focusIn(link as Element);
  expect(load).not.toHaveBeenCalled();
});

test("other sites and files are never fetched, and nothing is after the end", async () => {
  const [other, printable, outside, file, mine] = start(
    "https://example.org/base/a/",
    "/base/concepts/printable/",
    "/elsewhere/",
    "/base/logo.svg",
    "/base/b/",
  );
  for (const link of [other, printable, outside, file]) await pointAt(link, 60);
  end.abort();
  await pointAt(mine, 60);
  expect(load).not.toHaveBeenCalled();
});
