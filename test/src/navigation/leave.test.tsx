import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveForNewBuild } from "../../../src/navigation/leave";

const update = vi.fn();
const assign = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  update.mockReset().mockResolvedValue(undefined);
  assign.mockReset();
  document.documentElement.dataset.build = "one";
  vi.stubGlobal("location", Object.assign(new URL("https://webpack.example/docs/a/?q=x#y"), { assign }));
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ update }) } });
});
afterEach(() => vi.unstubAllGlobals());

function host(answer: () => Promise<Response>) {
  vi.stubGlobal("fetch", vi.fn(answer));
}
const serves = (build: string) => host(async () => Response.json({ build }));

test("a deployment is noticed: the page loads as a document, and the browser looks for its worker", async () => {
  serves("two");
  expect(await leaveForNewBuild("/b/", "/docs/")).toBe(true);
  expect(assign).toHaveBeenCalledWith("/docs/b/?q=x#y");
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce(), 20_000);
});

test("only once per page and build, to avoid loops; the worker is looked for each time", async () => {
  serves("two");
  await leaveForNewBuild("/b/", "/docs/");
  expect(await leaveForNewBuild("/b/", "/docs/")).toBe(false);
  expect(assign).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2), 20_000);
  expect(await leaveForNewBuild("/c/", "/docs/")).toBe(true);
  serves("three");
  expect(await leaveForNewBuild("/b/", "/docs/")).toBe(true);
});

test("a worker that doesn't respond, or can't be looked for, doesn't hold readers up", async () => {
  serves("two");
  update.mockReturnValue(new Promise(() => {}));
  expect(await leaveForNewBuild("/b/", "/docs/")).toBe(true);
  update.mockRejectedValue(new Error("offline"));
  expect(await leaveForNewBuild("/c/", "/docs/")).toBe(true);
  vi.stubGlobal("navigator", {});
  expect(await leaveForNewBuild("/d/", "/docs/")).toBe(true);
});

test.each<[string, () => Promise<Response>]>([
  ["of the same build", async () => Response.json({ build: "one" })],
  ["without a version", async () => Response.json({})],
  ["with something else for it", async () => Response.json("two")],
  ["with a page for it", async () => new Response("<!doctype html>")],
  ["that does not have it", async () => new Response("", { status: 404 })],
  ["out of reach", () => Promise.reject(new TypeError("Failed to fetch"))],
])("a host %s doesn't make the page leave or look for a worker", async (_, answer) => {
  host(answer);
  expect(await leaveForNewBuild("/b/", "/docs/")).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect([assign.mock.calls, update.mock.calls]).toEqual([[], []]);
});

test("without storage, a loop couldn't be detected, so the page stays", async () => {
  serves("two");
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(await leaveForNewBuild("/b/", "/docs/")).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});
