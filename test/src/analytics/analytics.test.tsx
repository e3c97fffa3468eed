import { render, waitFor } from "@testing-library/react";
import { act } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAnalytics } from "../../../src/analytics/analytics";
import { declinesTracking, usePageViews } from "../../../src/analytics/usePageViews";
import type { AnalyticsConfig } from "../../../src/types";

const ga4: AnalyticsConfig = { kind: "ga4", id: "G-TEST1", script: "https://stats.example/gtag.js" };
const universal: AnalyticsConfig = { kind: "universal", id: "UA-1-1", script: "https://stats.example/analytics.js" };

const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
const sent = () => (window.dataLayer ?? []).map((command) => [...command]);
const views = () => sent().filter(([, name]) => name === "page_view");

beforeEach(() => {
  document.head.innerHTML = "";
  delete window.ga;
  delete window.dataLayer;
});
afterEach(() => vi.unstubAllGlobals());

describe.each([ga4, universal])("a command to $kind", (config) => {
  test("before initialization is an error", () => {
    expect(() => createAnalytics(config).pageView("/")).toThrow("Google analytics is not initialized");
    expect(scripts()).not.toContain(config.script);
  });
});

test("Google Analytics 4 gets its script and page views, and counts nothing on its own", () => {
  const analytics = createAnalytics(ga4);
  analytics.initialize();
  analytics.pageView("/concepts/?a=1");
  expect(scripts()).toContain("https://stats.example/gtag.js?id=G-TEST1");
  expect(sent()).toEqual([
    ["js", expect.any(Date)],
    ["config", "G-TEST1", { send_page_view: false }],
    ["event", "page_view", { send_to: "G-TEST1", page_location: `${location.origin}/concepts/?a=1` }],
  ]);
});

test("Universal Analytics gets its script from the configured address, and page views", () => {
  const analytics = createAnalytics(universal);
  analytics.initialize();
  analytics.pageView("/concepts/");
  expect(scripts()).toContain("https://stats.example/analytics.js");
  const queue = (window.ga?.q ?? []).map((command) => [...command]);
  expect(queue).toEqual([
    ["create", "UA-1-1", "auto"],
    ["send", { hitType: "pageview", page: "/concepts/" }],
  ]);
});

describe("page views", () => {
  let navigate: ReturnType<typeof useNavigate>;
  function Site({ analytics }: { analytics: AnalyticsConfig | null }) {
    usePageViews({ analytics, basePath: "/docs/" });
    navigate = useNavigate();
    return null;
  }
  const open = (analytics: AnalyticsConfig | null) =>
    render(
      <MemoryRouter initialEntries={["/concepts/"]}>
        <Site analytics={analytics} />
      </MemoryRouter>,
    );
  const pages = () => views().map(([, , { page_location }]) => page_location.slice(location.origin.length));

  test("are sent at the start and on each change of path or query, not of the fragment", async () => {
    open(ga4);
    await waitFor(() => expect(pages()).toEqual(["/docs/concepts/"]));
    for (const to of ["/concepts/#part", "/guides", "/guides/", "/guides/?q=1"]) await act(async () => navigate(to));
    await waitFor(() => expect(pages()).toEqual(["/docs/concepts/", "/docs/guides/", "/docs/guides/?q=1"]));
    expect(scripts().filter((src) => src.startsWith(ga4.script))).toHaveLength(1);
  });

  test.each([
    ["without an id", null, {}],
    ["for readers who ask not to be tracked", ga4, { doNotTrack: "1" }],
    ["for readers with Global Privacy Control", ga4, { globalPrivacyControl: true }],
  ])("are not sent %s", async (_, config, signals) => {
    vi.stubGlobal("navigator", signals);
    open(config);
    await act(async () => navigate("/guides/"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent()).toEqual([]);
    expect(scripts().filter(Boolean)).toEqual([]);
  });
});

test("the browser's privacy signals are recognized", () => {
  expect(declinesTracking({})).toBe(false);
  expect(declinesTracking({ doNotTrack: "unspecified", globalPrivacyControl: false })).toBe(false);
  expect(declinesTracking({ doNotTrack: "yes" })).toBe(true);
});
