import { afterEach, expect, test, vi } from "vitest";
import { fetchMembers } from "../../../../scripts/fetch/supporters/open-collective";
import type { Endpoint } from "../../../../scripts/fetch/supporters/request";
import { answerJson } from "../../../local-server";
import { type Interfere, startServer } from "./graphql-server";
import { memberOf } from "./samples";

let server: Awaited<ReturnType<typeof startServer>> | undefined;
afterEach(() => server?.close());

/** Queries a server with five members, in pages of two. */
async function ask(interfere?: Interfere, options: Partial<Endpoint> = {}, slug = "webpack") {
  const members = ["ada", "bob", "cem", "dan", "eve"].map((name) => memberOf(name, 10));
  server = await startServer({ members, orders: [], interfere });
  const sleep = vi.fn(async (_: number) => {});
  const result = fetchMembers({ url: server.url, sleep, ...options }, slug, 2);
  return { result, sleep, asked: server.asked, url: server.url };
}

test("requests page after page until everyone is there", async () => {
  const { result, asked, sleep } = await ask();
  expect((await result).map(({ account }) => account.slug)).toEqual(["ada", "bob", "cem", "dan", "eve"]);
  expect(asked.map(({ variables }) => variables.offset)).toEqual([0, 2, 4]);
  expect(sleep).not.toHaveBeenCalled();
});

test("speaks GraphQL over JSON, and only identifies itself by a token", async () => {
  const { result, asked } = await ask(undefined, { token: "secret" });
  await result;
  expect(asked[0]?.headers).toMatchObject({ "content-type": "application/json", "personal-token": "secret" });
  expect(asked[0]?.variables).toEqual({ slug: "webpack", limit: 2, offset: 0 });
});

test("stops at an empty page, even if the count promises more", async () => {
  const { result, asked } = await ask((response, { variables }) =>
    variables.offset === 0
      ? false
      : answerJson(response, 200, { data: { account: { page: { totalCount: 99, nodes: [] } } } }),
  );
  expect(await result).toHaveLength(2);
  expect(asked).toHaveLength(2);
});

test("waits as long as the rate limit says, then continues where it was", async () => {
  const { result, sleep, asked } = await ask(
    (response, _, count) => count === 2 && answerJson(response, 429, {}, { "retry-after": "7" }),
  );
  expect(await result).toHaveLength(5);
  expect(sleep.mock.calls).toEqual([[7000]]);
  expect(asked.map(({ variables }) => variables.offset)).toEqual([0, 2, 2, 4]);
});

test("understands a rate limit that ends at a date, and one without a time", async () => {
  const soon = new Date(Date.now() + 10_000).toUTCString();
  const { result, sleep } = await ask((response, _, count) => {
    if (count === 1) return answerJson(response, 429, {}, { "retry-after": soon });
    return count === 2 && answerJson(response, 429, {});
  });
  await result;
  const [[first], [second]] = sleep.mock.calls as [[number], [number]];
  expect(first).toBeGreaterThan(8000);
  expect(first).toBeLessThanOrEqual(10_000);
  expect(second).toBe(60_000);
});

test("doesn't wait for an hour", async () => {
  const { result, sleep } = await ask((response) => answerJson(response, 429, {}, { "retry-after": "3600" }));
  await expect(result).rejects.toThrow(/has reached its rate limit; it allows the next request in 3600 s\.$/);
  expect(sleep).not.toHaveBeenCalled();
});

test("tries again after server errors, with growing pauses", async () => {
  const { result, sleep } = await ask(
    (response, _, count) => count <= 3 && Boolean(response.writeHead(502).end("Bad Gateway")),
  );
  expect(await result).toHaveLength(5);
  expect(sleep.mock.calls).toEqual([[1000], [2000], [4000]]);
});

test("tries again if no response arrives in time, or the connection breaks", async () => {
  const { result } = await ask(
    (response, _, count) => {
      if (count === 2) response.destroy();
      return count <= 2;
    },
    { timeout: 1_000 }, // long enough for the responses that do arrive
  );
  expect(await result).toHaveLength(5);
});

test.each<[string, Interfere, RegExp]>([
  [
    "the server stays away",
    (response) => Boolean(response.writeHead(503).end()),
    /status 503\. All 2 attempts failed\./,
  ],
  [
    "the answer is no JSON",
    (response) => Boolean(response.end("<html>")),
    /responded with status 200 and something other than JSON: <html>/,
  ],
  [
    "the query is refused",
    (response) => answerJson(response, 400, { errors: [{ message: 'Cannot query field "x"' }] }),
    /rejected the query: Cannot query field "x"\.$/,
  ],
  [
    "the answer has another form",
    (response) => answerJson(response, 200, { data: { account: { page: 1 } } }),
    /an unexpected form/,
  ],
  ["access is denied", (response) => answerJson(response, 403, {}), /responded with status 403 and no data\.$/],
])("says so when %s", async (_, interfere, message) => {
  const { result } = await ask(interfere, { attempts: 2 });
  await expect(result).rejects.toThrow(message);
});

test("reports that there is no response", async () => {
  const { result } = await ask(() => true, { attempts: 2, timeout: 100 });
  await expect(result).rejects.toThrow(/didn't respond within 0\.1 s\. All 2 attempts failed\./);
});

test("reports that nothing listens at the address", async () => {
  const sleep = async () => {};
  const result = fetchMembers({ url: "http://127.0.0.1:1/", sleep, attempts: 2 }, "webpack");
  await expect(result).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1\/ can't be reached: .+ All 2 attempts failed\.$/);
});

test("reports that the collective doesn't exist", async () => {
  const { result } = await ask(undefined, {}, "webpak");
  await expect(result).rejects.toThrow(/doesn't know the collective "webpak"\.$/);
});
