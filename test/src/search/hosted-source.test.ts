import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFallbackSource } from "../../../src/search/fallback-source";
import { createHostedSource } from "../../../src/search/hosted-source";
import { type SearchOptions, type SearchSource, UnreachableError } from "../../../src/search/source";
import { answerJson } from "../../local-server";
import { type Answer, hits, type SearchServer, startSearchServer } from "./search-server";

const HIT = {
  hierarchy: { lvl0: "Configuration", lvl1: "Output", lvl2: "output.path", lvl3: null },
  content: "The output directory",
  url: "https://webpack.js.org/configuration/output/#outputpath",
  anchor: "outputpath",
};

const servers: SearchServer[] = [];
beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(...answers: Answer[]): Promise<SearchServer[]> {
  const started = await Promise.all(answers.map(startSearchServer));
  servers.push(...started);
  return started;
}

function source(hosts: string[], more = {}): SearchSource {
  const toPath = (url: string) => url.replace("https://webpack.js.org", "");
  return createHostedSource({ appId: "APP", apiKey: "KEY", index: "docs", hosts, toPath, ...more });
}

const options = (more: Partial<SearchOptions> = {}): SearchOptions => ({
  section: "",
  limit: 5,
  signal: new AbortController().signal,
  ...more,
});

describe("the question", () => {
  test("is one request of the multi-query call, with encoded parameters", async () => {
    const [server] = await start(hits(HIT));
    await source([server?.url ?? ""]).search("output & path", options({ section: "guides", kind: "option" }));
    const [asked] = server?.asked ?? [];
    expect(`${asked?.method} ${asked?.path}`).toBe("POST /1/indexes/*/queries");
    const [request] = asked?.body.requests ?? [];
    expect(request?.indexName).toBe("docs");
    const params = new URLSearchParams(request?.params);
    expect(params.get("query")).toBe("output & path");
    expect(params.get("hitsPerPage")).toBe("5");
    expect(params.get("optionalFilters")).toBe('["section:guides"]');
    expect(params.get("facetFilters")).toBe('["kind:option"]');
  });

  test("contains the application id and the key", async () => {
    const [server] = await start(hits());
    expect(await source([server?.url ?? ""]).search("a", options())).toEqual([]);
    expect(server?.asked[0]?.headers).toMatchObject({ "x-algolia-application-id": "APP", "x-algolia-api-key": "KEY" });
  });

  test("goes below the folder of a host", async () => {
    const [server] = await start(hits());
    await source([`${server?.url}/search/`]).search("a", options());
    expect(server?.asked[0]?.path).toBe("/search/1/indexes/*/queries");
  });
});

describe("the answer", () => {
  test("becomes suggestions that lead to pages of this site", async () => {
    const [server] = await start(hits(HIT));
    const found = await source([server?.url ?? ""]).search("path", options());
    expect(found).toMatchObject([
      {
        category: "Configuration",
        subcategory: "Output",
        title: "output.path",
        text: "The output directory",
        url: "/configuration/output/#outputpath",
      },
    ]);
  });

  test("that isn't a list is refused", async () => {
    const [server] = await start((_, response) => answerJson(response, 200, { results: [{ hits: "none" }] }));
    await expect(source([server?.url ?? ""]).search("a", options())).rejects.toThrow("Suggestions must be an array.");
  });

  test("that isn't JSON is an error", async () => {
    const [server] = await start((_, response) => response.end("<html>"));
    await expect(source([server?.url ?? ""]).search("a", options())).rejects.toThrow(/JSON/);
  });
});

describe("a host that fails", () => {
  test("is followed by the next, and avoided for two minutes", async () => {
    const [broken, sound] = await start((_, response) => answerJson(response, 500, {}), hits(HIT));
    const both = source([broken?.url ?? "", sound?.url ?? ""]);
    expect(await both.search("a", options())).toHaveLength(1);
    expect(await both.search("b", options())).toHaveLength(1);
    expect([broken?.asked.length, sound?.asked.length]).toEqual([1, 2]);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 120_001);
    await both.search("c", options());
    expect(broken?.asked).toHaveLength(2);
  });

  test("by not responding is followed by the next after a second", async () => {
    const [silent, sound] = await start(() => {}, hits(HIT));
    const timers = vi.spyOn(globalThis, "setTimeout");
    expect(await source([silent?.url ?? "", sound?.url ?? ""]).search("a", options())).toHaveLength(1);
    expect(timers.mock.calls[0]?.[1]).toBe(1000);
    expect([silent?.asked.length, sound?.asked.length]).toEqual([1, 1]);
  });

  test.each([400, 403, 404, 429])("by a refusal (%d) ends the search at once", async (status) => {
    const [refusing, sound] = await start(
      (_, response) => answerJson(response, status, { message: "No.", status }, { "retry-after": "1" }),
      hits(HIT),
    );
    await expect(source([refusing?.url ?? "", sound?.url ?? ""]).search("a", options())).rejects.toThrow("No.");
    expect([refusing?.asked.length, sound?.asked.length]).toEqual([1, 0]);
  });

  test("like all others ends in a message that mentions the provider's support", async () => {
    const failing: Answer = (_, response) => answerJson(response, 503, {});
    const [one, two] = await start(failing, failing);
    await expect(source([one?.url ?? "", two?.url ?? ""]).search("a", options())).rejects.toThrow(
      /Unreachable hosts.*support/s,
    );
    await expect(source([one?.url ?? ""]).search("a", options())).rejects.toBeInstanceOf(UnreachableError);
  });

  test("is asked by GET when all have failed by POST", async () => {
    const [one, two] = await start(
      (_, response) => answerJson(response, 503, {}),
      ({ method }, response) =>
        method === "GET" ? answerJson(response, 200, { hits: [HIT] }) : answerJson(response, 503, {}),
    );
    expect(await source([one?.url ?? "", `${two?.url}/search/`]).search("a & b", options())).toHaveLength(1);
    expect(one?.asked.map(({ method }) => method)).toEqual(["POST", "GET"]);
    const last = two?.asked.at(-1);
    expect(`${last?.method} ${last?.path}`).toBe("GET /search/1/indexes/docs");
    expect(Object.fromEntries(new URLSearchParams(last?.search))).toMatchObject({
      query: "a & b",
      hitsPerPage: "5",
      "x-algolia-application-id": "APP",
      "x-algolia-api-key": "KEY",
    });
  });
});

describe("the setup", () => {
  test.each([{ appId: "" }, { apiKey: "" }, { index: "" }])("needs more than %o", (more) => {
    expect(() => source([], more)).toThrow(/^Usage: createHostedSource/);
  });

  test("only accepts web hosts", () => {
    expect(() => source(["ftp://search.example"])).toThrow(
      'The search host "ftp://search.example" has the protocol "ftp:". It must be "http:" or "https:".',
    );
  });
});

describe("the fallback", () => {
  const embedded: SearchSource = { search: async () => [] };
  const failing = (): SearchSource & { count: number } => ({
    count: 0,
    search() {
      this.count++;
      return Promise.reject(new UnreachableError("away"));
    },
  });

  test("leaves a refusal to the log: a host that refuses is reachable", async () => {
    const refusing: SearchSource = { search: () => Promise.reject(new Error("No.")) };
    const asked = vi.spyOn(embedded, "search");
    await expect(createFallbackSource(refusing, embedded).search("a", options())).rejects.toThrow("No.");
    expect(asked).not.toHaveBeenCalled();
  });

  test("answers while the provider is unreachable, and logs that once", async () => {
    const first = failing();
    const now = vi.spyOn(Date, "now").mockReturnValue(0);
    const both = createFallbackSource(first, embedded);
    expect(await both.search("a", options())).toEqual([]);
    expect(await both.search("b", options())).toEqual([]);
    expect(first.count).toBe(1);
    expect(console.error).toHaveBeenCalledOnce();
    now.mockReturnValue(120_000);
    await both.search("c", options());
    expect(first.count).toBe(2);
  });

  test("ignores questions that are no longer wanted", async () => {
    const first = failing();
    await expect(
      createFallbackSource(first, embedded).search("a", options({ signal: AbortSignal.abort() })),
    ).rejects.toThrow("away");
  });
});
