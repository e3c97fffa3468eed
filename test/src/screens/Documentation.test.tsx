import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Documentation } from "../../../src/screens/Documentation/Documentation";
import { pageView, renderSite, summary } from "../components/render";

const pages = [summary("/concepts/", "Concepts"), summary("/concepts/a/", "Page A"), summary("/concepts/b/", "Page B")];

describe("a documentation page", () => {
  test("has its title, its edit link and a print link that opens elsewhere", () => {
    renderSite(<Documentation view={pageView({ url: "/concepts/a/", title: "Page A" }, pages)} body={<p>Text</p>} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page A");
    expect(screen.getByRole("link", { name: "Edit this page" }).getAttribute("href")).toBe("https://example.org/edit");
    const print = screen.getByRole("link", { name: /Print this section/ });
    expect(print.getAttribute("href")).toBe("/concepts/printable/");
    expect(print.getAttribute("target")).toBe("_blank");
  });

  test("outside the sections has no print link", () => {
    renderSite(<Documentation view={pageView({ url: "/glossary/" }, [summary("/glossary/", "G")], "")} body={null} />);
    expect(screen.queryByRole("link", { name: /Print/ })).toBeNull();
  });

  test("links to its neighbors, by title and url", () => {
    const around = { previous: summary("/concepts/", "Concepts"), next: summary("/concepts/b/", "Page B") };
    renderSite(<Documentation view={pageView({ url: "/concepts/a/", ...around }, pages)} body={null} />);
    const previous = screen.getByRole("link", { name: /Previous/ });
    const next = screen.getByRole("link", { name: /Next/ });
    expect([previous.textContent, next.textContent]).toEqual(["PreviousConcepts/concepts/", "NextPage B/concepts/b/"]);
  });

  test("shows no pager without neighbors, and no empty lists", () => {
    const alone = [summary("/concepts/", "Concepts")];
    renderSite(<Documentation view={pageView({ url: "/concepts/" }, alone)} body={null} />);
    expect(screen.queryByRole("navigation", { name: /Previous/ })).toBeNull();
    expect(screen.queryByText("Further Reading")).toBeNull();
    expect(screen.queryByText("Contributors")).toBeNull();
  });

  test("shows where it is: section, group, page", () => {
    const grouped = [summary("/concepts/", "Concepts"), summary("/concepts/a/", "Page A", { group: "Basics" })];
    renderSite(<Documentation view={pageView({ url: "/concepts/a/", title: "Page A" }, grouped)} body={null} />);
    const trail = screen.getByRole("navigation", { name: "Breadcrumb" });
    expect([...trail.querySelectorAll("li")].map((item) => item.textContent)).toEqual(["Concepts", "Basics", "Page A"]);
    expect(trail.querySelector("a")?.getAttribute("href")).toBe("/concepts/");
    expect(trail.querySelector("[aria-current=page]")?.textContent).toBe("Page A");
  });

  test("that is an index, or has no section, has no breadcrumbs", () => {
    const { unmount } = renderSite(<Documentation view={pageView({ url: "/concepts/" }, pages)} body={null} />);
    expect(screen.queryByRole("navigation", { name: "Breadcrumb" })).toBeNull();
    unmount();
    renderSite(<Documentation view={pageView({ url: "/glossary/" }, [summary("/glossary/", "G")], "")} body={null} />);
    expect(screen.queryByRole("navigation", { name: "Breadcrumb" })).toBeNull();
  });

  test("has a report form that contains its name", () => {
    const config = { origin: "https://docs.example", basePath: "/webpack/" };
    renderSite(<Documentation view={pageView({ url: "/concepts/a/", title: "A" }, pages)} body={null} />, config);
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Something wrong on this page?" });
    const { pathname, searchParams } = new URL(link.href);
    expect(pathname).toMatch(/\/issues\/new$/);
    expect(searchParams.get("title")).toBe("A");
    expect(searchParams.get("body")).toMatch(/^https:\/\/docs\.example\/webpack\/concepts\/a\/\n/);
  });

  test("lists further reading", () => {
    const related = [{ title: "MDN", url: "https://developer.mozilla.org/" }];
    renderSite(<Documentation view={pageView({ related }, pages)} body={null} />);
    expect(screen.getByRole("link", { name: "MDN" }).getAttribute("href")).toBe("https://developer.mozilla.org/");
  });
});

test("the actions for a page appear once, above its text; below it is the date of the last change", () => {
  const view = pageView({ url: "/concepts/", changed: "2026-11-20T09:30:00Z" }, pages);
  renderSite(<Documentation view={view} body={<p>The text.</p>} />);
  const text = screen.getByText("The text.");
  const above = Node.DOCUMENT_POSITION_PRECEDING;
  for (const name of ["Edit this page", "View as Markdown", "Something wrong on this page?"]) {
    expect(text.compareDocumentPosition(screen.getByRole("link", { name })) & above).toBe(above);
  }
  expect(text.compareDocumentPosition(screen.getByRole("button", { name: "Copy page" })) & above).toBe(above);
  expect(screen.getByText("2026-11-20").getAttribute("datetime")).toBe("2026-11-20T09:30:00Z");
});

describe("contributors", () => {
  let top: number;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, top, 300, 100));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("get their pictures, of size 90, at the first check after they became visible, and keep them", () => {
    top = innerHeight + 50;
    renderSite(<Documentation view={pageView({ contributors: ["sokra"] }, pages)} body={null} />);
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.queryByRole("img", { name: "sokra" })).toBeNull();

    top = innerHeight - 10; // partly visible
    expect(screen.queryByRole("img", { name: "sokra" })).toBeNull();
    act(() => vi.advanceTimersByTime(300));
    const picture = screen.getByRole("img", { name: "sokra" });
    expect(picture.getAttribute("src")).toBe("https://github.com/sokra.png?size=90");
    const link = screen.getByRole("link", { name: "sokra" });
    expect(link.getAttribute("href")).toBe("https://github.com/sokra");
    expect(link.textContent).toBe("sokra");

    top = innerHeight + 50;
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.queryByRole("img", { name: "sokra" })).not.toBeNull();
  });

  test("are one line that opens the whole list, and an empty list renders nothing", () => {
    top = 10;
    const handles = ["sokra", "TheLarkInn", "jhnns", "byzyk", "chenxsan", "snitin315"];
    const { unmount } = renderSite(<Documentation view={pageView({ contributors: handles }, pages)} body={null} />);
    const line = screen.getByText("sokra and 5 more");
    expect(line.closest("details")?.open).toBe(false);
    act(() => vi.advanceTimersByTime(300));
    for (const handle of handles) {
      const picture = screen.getByRole("img", { name: handle });
      expect(picture.closest("summary")).toBeNull();
      expect(picture.getAttribute("loading")).toBe("lazy"); // so that a closed list doesn't load any pictures
    }
    expect(line.closest("summary")?.querySelectorAll("img").length).toBeLessThan(handles.length);
    unmount();
    renderSite(<Documentation view={pageView({ contributors: [] }, pages)} body={null} />);
    expect(screen.queryByRole("heading", { name: "Contributors" })).toBeNull();
  });

  test.each([
    ["a page of ours", undefined, "People who worked on this page or its predecessor"],
    ["a README", "https://example.org/README.md", "Authors that the package names"],
  ])("of %s have a heading that says who they are", (_, source, words) => {
    renderSite(<Documentation view={pageView({ contributors: ["sokra"], source }, pages)} body={null} />);
    expect(screen.getByText(words)).toBeDefined();
  });

  test("visible from the start are checked after the first interval, not before", () => {
    top = 10;
    renderSite(<Documentation view={pageView({ contributors: ["sokra"] }, pages)} body={null} />);
    act(() => vi.advanceTimersByTime(299));
    expect(screen.queryByRole("img", { name: "sokra" })).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole("img", { name: "sokra" })).not.toBeNull();
  });
});
