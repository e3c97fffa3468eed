import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLinkChecker, type Outcome } from "../../../../scripts/checks/links/check-link";
import { checkLinks } from "../../../../scripts/checks/links/check-links";
import { findLinks } from "../../../../scripts/checks/links/find-links";
import { parsePage } from "../../../../scripts/site/content/trusted-pages";
import { page, temporaryFolder } from "../../temporary-content";
import { startLinkServer, status } from "./link-server";

const ORIGIN = "https://webpack.js.org";

test("links on pages are found once, with all their places", () => {
  const related =
    "---\ntitle: A\nrelated:\n  - title: B\n    url: https://b.example/\n---\n\n[b](https://b.example/#x)\n";
  const written = [
    "[a](https://a.example/x?y#z) and ![p](https://p.example/i.png)",
    '<a href="https://h.example/">h</a>, [own](/a/), [own](https://webpack.js.org/b/), [mail](mailto:a@b.example)',
    "`https://code.example/`, [r][r]\n\n[r]: https://r.example/",
  ];
  const pages = [parsePage("a.mdx", related), parsePage("b.mdx", page(`${written.join("\n\n")}\n`, "B"))];
  expect(Object.fromEntries(findLinks(pages, ORIGIN))).toEqual({
    "https://b.example/": [
      { file: "a.mdx", line: 5, column: 10 },
      { file: "a.mdx", line: 8, column: 1 },
    ],
    "https://a.example/x?y": [{ file: "b.mdx", line: 4, column: 1 }],
    "https://p.example/i.png": [{ file: "b.mdx", line: 4, column: 34 }],
    "https://h.example/": [{ file: "b.mdx", line: 6, column: 1 }],
    "https://r.example/": [{ file: "b.mdx", line: 10, column: 1 }],
  });
});

/** Checks links with the results that the cache contains. */
async function check(links: string[], cacheFile: string) {
  const places = new Map(links.map((url, index) => [url, [{ file: "a.mdx", line: index + 1, column: 2 }]]));
  const ask = vi.fn(createLinkChecker({ userAgent: "a test", pause: 0 }));
  const problems = await checkLinks(places, ask, cacheFile);
  return { problems: problems.map(({ line, severity, message }) => `${line} ${severity}: ${message}`), ask };
}

test("a problem is reported at its place and checked again the next time; a good result isn't", async () => {
  const server = await startLinkServer({
    "/fine": status(200),
    "/old": status(301, { location: "/fine" }),
    "/private": status(403),
  });
  onTestFinished(server.close);
  const links = ["/fine", "/old", "/private", "/gone"].map((path) => server.url + path);
  const cacheFile = path.join(await temporaryFolder(), "links.json");
  const expected = [
    `2 warning: ${server.url}/old has moved permanently to ${server.url}/fine. Link to that address.`,
    `3 warning: ${server.url}/private responds with status 403. Check it in a browser.`,
    `4 error: ${server.url}/gone responds with status 404. Link to something else, or remove the link.`,
  ];
  expect((await check(links, cacheFile)).problems).toEqual(expected);
  const second = await check(links, cacheFile);
  expect(second.problems).toEqual(expected);
  expect(second.ask.mock.calls.flat()).toEqual([links[2], links[3]]);
});

test("good results from a month ago are checked again, and so is everything after the cache was damaged", async () => {
  const server = await startLinkServer({ "/a": status(200) });
  onTestFinished(server.close);
  const cacheFile = path.join(await temporaryFolder(), "links.json");
  const url = `${server.url}/a`;
  expect((await check([url], cacheFile)).ask).toHaveBeenCalledTimes(1);
  const kept = JSON.parse(await readFile(cacheFile, "utf8")) as Record<string, { date: string; outcome: Outcome }>;
  expect(Date.parse(kept[url]?.date ?? "")).toBeGreaterThan(0);
  expect((await check([url], cacheFile)).ask).not.toHaveBeenCalled();
  const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await writeFile(cacheFile, JSON.stringify({ [url]: { date: old, outcome: { state: "fine" } } }));
  expect((await check([url], cacheFile)).ask).toHaveBeenCalledTimes(1);
  await writeFile(cacheFile, '{"cut o');
  expect((await check([url], cacheFile)).ask).toHaveBeenCalledTimes(1);
});

test("results for one host are kept even if another host ends the check", async () => {
  const cacheFile = path.join(await temporaryFolder(), "links.json");
  const links = new Map([
    ["http://a.example/", []],
    ["http://b.example/", []],
  ]);
  const ask = async (url: string): Promise<Outcome> => {
    if (url === "http://a.example/") return { state: "fine" };
    await vi.waitFor(async () => expect(await readFile(cacheFile, "utf8")).toContain("a.example"), 20_000);
    throw new Error("Stopped.");
  };
  await expect(checkLinks(links, ask, cacheFile)).rejects.toThrow("Stopped.");
  expect(Object.keys(JSON.parse(await readFile(cacheFile, "utf8")))).toEqual(["http://a.example/"]);
});
