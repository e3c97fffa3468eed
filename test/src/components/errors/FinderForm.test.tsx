import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { FinderForm } from "../../../../src/components/errors/FinderForm";
import { renderSite } from "../render";

const PATTERNS = [
  { id: 0, patterns: ["can't resolve '<a>'"] },
  { id: 1, patterns: ["module build failed"], follows: [0] },
];
const ENTRIES = [
  { id: "resolve/#cannot-resolve", title: "Can't resolve '<request>'", meaning: "It is not found." },
  { id: "loaders/#failed", title: "Module build failed", meaning: "It failed." },
];
/** Returns a function that fails on its initial call. */
function failingOnce<Value>(value: Value): () => Promise<Value> {
  let calls = 0;
  return async () => {
    calls++;
    if (calls === 1) throw new Error("away");
    return value;
  };
}

interface Loading {
  loadEntries: () => Promise<typeof ENTRIES>;
  loadText: (id: string) => Promise<string>;
}

const LOADING: Loading = { loadEntries: async () => ENTRIES, loadText: async (id) => `<p>The causes of ${id}</p>` };

function paste(text: string, loading: Partial<Loading> = {}): void {
  renderSite(<FinderForm patterns={PATTERNS} {...LOADING} {...loading} />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
}

test("messages in a pasted output are listed with links, and the first one shows its causes", async () => {
  paste("Module build failed\nCan't resolve 'b'");
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/errors/resolve/#cannot-resolve",
    "/errors/loaders/#failed",
  ]);
  expect(await screen.findByText("The causes of resolve/#cannot-resolve")).toBeTruthy();
  expect(screen.queryByText("The causes of loaders/#failed")).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("2 messages found");
  expect(screen.getByText(/This is a consequence of/).textContent).toContain("Can't resolve");
});

test("a text without a known message gets a suggestion", async () => {
  paste("Something else");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("No known error found in this text"));
});

test("causes that failed to load can be loaded again", async () => {
  paste("Can't resolve 'b'", { loadText: failingOnce("<p>There they are</p>") });
  expect((await screen.findByRole("alert")).textContent).toContain("This explanation couldn't be loaded.");
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("There they are")).toBeTruthy();
});

test("entries that failed to load can be loaded again", async () => {
  paste("Can't resolve 'b'", { loadEntries: failingOnce(ENTRIES) });
  expect((await screen.findByRole("alert")).textContent).toContain("The explanations couldn't be loaded.");
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect((await screen.findByRole("link")).textContent).toBe("Can't resolve '<request>'");
});
