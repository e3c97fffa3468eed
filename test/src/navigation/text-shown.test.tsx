import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isWholeText, startOfText, wholeText } from "../../../src/navigation/text-shown";

const { dataset } = document.documentElement;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete dataset.text;
});

test("the start of a text is all that is wanted until a frame has been painted", () => {
  startOfText();
  expect(dataset.text).toBe("start");
  vi.advanceTimersToNextFrame();
  expect(dataset.text).toBe("start");
  vi.runAllTimers();
  expect(dataset.text).toBeUndefined();
});

test("who comes to a place in the middle meanwhile keeps the whole text", () => {
  startOfText();
  expect(isWholeText()).toBe(false);
  wholeText();
  vi.runAllTimers();
  expect(isWholeText()).toBe(true);
});
