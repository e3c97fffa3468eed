import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { explainTerm } from "../../../../src/components/prose/explain-term";

// Pointing, and everything else that needs a layout, is tested in a browser: test/browser/readers.test.ts.
const tooltip = () => screen.findByRole("tooltip");

beforeEach(() => {
  render(
    <p className="prose" onFocus={({ target }) => explainTerm(target, `About ${target.textContent}.`)}>
      A <a href="/glossary/#chunk">chunk</a>, a <a href="/glossary/#module">module</a>.{" "}
      <button type="button">Next</button>
    </p>,
  );
});

test("a focused term is explained, until it loses the focus", async () => {
  await userEvent.tab();
  expect((await tooltip()).textContent).toBe("About chunk.");
  const link = screen.getByRole("link", { name: "chunk", description: "About chunk." });
  expect(document.activeElement).toBe(link);
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole("tooltip").textContent).toBe("About module."));
  expect(link.hasAttribute("aria-describedby")).toBe(false);
});

test("Escape closes it and keeps the focus", async () => {
  await userEvent.tab();
  await tooltip();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "chunk" }));
});

test("following the link, and going back in the history, close it", async () => {
  await userEvent.tab();
  await tooltip();
  fireEvent.click(screen.getByRole("link", { name: "chunk" }));
  expect(screen.queryByRole("tooltip")).toBeNull();
  await userEvent.tab();
  await tooltip();
  fireEvent.popState(window);
  expect(screen.queryByRole("tooltip")).toBeNull();
});
