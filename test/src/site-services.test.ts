import { describe, expect, test } from "vitest";
import { readSiteConfig, webpackVersions } from "../../src/site";

describe("the versions of webpack in the playground", () => {
  test("are a list, in which duplicates count once", () => {
    expect(webpackVersions({})).toEqual([]);
    expect(webpackVersions({ WEBPACK_VERSIONS: "5.99.9, 5.80.0,5.99.9," })).toEqual(["5.99.9", "5.80.0"]);
  });

  test.each(["5.79.0", "4.47.0", "5.99", "^5.99.0", "latest"])("are exact and not older than 5.80: %s", (version) => {
    expect(() => webpackVersions({ WEBPACK_VERSIONS: version })).toThrow(
      `WEBPACK_VERSIONS contains "${version}", which isn't a webpack version from 5.80 on.`,
    );
  });
});

describe("the chat", () => {
  test("is the community's Discord, in a panel", () => {
    const { chat, links } = readSiteConfig({});
    expect(chat).toMatchObject({
      kind: "panel",
      asksFirst: true,
      title: "Discord",
      url: "https://discord.com/invite/webpack",
    });
    expect(links.chat).toBe(chat?.url);
  });

  test("can be another one, opened as a link or framed, or none", () => {
    const own = { CHAT_TITLE: "Matrix", CHAT_URL: "https://chat.example/" };
    expect(readSiteConfig(own).chat).toEqual({ kind: "link", title: "Matrix", url: "https://chat.example" });
    expect(readSiteConfig({ ...own, CHAT_FRAME: "https://chat.example/small" }).chat).toMatchObject({
      kind: "panel",
      frame: "https://chat.example/small",
      asksFirst: false,
    });
    expect(readSiteConfig({ CHAT_KIND: "none" }).chat).toBeNull();
    expect(() => readSiteConfig({ CHAT_KIND: "popup" })).toThrow('CHAT_KIND is "popup". Use panel, link or none.');
  });
});

describe("analytics", () => {
  test("is off without an id, and its kind follows from the id", () => {
    expect(readSiteConfig({}).analytics).toBeNull();
    expect(readSiteConfig({ ANALYTICS_ID: "" }).analytics).toBeNull();
    expect(readSiteConfig({ ANALYTICS_ID: "UA-12345-1" }).analytics).toMatchObject({ kind: "universal" });
    const script = "https://stats.example/tag.js";
    expect(readSiteConfig({ ANALYTICS_ID: "G-ABC123", ANALYTICS_SCRIPT: script }).analytics).toEqual({
      kind: "ga4",
      id: "G-ABC123",
      script,
    });
    expect(() => readSiteConfig({ ANALYTICS_ID: "12345" })).toThrow(/^ANALYTICS_ID is "12345"/);
  });
});

describe("search", () => {
  const credentials = { SEARCH_APP_ID: "APP", SEARCH_API_KEY: "KEY" };

  test("is embedded without credentials, and hosted with both", () => {
    expect(readSiteConfig({}).search).toBeNull();
    expect(readSiteConfig(credentials).search).toEqual({ appId: "APP", apiKey: "KEY", index: "webpack", hosts: [] });
    expect(
      readSiteConfig({ ...credentials, SEARCH_INDEX: "docs", SEARCH_HOSTS: "https://a.example, http://b.example/" })
        .search,
    ).toMatchObject({ index: "docs", hosts: ["https://a.example", "http://b.example"] });
  });

  test("only one of the credentials, or a host with another protocol, is a mistake", () => {
    expect(() => readSiteConfig({ SEARCH_APP_ID: "APP" })).toThrow(/^SEARCH_APP_ID is set, but SEARCH_API_KEY isn't/);
    expect(() => readSiteConfig({ SEARCH_API_KEY: "KEY" })).toThrow(/^SEARCH_API_KEY is set, but SEARCH_APP_ID isn't/);
    expect(() => readSiteConfig({ ...credentials, SEARCH_HOSTS: "ftp://a.example" })).toThrow(
      /^SEARCH_HOSTS is "ftp:\/\/a.example", which isn't an http or https address/,
    );
  });
});

test("votes stay on the device unless there is a server", () => {
  expect(readSiteConfig({}).voteApi).toBeNull();
  expect(readSiteConfig({ VOTE_API: "https://votes.example/v1/" }).voteApi).toBe("https://votes.example/v1");
});

test.each(["CHAT_URL", "CHAT_FRAME", "VOTE_API", "BADGES"])("%s has to be an address", (name) => {
  expect(() => readSiteConfig({ [name]: "javascript:1" })).toThrow(new RegExp(`^${name} is "javascript:1"`));
});

test("ANALYTICS_SCRIPT has to be an address", () => {
  const env = { ANALYTICS_ID: "G-ABC123", ANALYTICS_SCRIPT: "tag.js" };
  expect(() => readSiteConfig(env)).toThrow(/^ANALYTICS_SCRIPT is "tag.js"/);
});
