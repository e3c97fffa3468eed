import { expect, test } from "vitest";
import { downloadCache, isOfPredecessor, isOfSite } from "../../../src/offline/cache-names";
import { allFiles, pagesBeside } from "../../../src/offline/listing";
import { isOfBuild, isStorable, isWholeDocument } from "../../../src/offline/storable";

const SCOPE = "https://webpack.example/docs/";

function answer(contentType: string, more: Partial<Response> = {}) {
  const headers = new Headers({ "content-type": contentType });
  return { status: 200, type: "basic" as const, redirected: false, headers, ...more };
}

test.each([
  ["assets/a.js", "text/javascript; charset=utf-8"],
  ["assets/a.js", "application/javascript"],
  ["assets/a.css", "text/css"],
  ["images/a.svg", "image/svg+xml"],
  ["offline.json", "application/json"],
  ["search/heads.bin", "application/octet-stream"],
  ["search/heads.bin", ""],
  ["concepts/", "text/html; charset=utf-8"],
])("%s as %s may be kept", (name, type) => {
  expect(isStorable(SCOPE + name, answer(type))).toBe(true);
});

test.each([
  ["assets/a.js", answer("text/html")],
  ["assets/a.css", answer("text/html")],
  ["search/heads.bin", answer("text/html; charset=utf-8")],
  ["search/full.json", answer("text/html; charset=utf-8")],
  ["concepts/", answer("application/json")],
  ["concepts/", answer("text/html", { redirected: true })],
  ["assets/a.js", answer("text/javascript", { status: 206 })],
  ["assets/a.js", answer("text/javascript", { status: 404 })],
  ["assets/a.js", answer("text/javascript", { type: "opaque" })],
  ["assets/a.js", answer("text/javascript", { type: "cors" })],
])("%s with another answer may not", (name, given) => {
  expect(isStorable(SCOPE + name, given)).toBe(false);
});

test("a document is stored only if it's ours and complete", () => {
  const html = '<!doctype html><html lang="en" data-build="a1"><body><div id="root"></div></body></html>\n';
  expect(isWholeDocument(html)).toBe(true);
  expect(isWholeDocument(html.slice(0, -10))).toBe(false);
  expect(isWholeDocument("<!doctype html><html><p>Log in</p></html>")).toBe(false);
  expect([isOfBuild(html, "a1"), isOfBuild(html, "a2")]).toEqual([true, false]);
});

test("caches of other sites on the same host are left alone", () => {
  expect(isOfSite(downloadCache(SCOPE), SCOPE)).toBe(true);
  expect(isOfSite(downloadCache("https://webpack.example/other/"), SCOPE)).toBe(false);
  expect(isOfPredecessor(`workbox-precache-v2-${SCOPE}`, SCOPE)).toBe(true);
  expect(isOfPredecessor("workbox-precache-v2-https://webpack.example/other/", SCOPE)).toBe(false);
  expect(isOfPredecessor(downloadCache(SCOPE), SCOPE)).toBe(false);
});

test("returns the neighbors of a page, and every file once", () => {
  const page = (url: string) => ({ url, title: url, files: [`${url}.js`, "section.js"] });
  const listing = { build: "a", bytes: 1, always: ["s"], shared: ["x"], pages: [page("a"), page("b"), page("c")] };
  expect(pagesBeside(listing, "a").map(({ url }) => url)).toEqual(["b"]);
  expect(pagesBeside(listing, "b").map(({ url }) => url)).toEqual(["a", "c"]);
  expect(pagesBeside(listing, "none")).toEqual([]);
  expect(allFiles(listing)).toEqual(["s", "x", "a.js", "section.js", "b.js", "c.js"]);
});
