import { expect, test } from "vitest";
import { messagesOf } from "./firefox";

const URL = "http://127.0.0.1/assets/1.js";
const BROKEN_OFF = `error: Failed to load ‘${URL}’. A ServiceWorker intercepted the request and encountered an unexpected error.`;

test("a response that was cut off is reported, but a request that ended with its document is not", () => {
  expect(messagesOf([BROKEN_OFF], [])).toEqual([BROKEN_OFF]);
  expect(messagesOf([BROKEN_OFF], [`${URL}?other`])).toEqual([BROKEN_OFF]);
  expect(messagesOf([BROKEN_OFF], [URL])).toEqual([]);
});

test("a canceled request excuses exactly one message", () => {
  const other = `error: Failed to load ‘${URL}’.`;
  expect(messagesOf([other, BROKEN_OFF, BROKEN_OFF], [URL])).toEqual([other, BROKEN_OFF]);
});
