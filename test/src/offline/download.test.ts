import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deleteDownload, downloadedBuild, downloadNewest, hasDownload } from "../../../src/offline/download";
import type { OfflineListing } from "../../../src/offline/listing";

const SCOPE = "https://webpack.example/docs/";
const NAMES = Array.from({ length: 20 }, (_, index) => `assets/${index}.js`);

/** The host's list of files. */
let listing: OfflineListing;
let hosted: Set<string>;
/** The requested files, without the list. */
let asked: string[];
/** Runs before the response to each request. */
let before: (name: string) => void | Promise<void>;
/** The files for which the browser has kept an error. */
let keptErrors: Set<string>;
/** The number of files that the device has room for. */
let room: number;
let stored: Map<string, Map<string, Response>>;

function host(build: string, names: string[]): void {
  listing = { build, bytes: 1, always: names.slice(0, 1), shared: names.slice(1), pages: [] };
  hosted = new Set(names);
}

beforeEach(() => {
  asked = [];
  before = () => {};
  keptErrors = new Set();
  room = Number.POSITIVE_INFINITY;
  stored = new Map();
  host("one", NAMES);
  vi.stubGlobal("document", { documentElement: { dataset: { build: "one" } } });
  vi.stubGlobal("caches", {
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => cache(stored.get(name) ?? stored.set(name, new Map()).get(name) ?? new Map()),
  });
  vi.stubGlobal("fetch", async (url: string, { signal, cache }: { signal?: AbortSignal; cache?: string } = {}) => {
    const name = url.slice(SCOPE.length);
    if (name.startsWith("offline.json")) return answer(JSON.stringify(listing), "application/json");
    if (cache === "force-cache" && keptErrors.has(name)) return answer("none", "text/html", 404);
    asked.push(name);
    await before(name);
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    return hosted.has(name) ? answer("text", "text/javascript") : answer("none", "text/html", 404);
  });
});
afterEach(() => vi.unstubAllGlobals());

function cache(files: Map<string, Response>) {
  const address = (key: string | Request) => (typeof key === "string" ? key : key.url);
  return {
    keys: async () => [...files.keys()].map((url) => ({ url })),
    match: async (key: string | Request) => files.get(address(key))?.clone(),
    delete: async (key: string | Request) => files.delete(address(key)),
    put: async (key: string | Request, response: Response) => {
      if (files.size >= room) throw new DOMException("full", "QuotaExceededError");
      files.set(address(key), response);
    },
  };
}

function answer(text: string, type: string, status = 200): Response {
  const response = new Response(text, { status, headers: { "content-type": type } });
  return Object.defineProperty(response, "type", { value: "basic" }); // of type `basic`, like a response from this site
}

const names = () => [...(stored.get(`docs-kept-${SCOPE}`)?.keys() ?? [])].map((url) => url.slice(SCOPE.length)).sort();
const complete = (all: string[]) => [...all, "kept-completely"].sort();

test("an error that the browser has kept from an earlier attempt isn't the end", async () => {
  keptErrors.add("assets/3.js");
  await downloadNewest(SCOPE, () => {});
  expect(names()).toEqual(complete(NAMES));
});

test("stores every file once, reports its progress, and can be removed", async () => {
  const parts: number[] = [];
  await downloadNewest(SCOPE, (part) => parts.push(part));
  expect(names()).toEqual(complete(NAMES));
  expect(asked.toSorted()).toEqual(NAMES.toSorted());
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
  expect(await downloadedBuild(SCOPE)).toBe("one");
  await deleteDownload(SCOPE);
  expect([await hasDownload(SCOPE), await downloadedBuild(SCOPE)]).toEqual([false, null]);
});

describe("an interruption", () => {
  test("of the connection: nothing is reported or requested after it, and the next attempt only requests the rest", async () => {
    before = (name) => {
      if (name === "assets/9.js") throw new TypeError("Failed to fetch");
    };
    const parts: number[] = [];
    await expect(downloadNewest(SCOPE, (part) => parts.push(part))).rejects.toThrow("Failed to fetch");
    const [told, tried, came] = [parts.length, asked.length, names()];
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([parts.length, asked.length, names()]).toEqual([told, tried, came]);
    expect(came).not.toContain("kept-completely");
    expect([came.length > 0, await hasDownload(SCOPE), await downloadedBuild(SCOPE)]).toEqual([true, true, null]);

    before = () => {};
    asked = [];
    await downloadNewest(SCOPE, () => {});
    expect(names()).toEqual(complete(NAMES));
    expect(asked.filter((name) => came.includes(name))).toEqual([]);
  });

  test("by the reader", async () => {
    const stop = new AbortController();
    before = (name) => {
      if (name === "assets/9.js") stop.abort();
    };
    await expect(downloadNewest(SCOPE, () => {}, stop.signal)).rejects.toThrow("aborted");
    expect(names()).not.toContain("assets/12.js");
    expect(await downloadedBuild(SCOPE)).toBe(null);
  });

  test("by one wrong file doesn't leave the others loading", async () => {
    hosted.delete("assets/0.js");
    await expect(downloadNewest(SCOPE, () => {})).rejects.toThrow(
      "assets/0.js responded with something other than the expected file.",
    );
    expect(asked.length).toBeLessThan(NAMES.length);
  });

  test("by a deployment: it continues with the new build, and the old one is removed", async () => {
    const next = [...NAMES.slice(0, 10), "assets/new.js"];
    before = (name) => {
      if (name === "assets/9.js" && hosted.has("assets/15.js")) host("two", next);
    };
    const kept = await downloadNewest(SCOPE, () => {});
    expect(kept.build).toBe("two");
    expect(await downloadedBuild(SCOPE)).toBe("two");
    expect(names()).toEqual(complete(next));
  });

  test("by one deployment after another still ends", async () => {
    let deploys = 0;
    before = () => {
      deploys += 1;
      host(`deploy ${deploys}`, [`assets/of-${deploys}.js`, `assets/of-${deploys}-too.js`]);
    };
    await expect(downloadNewest(SCOPE, () => {})).rejects.toThrow("something other than the expected file");
    expect(await downloadedBuild(SCOPE)).toBe(null);
  });
});

describe("a device without room", () => {
  test("is not left full", async () => {
    room = 9;
    await expect(downloadNewest(SCOPE, () => {})).rejects.toThrow("full");
    expect([names(), await hasDownload(SCOPE)]).toEqual([[], false]);
  });

  test("for two builds gives the old one's room to the new one", async () => {
    await downloadNewest(SCOPE, () => {});
    const next = NAMES.map((name) => name.replace("/", "/next-"));
    host("two", next);
    room = NAMES.length + 1;
    await downloadNewest(SCOPE, () => {});
    expect(names()).toEqual(complete(next));
    expect(await downloadedBuild(SCOPE)).toBe("two");
  });
});
