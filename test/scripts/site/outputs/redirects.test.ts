import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { pageRedirects, redirectPages } from "../../../../scripts/site/outputs/redirects";
import { redirects } from "../../../../src/redirects";

const config = { name: "webpack", origin: "https://webpack.js.org", basePath: "/docs/" };
const pages = Object.entries(redirects).filter(([from]) => !from.includes("#"));
const moved = pageRedirects(pages.map(([, to]) => ({ url: to })));
const files = redirectPages(config, moved);

test.each(pages)("%s is a page that leads to %s without scripts, below the base path", (from, to) => {
  const { document } = new JSDOM(files.get(`${from.slice(1)}index.html`) ?? "").window;
  const target = `/docs${to}`;
  expect(document.querySelector("meta[http-equiv=refresh]")?.getAttribute("content")).toBe(`0; url=${target}`);
  const page = target.replace(/#.*/, "");
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`https://webpack.js.org${page}`);
  expect(document.querySelector("a")?.getAttribute("href")).toBe(target);
  expect(document.querySelector("script")?.getAttribute("src")).toBe("/docs/redirect.js");
});

test("redirects to missing pages are left out", () => {
  const some = pageRedirects([{ url: "/configuration/" }]);
  expect(some).toEqual([{ from: "/option/name/", to: "/configuration/" }]);
  expect([...redirectPages(config, some).keys()]).toEqual(["option/name/index.html"]);
});

test("redirects that only a browser can distinguish have no file", () => {
  expect(files.size).toBe(pages.length);
  expect(moved.some(({ from }) => from.includes("#"))).toBe(false);
});
