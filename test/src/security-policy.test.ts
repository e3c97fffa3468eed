import { expect, test } from "vitest";
import { policyText, securityPolicy } from "../../src/security-policy";
import { readSiteConfig } from "../../src/site";

function sources(env: Record<string, string>, directive: string): string[] {
  return securityPolicy(readSiteConfig(env), ["sha256-x"])[directive] ?? [];
}

test("nothing is unsafe, and no other host is allowed except for a form, unless one is configured", () => {
  const text = policyText(securityPolicy(readSiteConfig({ CHAT_KIND: "none" }), ["sha256-x"]), "header");
  expect(text).not.toContain("unsafe");
  expect(text.match(/https:\/\/[^ ;]+/g)).toEqual(["https://stackblitz.com"]);
  expect(sources({}, "form-action")).toEqual(["https://stackblitz.com"]); // for the playground
  expect(sources({}, "script-src")).toEqual(["'self'", "'sha256-x'"]);
  expect(text).toContain("default-src 'none'");
  expect(text).toContain("require-trusted-types-for 'script'");
});

test.each([
  [{ ANALYTICS_ID: "G-1A2B3C4D5E" }, "script-src", "https://www.googletagmanager.com"],
  [{ ANALYTICS_ID: "UA-1-1", ANALYTICS_SCRIPT: "https://stats.example/x.js" }, "script-src", "https://stats.example"],
  [{ ANALYTICS_ID: "G-1A2B3C4D5E" }, "connect-src", "https://www.google-analytics.com"],
  [{ VOTE_API: "https://votes.example/v1" }, "connect-src", "https://votes.example"],
  [{ CHAT_FRAME: "https://chat.example/frame?x=1" }, "frame-src", "https://chat.example"],
  [{ SEARCH_APP_ID: "ABC", SEARCH_API_KEY: "k" }, "connect-src", "https://abc-dsn.algolia.net"],
  [{ SEARCH_APP_ID: "ABC", SEARCH_API_KEY: "k" }, "connect-src", "https://abc-3.algolianet.com"],
  [
    { SEARCH_APP_ID: "ABC", SEARCH_API_KEY: "k", SEARCH_HOSTS: "http://127.0.0.1:9000/x" },
    "connect-src",
    "http://127.0.0.1:9000",
  ],
])("%j adds a host to %s", (env, directive, origin) => {
  expect(sources(env as Record<string, string>, directive)).toContain(origin);
  expect(sources({ CHAT_KIND: "none" }, directive)).not.toContain(origin);
});

test("configured search hosts replace the provider's", () => {
  const env = { SEARCH_APP_ID: "ABC", SEARCH_API_KEY: "k", SEARCH_HOSTS: "https://search.example" };
  expect(sources(env, "connect-src").join()).not.toContain("algolia");
});

test("a meta element only gets directives that it can enforce", () => {
  const policy = securityPolicy(readSiteConfig({}), []);
  expect(policyText(policy, "header")).toContain("frame-ancestors 'none'");
  expect(policyText(policy, "meta")).not.toContain("frame-ancestors");
});
