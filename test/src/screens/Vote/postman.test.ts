import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOutbox, type Outbox } from "../../../../src/screens/Vote/outbox";
import { createPostman } from "../../../../src/screens/Vote/postman";
import type { Answer, VoteApi } from "../../../../src/screens/Vote/vote-api";
import { stubBrowser } from "./browser-globals";

let outbox: Outbox;
beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers();
  outbox = createOutbox("https://votes.example");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function postman(answer: () => Answer) {
  const send = vi.fn(async () => answer());
  const api: VoteApi = { load: async () => [], send };
  const nothing = () => {};
  const events = {
    ...{ onSending: nothing, onKept: nothing, onSettled: nothing },
    onRefused: nothing,
    onTaken: nothing,
  };
  return { send, ...createPostman(api, outbox, events) };
}

test("waits two seconds, then longer each time, up to five minutes", async () => {
  const { send, deliver } = postman(() => ({ kind: "later" }));
  outbox.put("threads", 1);
  deliver();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(send).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(3_600_000);
  const before = send.mock.calls.length;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(send).toHaveBeenCalledTimes(before + 1);
});

test("does nothing by itself after it was stopped", async () => {
  const { send, deliver, stop } = postman(() => ({ kind: "later" }));
  outbox.put("threads", 1);
  deliver();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(outbox.letters()).toHaveLength(1);
});

test("the outbox keeps the newest vote on a proposal, in the order they were made", () => {
  outbox.put("threads", 1);
  outbox.put("cache", 1);
  const last = outbox.put("threads", -1);
  expect(outbox.letters().map(({ proposal, vote }) => [proposal, vote])).toEqual([
    ["cache", 1],
    ["threads", -1],
  ]);
  expect(last.sequence).toBe(3);
  expect(createOutbox("https://other.example").letters()).toEqual([]);
});

test("an outbox that somebody else has written into is read as far as it makes sense", () => {
  const { storage } = stubBrowser();
  for (const text of ["null", "[]", '"x"', "{", '{"sequence":"a","letters":[{"proposal":1}]}']) {
    storage.set("vote-outbox:https://votes.example", text);
    expect(createOutbox("https://votes.example").letters()).toEqual([]);
  }
});
