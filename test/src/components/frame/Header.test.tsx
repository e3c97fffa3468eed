import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { Header } from "../../../../src/components/frame/Header";
import { readSiteConfig } from "../../../../src/site";
import { renderSite } from "../render";

const header = (path = "/") =>
  renderSite(<Header path={path} menuId="menu" isMenuOpen={false} onOpenMenu={() => {}} />);
const toggle = (name = "Documentation sections") => screen.getByRole("button", { name });
const isOpen = () => toggle().getAttribute("aria-expanded") === "true";
const items = () => within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("listitem");
const titles = () => screen.getAllByRole("link").filter((link) => link.className === "dropdown-link");
const focused = () => document.activeElement?.textContent;

describe("the documentation's dropdown", () => {
  test("lists every section except contribute", () => {
    header();
    fireEvent.click(toggle());
    const { sections: all } = readSiteConfig({});
    const sections = all.filter(({ documentation }) => documentation).map(({ title }) => title);
    expect(sections).not.toContain("Contribute");
    expect(titles().map((link) => link.textContent)).toEqual(sections);
    expect(items().length).toBeGreaterThan(sections.length);
  });

  test("opens under the mouse and closes when it leaves", async () => {
    header();
    const user = userEvent.setup();
    await user.hover(screen.getByRole("link", { name: "Documentation" }));
    expect(isOpen()).toBe(true);
    await user.hover(screen.getByRole("link", { name: "Blog" }));
    expect(isOpen()).toBe(false);
  });

  test("opens and closes by clicks; a menu opened by a click stays when the mouse leaves", async () => {
    header();
    const user = userEvent.setup();
    await user.click(toggle());
    expect(isOpen()).toBe(true);
    await user.hover(screen.getByRole("link", { name: "Blog" }));
    expect(isOpen()).toBe(true);
    await user.click(toggle());
    expect(isOpen()).toBe(false);
  });

  test("opens with Enter, and with the arrow keys, which wrap around", async () => {
    header();
    const user = userEvent.setup();
    toggle().focus();
    await user.keyboard("{Enter}");
    expect(isOpen()).toBe(true);
    await user.keyboard("{Escape}{ArrowDown}");
    expect(isOpen()).toBe(true);
    expect(focused()).toBe("Concepts");
    await user.keyboard("{ArrowDown}");
    expect(focused()).toBe("Configuration");
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(focused()).toBe("Migrate");
    await user.keyboard("{ArrowDown}");
    expect(focused()).toBe("Concepts");
  });

  test("the up arrow starts at the end", async () => {
    header();
    screen.getByRole("link", { name: "Documentation" }).focus();
    await userEvent.setup().keyboard("{ArrowUp}");
    expect(focused()).toBe("Migrate");
  });

  test("leaves keys with Alt, Ctrl or Cmd to the browser", () => {
    header();
    for (const modifier of ["altKey", "ctrlKey", "metaKey"]) {
      expect(fireEvent.keyDown(toggle(), { key: "ArrowDown", [modifier]: true })).toBe(true);
    }
    expect(isOpen()).toBe(false);
  });

  test("closes on Escape and returns the focus", async () => {
    header();
    const user = userEvent.setup();
    toggle().focus();
    await user.keyboard("{ArrowDown}{Escape}");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  test("closes on Escape while hovered, without moving the focus", async () => {
    header();
    const user = userEvent.setup();
    await user.hover(toggle());
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  test("closes when the focus leaves it, and on a press elsewhere", async () => {
    header();
    const user = userEvent.setup();
    toggle().focus();
    await user.keyboard("{ArrowUp}{Tab}");
    expect(isOpen()).toBe(false);
    fireEvent.click(toggle());
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });

  test("closes when one of its links is followed", () => {
    header();
    fireEvent.click(toggle());
    fireEvent.click(screen.getByRole("link", { name: "Guides" }));
    expect(isOpen()).toBe(false);
  });
});

test("the language dropdown links to the same path on both sites", () => {
  header("/concepts/output/");
  fireEvent.click(toggle("Language"));
  const link = (name: string) => screen.getByRole("link", { name });
  expect(link("English").getAttribute("href")).toBe("https://webpack.js.org/concepts/output/");
  expect(link("English").getAttribute("aria-current")).toBe("true");
  expect(link("中文").getAttribute("href")).toBe("https://webpack.docschina.org/concepts/output/");
  expect(link("中文").lang).toBe("zh-CN");
});

test("the playground is beside the search, and the four links of the specification are unchanged", () => {
  header("/playground/");
  const top = [...document.querySelectorAll(".header-links .header-link")].map((link) => link.textContent);
  expect(top).toEqual(["Documentation", "Contribute", "Vote", "Blog"]);
  const link = screen.getByRole("link", { name: "Playground", current: "page" });
  expect(link.getAttribute("href")).toBe("/playground/");
  expect(link.nextElementSibling?.getAttribute("aria-label")).toBe("Search");
});

test("icons link to the repository, the social account and the questions", () => {
  header();
  const names = ["Source code on GitHub", "News on X", "Questions on Stack Overflow"];
  const addresses = names.map((name) => screen.getByRole("link", { name }).getAttribute("href"));
  expect(addresses).toEqual([
    "https://github.com/webpack/webpack",
    "https://x.com/webpack",
    "https://stackoverflow.com/questions/tagged/webpack",
  ]);
});
