import { expect, test } from "vitest";
import {
  decode,
  fileToUrl,
  isExternal,
  sectionOf,
  toPageUrl,
  withBase,
  withoutBase,
} from "../../../src/utilities/urls";

test.each([
  ["index.mdx", "/"],
  ["glossary.mdx", "/glossary/"],
  ["concepts/index.md", "/concepts/"],
  ["concepts/output.mdx", "/concepts/output/"],
  ["concepts/deep/index.mdx", "/concepts/deep/"],
  ["plugins/_banner-plugin.md", "/plugins/banner-plugin/"],
  ["plugins/_index.md", "/plugins/"],
  ["plugins/some_name.md", "/plugins/some_name/"],
  ["API/Über uns.mdx", "/API/%C3%9Cber%20uns/"],
  ["API/U\u0308ber.mdx", "/API/%C3%9Cber/"],
  ["@scope/a+b & (c).mdx", "/%40scope/a%2Bb%20%26%20(c)/"],
  ["migrate/v1.2.mdx", "/migrate/v1.2/"],
  ["reindex.mdx", "/reindex/"],
])("the file %s has the url %s", (file, url) => {
  expect(fileToUrl(file)).toBe(url);
});

test.each([
  ["/", "/"],
  ["/concepts", "/concepts/"],
  ["/concepts/", "/concepts/"],
  ["/concepts/index.html", "/concepts/"],
  ["/index.html", "/"],
  ["/404.html", "/404.html"],
  ["/feed.xml", "/feed.xml"],
  ["/guides/web%2Dworkers/", "/guides/web-workers/"],
  ["/my page/", "/my%20page/"],
  ["/my%20page/", "/my%20page/"],
  ["/страница", "/%D1%81%D1%82%D1%80%D0%B0%D0%BD%D0%B8%D1%86%D0%B0/"],
  ["/%d1%81/", "/%D1%81/"],
  ["/%D0%B8%CC%86/", "/%D0%B9/"],
  ["/a%2Fb%3Fc%23d/", "/a%2Fb%3Fc%23d/"],
  ["/100%/", "/100%25/"],
  ["/100%25/", "/100%25/"],
])("the path %s is the page %s", (path, url) => {
  expect(toPageUrl(path)).toBe(url);
});

test.each(["//evil", "///evil/", "//evil//index.html"])("%s isn't another host", (path) => {
  expect(toPageUrl(path)).toBe("/evil/");
});

test.each([
  ["/concepts/output/", "concepts"],
  ["/concepts/", "concepts"],
  ["/concepts", "concepts"],
  ["/conceptsx/", ""],
  ["/glossary/", ""],
  ["/", ""],
  ["", ""],
])("the path %j lies in the section %j", (path, section) => {
  expect(sectionOf(path, ["api", "concepts"])).toBe(section);
});

test.each([
  ["/", "/concepts/", "/concepts/"],
  ["/docs/", "/concepts/", "/docs/concepts/"],
  ["/docs/", "/", "/docs/"],
  ["/docs/", "#id", "#id"],
  ["/docs/", "https://example.org/", "https://example.org/"],
  ["/docs/", "//example.org/", "//example.org/"],
])("below %s, %s is %s", (base, url, result) => {
  expect(withBase(base, url)).toBe(result);
});

test.each([
  ["/", "/concepts/", "/concepts/"],
  ["/docs/", "/docs/concepts/", "/concepts/"],
  ["/docs/", "/docs/", "/"],
  ["/docs/", "/docs", undefined],
  ["/docs/", "/docsify/", undefined],
  ["/docs/", "/concepts/", undefined],
  ["/docs/", "#id", undefined],
])("below %s, %s leads to %s", (base, address, path) => {
  expect(withoutBase(base, address)).toBe(path);
  if (path) expect(withBase(base, path)).toBe(address);
});

test.each([
  ["https://example.org/", true],
  ["HTTP://example.org/", true],
  ["//example.org/", true],
  ["mailto:a@example.org", true],
  ["/concepts/", false],
  ["./a:b", false],
  ["#a:b", false],
  ["?a:b", false],
  ["", false],
])("%j leads away: %s", (url, result) => {
  expect(isExternal(url)).toBe(result);
});

test.each([
  ["%D7%A9", "ש"],
  ["a%20b", "a b"],
  ["100%", "100%"],
  ["%E0%A4%A", "%E0%A4%A"],
])("%s reads %s", (written, text) => {
  expect(decode(written)).toBe(text);
});
