import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createServerStore } from "../../../../src/screens/Vote/server-store";
import type { VoteStore } from "../../../../src/screens/Vote/votes";
import { stubBrowser } from "./browser-globals";
import { startVoteServer, type VoteServer } from "./vote-server";

/** In milliseconds: for every answer on a busy machine, and until one that never comes is given up. */
const [PATIENT, IMPATIENT] = [20_000, 2_000];

let server: VoteServer;
let ends: (() => void)[];

beforeEach(async () => {
  stubBrowser();
  server = await startVoteServer();
  ends = [];
});
afterEach(async () => {
  for (const end of ends) end();
  await server.close();
  vi.unstubAllGlobals();
});

/** A store as the page has it; again on the same device is the page loaded again, or another tab. */
function open(timeout = PATIENT): VoteStore {
  const store = createServerStore(server.address, timeout);
  ends.push(store.start());
  return store;
}

const standing = (store: VoteStore, id = "threads") => store.snapshot().standings.get(id);
const until = (check: () => void) => vi.waitFor(check, { timeout: PATIENT, interval: 10 });
const settles = (store: VoteStore, own: number) =>
  until(() => expect(standing(store)).toMatchObject({ own, progress: "settled" }));
const isReady = (store: VoteStore) => until(() => expect(store.snapshot().phase).toBe("ready"));

describe("a vote", () => {
  test("is shown at once and counted once; it can be changed and withdrawn", async () => {
    server.set("threads", "somebody else", { vote: 1, sequence: 1 });
    const store = open();
    expect(store.snapshot().phase).toBe("loading");
    await isReady(store);
    expect(standing(store)).toMatchObject({ score: 1, own: 0 });
    store.cast("threads", 1);
    expect(standing(store)).toMatchObject({ score: 2, own: 1, progress: "sending" });
    await settles(store, 1);
    expect(server.score("threads")).toBe(2);
    store.cast("threads", -1);
    await settles(store, -1);
    expect(server.score("threads")).toBe(0);
    store.cast("threads", 0);
    await settles(store, 0);
    expect(server.score("threads")).toBe(1);
  });

  test("is still the reader's own when the page is loaded again", async () => {
    const first = open();
    first.cast("threads", 1);
    await settles(first, 1);
    const second = open();
    await isReady(second);
    expect(standing(second)).toMatchObject({ score: 1, own: 1, progress: "settled" });
    expect(server.voters()).toHaveLength(1);
  });
});

describe("never doubled", () => {
  test("a vote whose answer was lost goes again under the same key", async () => {
    server.mishaps.push("counted, cut off");
    const store = open();
    await isReady(store);
    store.cast("threads", 1);
    await until(() => expect(standing(store)?.progress).toBe("kept"));
    dispatchEvent(new Event("online"));
    await settles(store, 1);
    expect(server.score("threads")).toBe(1);
    expect(server.keys).toHaveLength(2);
    expect(new Set(server.keys).size).toBe(1);
  });

  test("two tabs that send the same vote are one voter", async () => {
    server.mishaps.push("cut off");
    const first = open();
    await isReady(first);
    first.cast("threads", 1);
    await until(() => expect(standing(first)?.progress).toBe("kept"));
    const second = open();
    dispatchEvent(new Event("online"));
    await settles(second, 1);
    await settles(first, 1);
    expect(server.score("threads")).toBe(1);
    expect(new Set(server.keys).size).toBe(1);
  });
});

describe("never lost", () => {
  test("a vote that was made offline is sent when the network is back", async () => {
    const port = Number(new URL(server.address).port);
    await server.close();
    const store = open();
    await until(() => expect(store.snapshot().phase).toBe("failed"));
    store.cast("threads", 1);
    await until(() => expect(standing(store)).toMatchObject({ own: 1, progress: "kept" }));
    server = await startVoteServer(port);
    dispatchEvent(new Event("online"));
    await settles(store, 1);
    await isReady(store);
    expect(server.score("threads")).toBe(1);
  });

  test("a vote that was kept is sent by the next visit", async () => {
    server.mishaps.push("cut off");
    const store = open();
    await isReady(store);
    store.cast("threads", -1);
    await until(() => expect(standing(store)?.progress).toBe("kept"));
    ends.pop()?.();
    const next = open();
    await settles(next, -1);
    expect(server.score("threads")).toBe(-1);
  });

  test.each([
    ["an error of the server", { status: 500 }],
    ["a page instead of an answer", { status: 200, body: "<!doctype html>" }],
    ["an answer that is none", { status: 200, body: "{}" }],
  ])("%s keeps it", async (_, mishap) => {
    server.mishaps.push(mishap);
    const store = open();
    await isReady(store);
    store.cast("threads", 1);
    await until(() => expect(standing(store)).toMatchObject({ own: 1, progress: "kept" }));
    dispatchEvent(new Event("online"));
    await settles(store, 1);
  });

  test("too many requests: it waits as long as the server says, whatever happens meanwhile", async () => {
    server.mishaps.push({ status: 429, headers: { "retry-after": "1" } });
    const store = open();
    const start = Date.now();
    store.cast("threads", 1);
    await until(() => expect(standing(store)?.progress).toBe("kept"));
    store.cast("cache", 1);
    dispatchEvent(new Event("online"));
    expect(standing(store, "cache")?.progress).toBe("kept");
    expect(server.keys).toHaveLength(1);
    await settles(store, 1);
    expect(Date.now() - start).toBeGreaterThan(800);
    await until(() => expect(server.score("cache")).toBe(1));
  });
});

describe("a vote that does not count", () => {
  test("because the server has a newer one: that one is shown", async () => {
    const store = open();
    await isReady(store);
    store.cast("threads", 1);
    await settles(store, 1);
    server.set("threads", server.voters()[0] ?? "", { vote: -1, sequence: 1_000 });
    store.cast("threads", 0);
    await settles(store, -1);
    expect(standing(store)?.score).toBe(-1);
  });

  test("because it was refused: it is taken back, with the reason, and not sent again", async () => {
    server.set("threads", "somebody else", { vote: 1, sequence: 1 });
    server.mishaps.push({ status: 422, body: '{"message":"Voting has ended."}' });
    const store = open();
    await isReady(store);
    store.cast("threads", 1);
    await until(() =>
      expect(standing(store)).toEqual({ score: 1, own: 0, progress: "failed", message: "Voting has ended." }),
    );
    dispatchEvent(new Event("online"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.keys).toHaveLength(1);
    expect(standing(store)).toMatchObject({ score: 1, own: 0, progress: "failed" });
    store.cast("threads", 1);
    await settles(store, 1);
  });
});

test("of two votes on one proposal the later counts, also when the first is still under way", async () => {
  server.mishaps.push("counted, no answer");
  const store = open(IMPATIENT);
  await isReady(store);
  store.cast("threads", 1);
  store.cast("threads", -1);
  expect(standing(store)).toMatchObject({ score: -1, own: -1 });
  await settles(store, -1);
  expect(server.score("threads")).toBe(-1);
});

test("votes that cannot be loaded can be loaded again", async () => {
  const port = Number(new URL(server.address).port);
  await server.close();
  const store = open();
  await until(() => expect(store.snapshot().phase).toBe("failed"));
  server = await startVoteServer(port);
  store.reload();
  expect(store.snapshot().phase).toBe("loading");
  await isReady(store);
});

test("works without local storage, as long as the page is open", async () => {
  vi.stubGlobal("localStorage", undefined);
  const store = open();
  store.cast("threads", 1);
  await settles(store, 1);
});
