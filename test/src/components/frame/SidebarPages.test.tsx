import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { SidebarPages } from "../../../../src/components/frame/SidebarPages";
import { pageView, renderSite, summary } from "../render";

const outline = [
  { id: "one", title: "One", level: 2 as const },
  { id: "two", title: "Two", level: 3 as const },
];
const pages = [
  summary("/concepts/", "Concepts", { hasOutline: true }),
  summary("/concepts/a/", "Page A", { group: "First" }),
  summary("/concepts/b/", "Page B", { group: "Second", hasOutline: true }),
  summary("/concepts/c/", "Page C", { group: "First" }),
  summary("/concepts/printable/", "printable"),
  summary("/concepts/all/", "Combined Printable Page"),
];
const noOutline = () => Promise.resolve([]);

describe("the pages of a section", () => {
  test("are in reading order below their groups, without the printable ones", () => {
    renderSite(<SidebarPages view={pageView({ url: "/concepts/a/" }, pages)} outlineOf={noOutline} />);
    const links = screen.getAllByRole("link").map((link) => link.textContent);
    expect(links.filter((text) => text?.startsWith("Page") || text === "Concepts")).toEqual([
      "Concepts",
      "Page A",
      "Page C",
      "Page B",
    ]);
    expect(screen.getByText("First")).toBeDefined();
    expect(screen.getByText("Second")).toBeDefined();
    expect(screen.queryByText(/printable/i)).toBeNull();
  });

  test("mark the current one and show its headings", () => {
    renderSite(<SidebarPages view={pageView({ url: "/concepts/", anchors: outline }, pages)} outlineOf={noOutline} />);
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Concepts");
    expect(screen.getByRole("link", { name: "Two" }).getAttribute("href")).toBe("/concepts/#two");
  });

  test("show the headings of the current one on wide screens too, until a reader collapses them", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    renderSite(<SidebarPages view={pageView({ url: "/concepts/", anchors: outline }, pages)} outlineOf={noOutline} />);
    expect(screen.getByRole("link", { name: "Two" })).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Headings of Concepts" }));
    expect(screen.queryByRole("link", { name: "Two" })).toBeNull();
    vi.unstubAllGlobals();
  });

  test("expand and collapse with the chevron, which loads another page's headings", async () => {
    const outlineOf = vi.fn(() => Promise.resolve(outline));
    renderSite(<SidebarPages view={pageView({ url: "/concepts/", anchors: [] }, pages)} outlineOf={outlineOf} />);
    const chevron = screen.getByRole("button", { name: "Headings of Page B" });
    expect(chevron.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(chevron);
    expect(outlineOf).toHaveBeenCalledWith("concepts", "/concepts/b/");
    expect((await screen.findByRole("link", { name: "One" })).getAttribute("href")).toBe("/concepts/b/#one");
    await userEvent.click(chevron);
    expect(chevron.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("link", { name: "One" })).toBeNull();
  });

  test("say so if headings fail to load", async () => {
    const outlineOf = () => Promise.reject(new Error("no network"));
    renderSite(<SidebarPages view={pageView({ url: "/concepts/" }, pages)} outlineOf={outlineOf} />);
    await userEvent.click(screen.getByRole("button", { name: "Headings of Page B" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Error loading content.");
  });

  test("have no chevron without headings", () => {
    renderSite(<SidebarPages view={pageView({ url: "/concepts/" }, pages)} outlineOf={noOutline} />);
    expect(screen.queryByRole("button", { name: "Headings of Page A" })).toBeNull();
  });
});

test("the top level lists screens after its pages, and marks the current one", () => {
  const section = { name: "", url: "/", title: "", children: [summary("/glossary/", "Glossary")] };
  const screens = [{ title: "Vote", url: "/vote/" }];
  const view = { kind: "screen" as const, path: "/vote/", section: { ...section, screens } };
  renderSite(<SidebarPages view={view} outlineOf={noOutline} />);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Vote");
  const links = screen.getAllByRole("link").map((link) => link.textContent);
  expect(links.indexOf("Vote")).toBe(links.indexOf("Glossary") + 1);
});

test("the version switcher shows the current version and links to the other", () => {
  renderSite(<SidebarPages view={pageView({ url: "/concepts/" }, pages)} outlineOf={noOutline} />);
  const links = screen.getAllByRole("link", { hidden: true });
  expect(links.some((link) => link.getAttribute("href")?.startsWith("https://v4.webpack.js.org"))).toBe(true);
  expect(within(document.body).getAllByText(/webpack 5/).length).toBeGreaterThan(0);
});
