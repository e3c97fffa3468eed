import { expect, onTestFinished, test, vi } from "vitest";
import { type CrawlOptions, createLinkChecker } from "../../../../scripts/checks/links/check-link";
import { startLinkServer, status } from "./link-server";

type Routes = Parameters<typeof startLinkServer>[0];

async function ask(path: string, routes: Routes, options: Partial<CrawlOptions> = {}) {
  const server = await startLinkServer(routes);
  onTestFinished(server.close);
  const sleep = vi.fn(async (_: number) => {});
  const outcome = await createLinkChecker({ userAgent: "a test", pause: 5, sleep, ...options })(server.url + path);
  return { outcome, sleep, ...server };
}

test("an existing page is only requested by HEAD, with a user agent", async () => {
  const { outcome, asked, agents } = await ask("/a", { "/a": status(200) });
  expect(outcome).toEqual({ state: "fine" });
  expect(asked).toEqual(["HEAD /a"]);
  expect([...agents]).toEqual(["a test"]);
});

test.each([405, 403, 404, 501, 503])("if HEAD is refused with %i, GET decides", async (code) => {
  const { outcome, asked } = await ask("/a", {
    "/a": (request, response) => response.writeHead(request.method === "HEAD" ? code : 200).end("text"),
  });
  expect(outcome).toEqual({ state: "fine" });
  expect(asked).toEqual(["HEAD /a", "GET /a"]);
});

test("if the connection breaks during HEAD, GET decides", async () => {
  const { outcome } = await ask("/a", {
    "/a": (request, response) => (request.method === "HEAD" ? request.socket.destroy() : response.end("text")),
  });
  expect(outcome).toEqual({ state: "fine" });
});

test("a large response isn't read", async () => {
  const { outcome } = await ask("/a", {
    "/a": (request, response) => {
      if (request.method === "HEAD") response.writeHead(405).end();
      else response.writeHead(200).write("the beginning of something that never ends");
    },
  });
  expect(outcome).toEqual({ state: "fine" });
});

test.each([
  [404, "dead"],
  [410, "dead"],
  [401, "unclear"],
  [403, "unclear"],
  [500, "unclear"],
  [999, "unclear"],
])("status %i is %s", async (code, state) => {
  const { outcome } = await ask("/a", { "/a": status(code) });
  expect(outcome).toEqual({ state, reason: `responds with status ${code}` });
});

test("a host that refuses connections may come back, but one without an address is dead", async () => {
  const closed = await startLinkServer({});
  await closed.close();
  const once = createLinkChecker({ userAgent: "a test", pause: 0 });
  expect(await once(closed.url)).toMatchObject({
    state: "unclear",
    reason: expect.stringMatching(/^can't be reached: ./),
  });
  const unknown = Object.assign(new Error("getaddrinfo ENOTFOUND gone.example"), { code: "ENOTFOUND" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed", { cause: unknown })));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await once("https://gone.example/")).toEqual({
    state: "dead",
    reason: "can't be reached: getaddrinfo ENOTFOUND gone.example",
  });
});

test("a request that hangs is given up", async () => {
  const { outcome, asked } = await ask("/a", { "/a": () => {} }, { timeout: 50 });
  expect(outcome).toEqual({ state: "unclear", reason: "didn't respond within 0.05 s" });
  expect(asked).toEqual(["HEAD /a", "GET /a"]);
});

test("a permanent redirect is reported, with its final target", async () => {
  const { outcome, url } = await ask("/a", {
    "/a": status(301, { location: "/b" }),
    "/b": status(308, { location: "c?d" }),
    "/c?d": status(200),
  });
  expect(outcome).toEqual({ state: "moved", to: `${url}/c?d` });
});

test.each([302, 303, 307])("a redirect with %i doesn't call for changing the link", async (code) => {
  const { outcome } = await ask("/a", {
    "/a": status(301, { location: "/b" }),
    "/b": status(code, { location: "/c" }),
    "/c": status(200),
  });
  expect(outcome).toEqual({ state: "fine" });
});

test("a redirect to nothing, or in a circle, is dead", async () => {
  const nothing = await ask("/a", { "/a": status(301, { location: "/gone" }) });
  expect(nothing.outcome).toEqual({ state: "dead", reason: "responds with status 404" });
  const circle = await ask("/a", { "/a": status(302, { location: "/a" }) });
  expect(circle.outcome).toEqual({ state: "dead", reason: "redirects more than 10 times" });
  expect(circle.asked).toHaveLength(11);
});

test.each(["/", "/404.html", "/errors/not-found/", "/error?from=a"])(
  "a page may be gone if the server shows %s instead",
  async (end) => {
    const { outcome, url } = await ask("/guides/a", {
      "/guides/a": status(301, { location: end }),
      [end]: status(200),
    });
    expect(outcome).toEqual({ state: "unclear", reason: `is answered by ${url}${end}` });
  },
);

test("a front page that redirects to its own address exists", async () => {
  const { outcome } = await ask("/", { "/": status(302, { location: "/en/" }), "/en/": status(200) });
  expect(outcome).toEqual({ state: "fine" });
  const query = await ask("/?a", { "/?a": status(302, { location: "/" }), "/": status(200) });
  expect(query.outcome).toEqual({ state: "fine" });
});

test("a host without TLS is unclear, with OpenSSL's reason in words", async () => {
  const server = await startLinkServer({});
  onTestFinished(server.close);
  const once = createLinkChecker({ userAgent: "a test", pause: 0 });
  expect(await once(server.url.replace("http:", "https:"))).toMatchObject({
    state: "unclear",
    reason: expect.stringMatching(/^can't be reached: [\w ]+$/),
  });
  expect(server.asked).toEqual([]);
});

test("a redirect without a target is unclear", async () => {
  const { outcome } = await ask("/a", { "/a": status(302) });
  expect(outcome).toEqual({ state: "unclear", reason: "responds with status 302" });
});

test("a rate limit is respected for as long as the server says, then the request is repeated once", async () => {
  const { outcome, sleep, asked } = await ask("/a", {
    "/a": (_, response, count) => response.writeHead(count <= 2 ? 429 : 200, { "retry-after": "7" }).end(),
  });
  expect(outcome).toEqual({ state: "fine" });
  expect(asked).toEqual(["HEAD /a", "HEAD /a", "HEAD /a"]);
  expect(sleep.mock.calls.slice(0, 2)).toEqual([[7000], [7000]]);
});

test("so is the pause of a server that is temporarily down", async () => {
  const { outcome, sleep } = await ask("/a", {
    "/a": (_, response, count) => response.writeHead(count === 1 ? 503 : 200, { "retry-after": "3" }).end(),
  });
  expect(outcome).toEqual({ state: "fine" });
  expect(sleep.mock.calls[0]).toEqual([3000]);
});

test("a limit that doesn't end, or ends in an hour, isn't waited for or worked around", async () => {
  const endless = await ask("/a", { "/a": status(429, { "retry-after": "1" }) });
  expect(endless.outcome).toEqual({ state: "unclear", reason: "responds with status 429" });
  expect(endless.asked).toEqual(["HEAD /a", "HEAD /a", "HEAD /a"]);
  const long = await ask("/a", { "/a": status(429, { "retry-after": "3600" }) });
  expect(long.outcome).toEqual({ state: "unclear", reason: "responds with status 429" });
  expect(long.asked).toEqual(["HEAD /a"]);
});

test("a host gets one request at a time with a pause after each, including redirects from other hosts", async () => {
  const paths = ["/a", "/b", "/c", "/d"];
  const server = await startLinkServer({
    ...Object.fromEntries(paths.map((path) => [path, status(200)])),
    "/away": status(302, { location: "/a" }),
  });
  onTestFinished(server.close);
  const sleep = vi.fn(async (_: number) => {});
  const once = createLinkChecker({ userAgent: "a test", pause: 5, sleep });
  await Promise.all([...paths, "/away"].map((path) => once(server.url + path)));
  expect(server.asked).toHaveLength(6);
  expect(server.load.most).toBe(1);
  expect(sleep.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(new Set(sleep.mock.calls.flat())).toEqual(new Set([5]));
});
