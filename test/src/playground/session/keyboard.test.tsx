import { fireEvent } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { whenBusy } from "../../../../src/playground/session/keyboard";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Watches a page that then can't do anything for some seconds, and returns whether it counts as busy. */
function isBusyAfter(pause: number, beforeNextLook = () => {}): boolean {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const onBusy = vi.fn();
  const end = whenBusy(onBusy);
  now.mockReturnValue(pause);
  beforeNextLook();
  vi.advanceTimersByTime(100);
  end();
  return onBusy.mock.calls.length > 0;
}

test("a page that couldn't do anything for seconds is busy", () => {
  expect(isBusyAfter(3000)).toBe(true);
  expect(isBusyAfter(500)).toBe(false);
});

test("a page that was hidden isn't busy when it's shown again", () => {
  expect(isBusyAfter(60_000, () => fireEvent(document, new Event("visibilitychange")))).toBe(false);
});
