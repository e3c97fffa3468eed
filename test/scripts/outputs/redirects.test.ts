import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { redirectFiles } from "../../../scripts/outputs/redirects";
import { redirects } from "../../../src/redirects";

const config = { name: "webpack", origin: "https://webpack.js.org", basePath: "/docs/" };
const pages = Object.entries(redirects).filter(([from]) => !from.includes("#"));
const files = redirectFiles(config, new Set(pages.map(([, to]) => to)));

test.each(pages)("%s is a page that leads to %s without scripts, below the base path", (from, to) => {
  const { document } = new JSDOM(files.get(`${from.slice(1)}index.html`) ?? "").window;
  const target = `/docs${to}`;
  expect(document.querySelector("meta[http-equiv=refresh]")?.getAttribute("content")).toBe(`0; url=${target}`);
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`https://webpack.js.org${target}`);
  expect(document.querySelector("a")?.getAttribute("href")).toBe(target);
  expect(document.querySelector("script")?.getAttribute("src")).toBe("/docs/redirect.js");
});

test.each(pages)("%s stands in _redirects", (from, to) => {
  expect(files.get("_redirects")?.split("\n")).toContain(`/docs${from} /docs${to} 301`);
});

test("what leads to a page that is not there is left out", () => {
  const some = redirectFiles(config, new Set(["/configuration/"]));
  expect([...some.keys()]).toEqual(["_redirects", "option/name/index.html"]);
  expect(some.get("_redirects")).toBe("/docs/option/name/ /docs/configuration/ 301\n");
});

test("what only a browser can tell apart is no file", () => {
  expect(files.size).toBe(pages.length + 1);
  expect(files.get("_redirects")).not.toContain("#");
});
