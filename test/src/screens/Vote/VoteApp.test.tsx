import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import proposals from "../../../../src/screens/Vote/proposals.json";
import { VoteApp } from "../../../../src/screens/Vote/VoteApp";
import { renderSite } from "../../components/render";
import { startVoteServer, type VoteServer } from "./vote-server";

const [first = { id: "", title: "" }, second = { id: "", title: "" }] = proposals;
const NOT_SENT = /^Your vote hasn't reached the server/;

let server: VoteServer;
beforeEach(async () => {
  localStorage.clear();
  server = await startVoteServer();
});
afterEach(async () => {
  cleanup();
  await server.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the page. A further call loads it again on the same device. */
async function open(): Promise<void> {
  cleanup();
  renderSite(<VoteApp />, { voteApi: server.address });
  await waitFor(() => expect(screen.queryByText("Loading votes…")).toBeNull());
}

/**
 * Looks for the text before the role: searching among the roles of all proposals would take half a second each time.
 */
const entry = (title = first.title) => within(screen.getByText(title).closest("li") as HTMLElement);
const arrow = (side: "for" | "against", title = first.title) =>
  entry(title).getByRole("button", { name: `Vote ${side}: ${title}` });
const status = (title = first.title) => entry(title).getByRole("status").textContent;
const isCounted = () => waitFor(() => expect(status()).toBe(""));
const online = () => fireEvent(window, new Event("online"));

/** Shows a score, with the minus sign that readers see. */
function expectScore(score: string): void {
  expect(entry().getByText(score)).toBeTruthy();
}

describe("a vote", () => {
  test("is shown immediately and counted with other people's; it can be changed and withdrawn", async () => {
    server.set(first.id, "somebody else", 1);
    await open();
    expectScore("+1");
    fireEvent.click(arrow("for"));
    expectScore("+2");
    expect(arrow("for").getAttribute("aria-pressed")).toBe("true");
    expect(status()).toBe("Sending your vote…");
    await isCounted();
    expect(server.score(first.id)).toBe(2);
    fireEvent.click(arrow("against"));
    await isCounted();
    expect(server.score(first.id)).toBe(0);
    fireEvent.click(arrow("against"));
    await isCounted();
    expect(server.score(first.id)).toBe(1);
    expectScore("+1");
    expect(server.arrived.map(({ vote }) => vote)).toEqual([1, -1, 0]);
  });

  test("is still the reader's own after a reload, and isn't sent again", async () => {
    await open();
    fireEvent.click(arrow("for"));
    await isCounted();
    await open();
    expectScore("+1");
    expect(arrow("for").getAttribute("aria-pressed")).toBe("true");
    expect(server.voters()).toHaveLength(1);
    expect(server.arrived).toHaveLength(1);
  });

  test("that changes while it's being sent counts as changed", async () => {
    await open();
    fireEvent.click(arrow("for"));
    fireEvent.click(arrow("against"));
    expectScore("−1");
    await isCounted();
    expectScore("−1");
    expect(server.score(first.id)).toBe(-1);
  });

  test("counts without local storage, as long as the page is open", async () => {
    vi.stubGlobal("localStorage", undefined);
    await open();
    fireEvent.click(arrow("for"));
    await isCounted();
    expect(server.score(first.id)).toBe(1);
  });
});

describe("a vote that doesn't arrive", () => {
  test.each([
    ["a connection that ends", "cut off" as const],
    ["an answer that is lost", "counted, cut off" as const],
    ["an error of the server", { status: 500 }],
    ["a page instead of an answer", { status: 200, body: "<!doctype html>" }],
    ["an answer that is none", { status: 200, body: "{}" }],
    ["too many requests", { status: 429, headers: { "retry-after": "1" } }],
  ])("because of %s is sent again by itself and counted once", async (_, mishap) => {
    server.mishaps.push(mishap);
    await open();
    fireEvent.click(arrow("for"));
    await waitFor(() => expect(server.arrived).toHaveLength(1));
    expect(status()).toBe("Sending your vote…");
    await isCounted();
    expect(server.arrived).toHaveLength(2);
    expect(server.score(first.id)).toBe(1);
    expectScore("+1");
  });

  test("because there is no network is sent when the network is back", async () => {
    const port = Number(new URL(server.address).port);
    await open();
    await server.close();
    fireEvent.click(arrow("for"));
    server = await startVoteServer(port);
    online();
    await isCounted();
    expect(server.score(first.id)).toBe(1);
  });

  test("is tried four times with growing pauses, then the reader is asked", async () => {
    vi.useFakeTimers();
    const put = vi.fn(() => Promise.reject(new TypeError("offline")));
    vi.stubGlobal("fetch", (address: string) =>
      address.endsWith("/votes") ? Promise.resolve(Response.json({ votes: [] })) : put(),
    );
    renderSite(<VoteApp />, { voteApi: "https://votes.example" });
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    await pass(0);
    fireEvent.click(arrow("for"));
    for (const [time, attempts] of [
      [999, 1],
      [1, 2],
      [3_999, 2],
      [1, 3],
      [14_999, 3],
      [1, 4],
    ] as const) {
      await pass(time);
      expect(put).toHaveBeenCalledTimes(attempts);
    }
    expect(status()).toMatch(NOT_SENT);
    expectScore("+1");
    await pass(3_600_000);
    expect(put).toHaveBeenCalledTimes(4);
    fireEvent.click(entry().getByRole("button", { name: "Try again" }));
    await pass(0);
    expect(put).toHaveBeenCalledTimes(5);
    expect(status()).toBe("Sending your vote…");
    await pass(60_000);
    expect(put).toHaveBeenCalledTimes(8);
    for (const attempts of [9, 10]) {
      online(); // without waiting for the reader or for a pause
      await pass(0);
      expect(put).toHaveBeenCalledTimes(attempts);
    }
  });

  test("because the server asks for a long pause is resent by the reader", async () => {
    server.mishaps.push({ status: 429, headers: { "retry-after": "3600" } });
    await open();
    fireEvent.click(arrow("for"));
    await waitFor(() => expect(status()).toMatch(NOT_SENT));
    expect(server.arrived).toHaveLength(1);
    fireEvent.click(entry().getByRole("button", { name: "Try again" }));
    await isCounted();
    expect(entry().queryByRole("button", { name: "Try again" })).toBeNull();
    expect(server.score(first.id)).toBe(1);
  });

  test("is sent on the next visit, with the votes on other proposals", async () => {
    for (let n = 0; n < 2; n++) server.mishaps.push({ status: 503, headers: { "retry-after": "3600" } });
    await open();
    fireEvent.click(arrow("against"));
    fireEvent.click(arrow("for", second.title));
    await waitFor(() => {
      expect(status()).toMatch(NOT_SENT);
      expect(status(second.title)).toMatch(NOT_SENT);
    });
    expect(server.arrived).toHaveLength(2);
    await open();
    expect(arrow("against").getAttribute("aria-pressed")).toBe("true");
    await waitFor(() => expect(server.score(second.id)).toBe(1));
    await isCounted();
    expect(server.score(first.id)).toBe(-1);
    expect(localStorage.getItem(`unsent-votes:${server.address}`)).toBe("{}");
  });

  test("here but is sent by another tab is counted here too", async () => {
    server.mishaps.push({ status: 503, headers: { "retry-after": "3600" } });
    await open();
    fireEvent.click(arrow("for"));
    await waitFor(() => expect(status()).toMatch(NOT_SENT));
    const key = `unsent-votes:${server.address}`;
    const voter = JSON.parse(localStorage.getItem(`voter:${server.address}`) ?? "null");
    server.set(first.id, voter, 1);
    server.set(first.id, "somebody else", 1);
    localStorage.removeItem(key);
    fireEvent(window, new StorageEvent("storage", { key }));
    await waitFor(() => expectScore("+2"));
    expect(status()).toBe("");
    expect(server.arrived).toHaveLength(1);
  });
});

test("a refused vote is reverted, with the reason, and not sent again", async () => {
  server.set(first.id, "somebody else", 1);
  server.mishaps.push({ status: 422, body: '{"message":"Voting has ended."}' });
  await open();
  fireEvent.click(arrow("for"));
  await waitFor(() => expect(status()).toBe("Your vote wasn't accepted. Voting has ended."));
  expectScore("+1");
  expect(arrow("for").getAttribute("aria-pressed")).toBe("false");
  expect(entry().queryByRole("button", { name: "Try again" })).toBeNull();
  online();
  await open();
  expect(server.arrived).toHaveLength(1);
  fireEvent.click(arrow("for"));
  await isCounted();
  expectScore("+2");
});

test.each(["null", "[]", '"x"', "{", '{"a":5,"b":{"vote":1}}'])(
  "foreign data in storage is ignored: %s",
  async (text) => {
    localStorage.setItem(`unsent-votes:${server.address}`, text);
    await open();
    fireEvent.click(arrow("for"));
    await isCounted();
    expect(server.arrived).toEqual([{ proposal: first.id, vote: 1 }]);
  },
);
