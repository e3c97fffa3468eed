import { act, render, screen } from "@testing-library/react";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { Frame } from "../../../../src/components/frame/Frame";
import { SiteConfigProvider } from "../../../../src/components/SiteConfigContext";
import { readSiteConfig } from "../../../../src/site";
import type { View } from "../../../../src/types";
import { pageView, summary } from "../render";

const pages = [summary("/concepts/", "Concepts"), summary("/concepts/a/", "Page A")];
const first = pageView({ url: "/concepts/" }, pages);
const { section } = first;
const second = { ...pageView({ url: "/concepts/a/" }, pages), section };
const elsewhere = pageView({ url: "/guides/b/" }, [summary("/guides/b/", "Page B")], "guides");
const config = readSiteConfig({});
const outlineOf = () => Promise.resolve([]);

const frameOf = (view: View) => (
  <SiteConfigProvider config={config}>
    <Frame view={view} outlineOf={outlineOf}>
      <h1>{view.path}</h1>
    </Frame>
  </SiteConfigProvider>
);
const current = () => document.querySelector(".sidebar [aria-current=page]")?.textContent;

/** Renders another view as a click would, and returns what is on the screen before anything that may wait. */
function shownAtOnce(show: (element: ReturnType<typeof frameOf>) => void, view: View): (string | null | undefined)[] {
  let shown: (string | null | undefined)[] = [];
  act(() => {
    flushSync(() => show(frameOf(view)));
    shown = [screen.getByRole("heading", { level: 1 }).textContent, current()];
  });
  return shown;
}

test("the text is rendered first, and the list of pages follows", () => {
  const { rerender } = render(frameOf(first));
  expect(shownAtOnce(rerender, second)).toEqual(["/concepts/a/", "Concepts"]);
  expect(current()).toBe("Page A");
});

test("the list of another section is rendered together with its text", () => {
  const { rerender } = render(frameOf(first));
  expect(shownAtOnce(rerender, elsewhere)).toEqual(["/guides/b/", "Page B"]);
});
