import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { SearchButton } from "../../../../src/components/search/SearchButton";
import { takeTyped } from "../../../../src/components/search/take-typed";
import { inlineScript } from "../../../../src/prerender/inline-script";
import { renderSite } from "../render";

const load = vi.hoisted(() => ({ fails: false, count: 0 }));
vi.mock("../../../../src/components/search/SearchBox", () => ({
  get SearchBox() {
    load.count++;
    if (load.fails) throw new Error("The chunk is away.");
    return ({ isOpen, section }: { isOpen: boolean; section: string }) => (isOpen ? <p>Box of {section}</p> : null);
  },
}));
const workers = vi.hoisted((): EventTarget[] => []);
vi.mock("../../../../src/components/search/start-worker", () => ({
  startWorker() {
    workers.push(Object.assign(new EventTarget(), { onerror: null }));
    return workers.at(-1);
  },
}));

// As in a document, the script in the head runs before the application.
new Function(inlineScript)();
dispatchEvent(new Event("hydrate"));

afterEach(() => {
  localStorage.clear();
  workers.length = 0;
  Object.assign(load, { fails: false, count: 0 });
  history.replaceState(null, "", "/");
});

const button = () => screen.getByRole("button", { name: "Search" });
const opened = () => screen.findByText("Box of guides");

test("nothing loads before the reader points at it; a click opens it", async () => {
  renderSite(<SearchButton section="guides" />);
  expect([load.count, workers.length]).toEqual([0, 0]);
  await userEvent.hover(button());
  await waitFor(() => expect(load.count).toBe(1));
  expect(screen.queryByText("Box of guides")).toBeNull();
  await userEvent.click(button());
  await opened();
});

test.each([["/"], ["{Control>}k{/Control}"], ["{Meta>}k{/Meta}"]])("%s opens", async (keys) => {
  renderSite(<SearchButton section="guides" />);
  await userEvent.keyboard(keys);
  await opened();
});

test.each([["{Alt>}/{/Alt}"], ["{Alt>}{Control>}k{/Control}{/Alt}"]])("%s is left to the browser", async (keys) => {
  renderSite(<SearchButton section="guides" />);
  await userEvent.keyboard(keys);
  expect(load.count).toBe(0);
});

test("text typed after the shortcut is kept until the box is there", async () => {
  renderSite(<SearchButton section="guides" />);
  await userEvent.keyboard("a/en{Shift>}T{/Shift}{Control>}x{/Control}ry");
  await opened();
  expect(takeTyped()).toBe("enTry");
  await userEvent.keyboard("b");
  expect(takeTyped()).toBe("");
});

test("a '/' typed into a field stays there", async () => {
  renderSite(
    <>
      <input aria-label="Field" />
      <SearchButton section="guides" />
    </>,
  );
  await userEvent.type(screen.getByRole("textbox"), "a/b");
  expect(load.count).toBe(0);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("a/b");
});

test("readers who turned the key off can only open it with Ctrl-K", async () => {
  localStorage.setItem("slash-key", "off");
  renderSite(<SearchButton section="guides" />);
  await userEvent.keyboard("/");
  expect(load.count).toBe(0);
  await userEvent.keyboard("{Control>}k{/Control}");
  await opened();
});

test("?q= in the address opens it", async () => {
  history.replaceState(null, "", "/?q=output");
  renderSite(<SearchButton section="guides" />);
  await opened();
});

test.each([
  ["click", () => userEvent.click(button())],
  ["key", () => userEvent.keyboard("/")],
])("what could not be loaded is loaded again by the next %s", async (_, ask) => {
  load.fails = true;
  renderSite(<SearchButton section="guides" />);
  await userEvent.hover(button());
  await waitFor(() => expect(load.count).toBe(1));
  renderSite(<p />); // React renders the failure, which isn't visible yet, before this element
  load.fails = false;
  await ask();
  await opened();
});

test("a reader who opened it learns that it failed to load, and can try again", async () => {
  load.fails = true;
  renderSite(<SearchButton section="guides" />);
  await userEvent.hover(button());
  await waitFor(() => expect(load.count).toBe(1));
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.keyboard("/");
  expect((await screen.findByRole("alert")).textContent).toContain("Search couldn't be loaded.");
  load.fails = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await opened();
});
