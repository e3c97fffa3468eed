import { afterEach, expect, test, vi } from "vitest";
import { preference } from "../../../../src/utilities/browser/preference";

const idle: (() => void)[] = [];
vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
const rest = () => {
  for (const callback of idle.splice(0)) callback();
};
afterEach(() => {
  idle.length = 0;
  localStorage.clear();
});

const theme = preference("theme", ["light", "dark"]);
const change = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

test("a choice is remembered, and reported immediately on this page", () => {
  const told = vi.fn();
  theme.subscribe(told);
  theme.write("dark");
  expect(told).toHaveBeenCalledExactlyOnceWith("dark");
  expect(theme.read()).toBe("dark");
});

test("a choice in another tab is reported once the page has loaded", () => {
  const told = vi.fn();
  const end = theme.subscribe(told);
  rest();
  change("theme", "light");
  change("theme", "none of the words");
  change("other", "dark");
  change("theme", null);
  expect(told.mock.calls).toEqual([["light"], [null]]);
  end();
  change("theme", "dark");
  expect(told).toHaveBeenCalledTimes(2);
});

test("after unsubscribing, nothing is reported", () => {
  const told = vi.fn();
  theme.subscribe(told)();
  rest();
  change("theme", "dark");
  expect(told).not.toHaveBeenCalled();
});
