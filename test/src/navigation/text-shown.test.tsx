import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isWholeText, startOfText, wholeText } from "../../../src/navigation/text-shown";

const { dataset } = document.documentElement;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete dataset.text;
});

test("only the start of a text is rendered until a frame has been painted", () => {
  startOfText();
  expect(dataset.text).toBe("start");
  vi.advanceTimersToNextFrame();
  expect(dataset.text).toBe("start");
  vi.runAllTimers();
  expect(dataset.text).toBeUndefined();
});

test("a reader who arrives in the middle in the meantime keeps the whole text", () => {
  startOfText();
  expect(isWholeText()).toBe(false);
  wholeText();
  vi.runAllTimers();
  expect(isWholeText()).toBe(true);
});
