import { expect, test } from "vitest";
import { messagesOf } from "./firefox";

const URL = "http://127.0.0.1/assets/1.js";
const BROKEN_OFF = {
  method: "log.entryAdded",
  params: {
    level: "error",
    text: `Failed to load ‘${URL}’. A ServiceWorker intercepted the request and encountered an unexpected error.`,
  },
};
const ended = (errorText: string) => ({ method: "network.fetchError", params: { errorText, request: { url: URL } } });

test("an answer that broke off is told, a request that was given up with its document is not", () => {
  const told = [`error: ${BROKEN_OFF.params.text}`];
  expect(messagesOf([BROKEN_OFF])).toEqual(told);
  expect(messagesOf([ended("NS_ERROR_NET_PARTIAL_TRANSFER"), BROKEN_OFF])).toEqual(told);
  expect(messagesOf([ended("NS_BINDING_ABORTED"), BROKEN_OFF])).toEqual([]);
  expect(messagesOf([BROKEN_OFF, ended("NS_BINDING_ABORTED")])).toEqual([]);
});

test("a request that was given up excuses one message, and no other", () => {
  const other = { method: "log.entryAdded", params: { level: "error", text: `Failed to load ‘${URL}’.` } };
  expect(messagesOf([ended("NS_BINDING_ABORTED"), other, BROKEN_OFF, BROKEN_OFF])).toHaveLength(2);
});
