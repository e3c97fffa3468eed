import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { copyableText } from "../../../../src/components/prose/copy-code";
import { Details } from "../../../../src/components/prose/Details";

const example = (
  <Details summary="Why">
    <p>
      Because. <a href="/more/">More</a>
    </p>
  </Details>
);
const summary = () => document.querySelector("summary") as HTMLElement;
const native = () => document.querySelector("details");
const open = () => screen.findByRole("dialog", { name: "Why" });

test("is a closed disclosure in the page's HTML, readable without scripts", () => {
  const html = renderToString(example);
  expect(html).toMatch(/^<details class="details"><summary>Why<\/summary>/);
  expect(html).toContain("Because.");
});

test("its summary opens a popover instead of the disclosure, and moves the focus into it", async () => {
  render(example);
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(summary());
  const dialog = await open();
  expect(dialog.textContent).toBe("Because. More");
  expect(native()?.open).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  fireEvent.click(summary());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("closes by a click outside, not by one inside", async () => {
  render(example);
  fireEvent.click(summary());
  fireEvent.click(await open());
  expect(screen.queryByRole("dialog")).not.toBeNull();
  fireEvent.click(document.body);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("closes on Escape and returns the focus", async () => {
  render(example);
  fireEvent.click(summary());
  fireEvent.keyDown(await open(), { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(summary());
});

test("Tab leaves it at both ends, as if it came after its summary", async () => {
  render(example);
  fireEvent.click(summary());
  const dialog = await open();
  const [link] = dialog.querySelectorAll("a");
  fireEvent.keyDown(dialog, { key: "Tab" });
  expect(screen.queryByRole("dialog")).not.toBeNull();
  link?.focus();
  fireEvent.keyDown(link ?? dialog, { key: "Tab" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(summary());
});

test("hides while no placement fits into the window", async () => {
  const sizes = new Map([["popover-view", 300]]);
  const rect = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const size = this.tagName === "SUMMARY" ? 20 : (sizes.get(this.className) ?? 400);
    return new DOMRect(0, 0, size, size);
  });
  render(example);
  fireEvent.click(summary());
  const dialog = await open();
  await waitFor(() => expect(dialog.closest(".popover")?.className).toContain("popover-hidden"));
  sizes.set("popover-view", 3_000);
  fireEvent(window, new Event("resize"));
  await waitFor(() => expect(dialog.closest(".popover")?.className).toBe("popover"));
  rect.mockRestore();
});

test("a disclosure that the browser's own search has opened is closed by the summary", () => {
  render(example);
  native()?.setAttribute("open", "");
  fireEvent.click(summary());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("falls back to the disclosure if the popover fails to load", async () => {
  vi.resetModules();
  vi.doMock("../../../../src/components/prose/DetailsPopover", () => {
    throw new Error("offline");
  });
  render(example);
  fireEvent.click(summary());
  await waitFor(() => expect(native()?.open).toBe(true));
  vi.doUnmock("../../../../src/components/prose/DetailsPopover");
});

test("code with notes is copied without them", () => {
  const code = document.createElement("code");
  const { container } = render(example);
  code.innerHTML = `{ ${container.innerHTML}: 1 }\n`;
  expect(copyableText(code)).toBe("{ Why: 1 }");
});
