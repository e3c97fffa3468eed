import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newerRules } from "../../../../src/components/version/mark-newer";
import { YourVersion } from "../../../../src/components/version/YourVersion";
import { YOUR_VERSION } from "../../../../src/components/version/your-version";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => history.replaceState(null, "", "/"));

describe("the field", () => {
  test("accepts a version in any common form, and stores its minor", async () => {
    render(<YourVersion />);
    await userEvent.type(screen.getByLabelText("Your webpack version"), "^5.98.0");
    expect(YOUR_VERSION.read()).toBe("5.98");
    expect(screen.getByRole("status").textContent).toContain("features newer than 5.98");
  });

  test("says what to enter if it isn't a version, and forgets a deleted one", async () => {
    YOUR_VERSION.write("5.90");
    render(<YourVersion />);
    const field = screen.getByLabelText<HTMLInputElement>("Your webpack version");
    expect(field.value).toBe("5.90");
    await userEvent.clear(field);
    expect(YOUR_VERSION.read()).toBeNull();
    await userEvent.type(field, "newest");
    expect(screen.getByRole("status").textContent).toBe("Enter a webpack 5 version, such as 5.98.");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });
});

test("an address sets the version for one visit, until the reader chooses another", () => {
  YOUR_VERSION.write("5.90");
  history.replaceState(null, "", "/concepts/?webpack=5.98");
  expect(YOUR_VERSION.read()).toBe("5.98");
  history.replaceState(null, "", "/guides/");
  expect(YOUR_VERSION.read()).toBe("5.98");
  YOUR_VERSION.write("5.91");
  expect(YOUR_VERSION.read()).toBe("5.91");
});

test("rules mark headings of this page, and links to headings of all pages, of newer versions only", () => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } }); // jsdom doesn't have it
  const headings = { "5.20": ["/configuration/output/#outputclean"], "5.108": ["/configuration/target/#deno"] };
  const rules = newerRules(headings, "5.98", "/docs/", "/configuration/target/");
  expect(rules).not.toContain("5.20");
  expect(rules).toContain('[href="/docs/configuration/target/#deno"]');
  expect(rules).toContain(".prose #deno");
  expect(newerRules(headings, "5.98", "/docs/", "/concepts/")).not.toContain(".prose");
  expect(newerRules(headings, "5.108", "/docs/", "/concepts/")).toBe("");
});
