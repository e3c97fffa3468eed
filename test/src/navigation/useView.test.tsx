import { act, render, screen } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LoadedView, Loader } from "../../../src/navigation/loader";
import { useView } from "../../../src/navigation/useView";

const view = (path: string): LoadedView => ({
  view: { kind: "not-found", path, section: null },
  Body: null,
  Screen: null,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns a loader that responds when the test tells it to. */
function manualLoader() {
  const waiting = new Map<string, { resolve: (loaded: LoadedView) => void; reject: () => void }>();
  const kept = new Map<string, LoadedView>();
  const loader: Loader = {
    peek: (path) => kept.get(path),
    load: vi.fn((path: string) => new Promise<LoadedView>((resolve, reject) => waiting.set(path, { resolve, reject }))),
    loadSection: () => Promise.resolve(undefined),
    outlineOf: () => Promise.resolve([]),
  };
  const settle = (path: string, isFine: boolean) =>
    act(async () => {
      const promise = waiting.get(path);
      if (isFine) promise?.resolve(view(path));
      else promise?.reject();
    });
  return { loader, kept, arrive: (path: string) => settle(path, true), fail: (path: string) => settle(path, false) };
}

function Probe({ loader }: { loader: Loader }) {
  const { view: shown, retry } = useView(loader, view("/a/"), leave);
  const navigate = useNavigate();
  return (
    <>
      <output>{`${shown.kind} ${shown.path}`}</output>
      <button type="button" onClick={() => navigate("/b/")}>
        b
      </button>
      <button type="button" onClick={() => navigate("/c/")}>
        c
      </button>
      <button type="button" onClick={retry}>
        retry
      </button>
    </>
  );
}

const leave = vi.fn(async (_path: string) => false);

function start() {
  const manual = manualLoader();
  render(
    <MemoryRouter initialEntries={["/a/"]}>
      <Probe loader={manual.loader} />
    </MemoryRouter>,
  );
  const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
  const shown = () => screen.getByRole("status").textContent;
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { ...manual, press, shown, wait };
}

test("the first view is there without loading", () => {
  const { shown, loader } = start();
  expect(shown()).toBe("not-found /a/");
  expect(loader.load).not.toHaveBeenCalled();
});

test("the old view stays for 200 ms, then the placeholder comes, then the page", async () => {
  const { shown, press, wait, arrive } = start();
  press("b");
  wait(199);
  expect(shown()).toBe("not-found /a/");
  wait(1);
  expect(shown()).toBe("loading /b/");
  await arrive("/b/");
  expect(shown()).toBe("not-found /b/");
});

test("a page that has loaded already is shown immediately", () => {
  const { shown, press, kept, loader } = start();
  kept.set("/b/", view("/b/"));
  press("b");
  expect(shown()).toBe("not-found /b/");
  expect(loader.load).not.toHaveBeenCalled();
});

test("a failure is shown, and trying again loads again", async () => {
  const { shown, press, fail, arrive, loader } = start();
  press("b");
  await fail("/b/");
  expect(shown()).toBe("failed /b/");
  press("retry");
  expect(loader.load).toHaveBeenCalledTimes(2);
  await arrive("/b/");
  expect(shown()).toBe("not-found /b/");
});

test("a page that arrives after the reader has moved on isn't shown", async () => {
  const { shown, press, arrive } = start();
  press("b");
  press("c");
  await arrive("/c/");
  await arrive("/b/");
  expect(shown()).toBe("not-found /c/");
});

test("after a deployment, the document is replaced, and no failure is shown", async () => {
  const { shown, press, fail } = start();
  leave.mockResolvedValueOnce(true);
  press("b");
  await fail("/b/");
  expect(leave).toHaveBeenLastCalledWith("/b/");
  expect(shown()).not.toContain("failed");
});
