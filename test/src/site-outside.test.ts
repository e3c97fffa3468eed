import { expect, test } from "vitest";
import { readSiteConfig } from "../../src/site";

test("the sites in other languages can be configured", () => {
  const urls = (env: Record<string, string>) => readSiteConfig(env).languages.map(({ lang, url }) => [lang, url]);
  expect(urls({})).toEqual([
    ["en", "https://webpack.js.org"],
    ["zh-CN", "https://webpack.docschina.org"],
  ]);
  expect(urls({ ENGLISH_SITE: "https://en.example/", CHINESE_SITE: "https://zh.example/docs/" })).toEqual([
    ["en", "https://en.example"],
    ["zh-CN", "https://zh.example/docs"],
  ]);
});

test("support can lead elsewhere, and the banner can thank someone else or no one", () => {
  const env = { FUNDING: "https://fund.example/us", PARTNER_TEXT: "With Acme", PARTNER_URL: "https://acme.example/" };
  expect(readSiteConfig(env).links.funding).toBe("https://fund.example/us");
  expect(readSiteConfig(env).partner).toEqual({ title: "With Acme", url: "https://acme.example" });
  expect(readSiteConfig({ PARTNER_URL: "" }).partner).toBeNull();
});

test.each(["ENGLISH_SITE", "CHINESE_SITE", "FUNDING", "PARTNER_URL", "WEB_SEARCH"])(
  "%s has to be an address",
  (name) => {
    expect(() => readSiteConfig({ [name]: "javascript:1" })).toThrow(new RegExp(`^${name} is "javascript:1"`));
  },
);
