import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { startLocalServer } from "../local-server";
import { evaluateFindings } from "./findings";
import { interrogate } from "./questions";

const HEADERS = {
  "content-security-policy": "default-src 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};
const PAGES = ["/", "/concepts/"];
const MOVED = [{ from: "/old/", to: "/concepts/" }];
const page = (url: string) => `<div data-view="{&quot;path&quot;:&quot;${url}&quot;}"></div>`;

/** A host that does everything right. */
const good: RequestListener = (request, response) => {
  const { pathname, search } = new URL(request.url ?? "/", "http://host");
  const url = pathname.replace(/index\.html$/, "");
  if (url === "/assets/a.js") {
    const headers = { "content-type": "text/javascript", "cache-control": "max-age=31536000, immutable", ...HEADERS };
    response.writeHead(200, headers).end("1");
  } else if (PAGES.includes(url)) response.writeHead(200, { "content-type": "text/html", ...HEADERS }).end(page(url));
  else if (url === "/old/") response.writeHead(301, { location: `/concepts/${search}` }).end();
  else if (url === "/index.md") response.writeHead(200, { "content-type": "text/markdown" }).end();
  else if (url === "/manifest.webmanifest")
    response.writeHead(200, { "content-type": "application/manifest+json" }).end();
  else if (PAGES.includes(`${url}/`)) response.writeHead(301, { location: `${url}/${search}` }).end();
  else response.writeHead(404).end('<main class="not-found">');
};

test("a host that works correctly has no findings", async () => {
  expect(await checksThatFail(good)).toEqual([]);
});

test.each<[fault: string, host: RequestListener, checks: string[]]>([
  [
    "shows the front page for everything",
    (_, response) => response.writeHead(200, { "content-type": "text/html", ...HEADERS }).end(page("/")),
    ["page for unknown paths", "pages", "redirects", "times", "types", "unknown paths"],
  ],
  [
    "loses queries",
    (request, response) =>
      request.url === "/concepts?q=1"
        ? response.writeHead(301, { location: "/concepts/" }).end()
        : good(request, response),
    ["queries"],
  ],
  [
    "loses the query of an old address",
    (request, response) =>
      request.url === "/old/?q=1" ? response.writeHead(301, { location: "/concepts/" }).end() : good(request, response),
    ["queries"],
  ],
  [
    "has what is missing kept for ever",
    (request, response) =>
      request.url === "/assets/nowhere.js"
        ? response.writeHead(404, { "cache-control": "immutable" }).end("not-found")
        : good(request, response),
    ["times"],
  ],
  [
    "has no page for an old address",
    (request, response) =>
      request.url === "/old/?q=1" ? response.writeHead(404).end("not-found") : good(request, response),
    ["redirects"],
  ],
  [
    "leads to another host",
    (request, response) =>
      request.url === "/concepts" ? response.writeHead(301, { location: "http://b/" }).end() : good(request, response),
    ["pages"],
  ],
  [
    "sends no headers",
    (request, response) => {
      const { writeHead } = response;
      const reduced = (status: number, headers: Record<string, string> = {}) => {
        const kept = Object.entries(headers).filter(([name]) => /type$|location/.test(name));
        return writeHead.call(response, status, Object.fromEntries(kept));
      };
      good(request, Object.assign(response, { writeHead: reduced }));
    },
    ["headers", "times"],
  ],
])("a host that %s is found out", async (_, host, checks) => {
  expect(await checksThatFail(host)).toEqual(checks);
});

test("an exception covers one check of one host, and is itself a fault if it's no longer needed", () => {
  const findings = [{ check: "headers" as const, sentence: "None." }];
  expect(evaluateFindings("nginx", "/", findings).wrong).toEqual(["headers: None."]);
  const { wrong, excused } = evaluateFindings("serve", "/", findings);
  expect(wrong).toEqual([expect.stringContaining("times: all is right")]);
  expect(excused).toEqual([expect.stringContaining("headers left out")]);
});

async function checksThatFail(host: RequestListener): Promise<string[]> {
  const { origin, close } = await startLocalServer(host);
  const findings = await interrogate({ origin, basePath: "/", routes: PAGES, asset: "/assets/a.js", redirects: MOVED });
  await close();
  return [...new Set(findings.map(({ check }) => check))].sort();
}
