import { act, fireEvent, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { NarrowOutline } from "../../../../src/components/frame/NarrowOutline";
import { SiteConfigProvider } from "../../../../src/components/SiteConfigContext";
import { readSiteConfig } from "../../../../src/site";
import { renderSite } from "../render";

const headings = [{ id: "one", title: "One", level: 2 as const }];
const list = () => document.querySelector(".narrow-outline .heading-list");

test("after a click on a link the folded list is drawn when somebody unfolds it", () => {
  renderSite(<NarrowOutline headings={headings} />);
  expect(list()).toBeNull();
  fireEvent(screen.getByRole("group"), new Event("toggle"));
  expect(list()?.querySelector("a")?.getAttribute("href")).toBe("#one");
});

test("the server draws it, for readers without scripts, and the browser takes it over", async () => {
  const element = (
    <SiteConfigProvider config={readSiteConfig({})}>
      <NarrowOutline headings={headings} />
    </SiteConfigProvider>
  );
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(element);
  const drawn = list();
  expect(drawn).not.toBeNull();
  const root = await act(async () => hydrateRoot(container, element));
  expect(list()).toBe(drawn);
  act(() => root.unmount());
  container.remove();
});
