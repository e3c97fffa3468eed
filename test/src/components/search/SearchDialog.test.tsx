import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SearchDialog } from "../../../../src/components/search/SearchDialog";
import type { SearchOptions, SearchSource, Suggestion } from "../../../../src/search/source";
import { renderSite } from "../render";
import { fakeSource, suggestion } from "./fake-source";

const links: string[] = [];
const follow = (event: Event) => {
  const link = (event.target as Element).closest("a");
  if (link) links.push(link.getAttribute("href") ?? "");
  if (link) event.preventDefault(); // jsdom cannot navigate
};

beforeEach(() => {
  links.length = 0;
  document.addEventListener("click", follow);
});
afterEach(() => {
  document.removeEventListener("click", follow);
  localStorage.clear();
  history.replaceState(null, "", "/");
  vi.restoreAllMocks();
});

function Box({ source, section = "guides" }: { source: SearchSource; section?: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <SearchDialog
        {...{ source, section, isOpen }}
        index="test"
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search the docs", hidden: true });
const options = () => screen.queryAllByRole("option");
const dialog = () => document.querySelector("dialog");
const active = () => document.getElementById(input().getAttribute("aria-activedescendant") ?? "")?.textContent;
const status = (text: string) => waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));
/** Presses arrow keys with the key code that autocomplete.js checks and user-event leaves out. */
const arrow = (...keys: ("Down" | "Up")[]) => {
  for (const key of keys) fireEvent.keyDown(input(), { key: `Arrow${key}`, keyCode: key === "Down" ? 40 : 38 });
};
const closed = () => waitFor(() => expect(dialog()?.open).toBe(false));

test("text typed before the dialog could take it becomes the query, and the rest is cleared when it closes", async () => {
  const button = document.createElement("button");
  button.setAttribute("aria-keyshortcuts", "/");
  document.body.append(button);
  button.dataset.typed = "en";
  renderSite(<Box source={fakeSource()} />);
  expect(input().value).toBe("en");
  button.dataset.typed = "left over";
  await userEvent.click(screen.getByRole("button", { name: "Close search" }));
  await closed();
  expect(button.dataset.typed).toBeUndefined();
  button.remove();
});

async function type(text: string, source: SearchSource = fakeSource()) {
  const user = userEvent.setup();
  renderSite(<Box source={source} />);
  if (text) await user.type(input(), text);
  return user;
}

test("an empty box says whether '/' opens it, and remembers if that is turned off", async () => {
  const user = userEvent.setup();
  renderSite(<Box source={fakeSource()} />);
  const choice = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Open with the / key" });
  expect(choice().checked).toBe(true);
  await user.click(choice());
  expect([choice().checked, localStorage.getItem("slash-key")]).toEqual([false, "off"]);
  await user.click(choice());
  expect([choice().checked, localStorage.getItem("slash-key")]).toEqual([true, null]);
});

describe("the combobox", () => {
  test("has the focus, and the roles and states of the ARIA practices", async () => {
    renderSite(<Box source={fakeSource()} />);
    expect(document.activeElement).toBe(input());
    expect(input().getAttribute("aria-autocomplete")).toBe("list");
    expect(input().getAttribute("aria-expanded")).toBe("false");
    await userEvent.type(input(), "out");
    const list = await screen.findByRole("listbox", { name: "Results" });
    expect(input().getAttribute("aria-controls")).toBe(list.id);
    expect(input().hasAttribute("aria-owns")).toBe(false);
    await waitFor(() => expect(input().getAttribute("aria-expanded")).toBe("true"));
  });

  test("shows results in named groups, as links, with matches marked by nodes", async () => {
    await type("out");
    await status("3 results for out");
    const group = screen.getByRole("group", { name: "Configuration" });
    const [first] = within(group).getAllByRole("option");
    expect(first?.getAttribute("href")).toBe("/configuration/output/#outputclean");
    expect(first?.querySelector(".search-title")?.innerHTML).toBe("<mark>out</mark>put.clean &lt;b&gt;");
    expect(first?.querySelector("b")).toBeNull();
    expect(within(screen.getByRole("group", { name: "Guides" })).getAllByRole("option")).toHaveLength(1);
  });

  test("selects the first result; arrows move, nothing is selected past the end, and the query stays", async () => {
    await type("out");
    await status("3 results for out");
    expect(active()).toContain("clean");
    arrow("Down");
    expect(active()).toContain("path");
    arrow("Down", "Down");
    expect(input().hasAttribute("aria-activedescendant")).toBe(false);
    arrow("Down", "Up", "Up");
    expect(active()).toContain("Output Management");
    expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
    expect(input().value).toBe("out");
  });

  test.each(["true", "null", "12", "[contenthash]", "[1]"])("the query %s stays as it is", async (query) => {
    const user = await type("");
    await user.click(input());
    await user.paste(query);
    await status(`3 results for ${query}`);
    arrow("Down");
    expect(input().value).toBe(query);
  });

  test("passes the section on, and only shows the answer to the newest query", async () => {
    const slow = fakeSource({ delay: (query) => (query === "o" ? 50 : 0) });
    const user = await type("o", slow);
    await user.type(input(), "ut");
    await status("3 results for out");
    await new Promise((resolve) => setTimeout(resolve, 80));
    await status("3 results for out");
    expect(slow.asked.at(-1)).toMatchObject({ query: "out", section: "guides", limit: 5 });
    expect(slow.asked[0]?.signal.aborted).toBe(true);
  });
});

describe("a better answer", () => {
  const [clean, path, page] = ["#outputclean", "#outputpath", "#outputfilename"].map((id) =>
    suggestion({ url: `/configuration/output/${id}`, title: id, text: `About ${id}` }),
  ) as [Suggestion, Suggestion, Suggestion];
  const shown = () => options().map((option) => option.textContent);

  test("fills in texts and keeps the selection", async () => {
    const source = fakeSource();
    await type("out", source);
    await status("3 results for out");
    arrow("Down");
    act(() => source.asked.at(-1)?.onBetter?.([page, path]));
    expect(screen.getByText("About #outputpath")).toBeTruthy();
    expect(options()).toHaveLength(3);
    expect(active()).toContain("#outputpath");
  });

  test("adds other results below the selected one, which Enter still follows", async () => {
    const user = await type("out", fakeSource({ better: [page, path, clean] }));
    await waitFor(() => expect(shown().join()).toContain("About #outputfilename"));
    expect(shown()[0]).toContain("#outputclean");
    expect(active()).toContain("#outputclean");
    await status("3 results for out");
    await user.keyboard("{Enter}");
    expect(links).toEqual(["/configuration/output/#outputclean"]);
  });

  test("replaces an empty answer", async () => {
    await type("zzz", fakeSource({ better: [clean] }));
    await status("1 result for zzz");
    expect(screen.queryByText("Try looking here:")).toBeNull();
  });

  test("to an older query is ignored", async () => {
    const late = fakeSource({ delay: (query) => (query === "o" ? 0 : 60) });
    const asked: SearchOptions[] = [];
    const user = await type("o", {
      search: (query, options) => {
        asked.push(options);
        return late.search(query, options);
      },
    });
    await status("3 results for o");
    await user.type(input(), "u");
    asked[0]?.onBetter?.([page]);
    await status("3 results for ou");
    expect(shown().join()).not.toContain("#outputfilename");
  });
});

describe("following a result", () => {
  test("Enter follows the selected link and closes; the query is still there next time", async () => {
    const user = await type("out");
    await status("3 results for out");
    arrow("Down");
    await user.keyboard("{Enter}");
    expect(links).toEqual(["/configuration/output/#outputpath"]);
    await closed();
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(dialog()?.open).toBe(true);
    expect(input().value).toBe("out");
    await waitFor(() => expect(options()).toHaveLength(3));
  });

  test("Ctrl-Enter opens a tab and keeps the box open", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const user = await type("out");
    await status("3 results for out");
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(open).toHaveBeenCalledWith(
      expect.stringMatching(/\/configuration\/output\/#outputclean$/),
      "_blank",
      "noopener",
    );
    expect(links).toEqual([]);
    expect(dialog()?.open).toBe(true);
  });

  test("a click is followed once", async () => {
    const user = await type("out");
    await status("3 results for out");
    await user.click(options()[2] as HTMLElement);
    expect(links).toEqual(["/guides/output-management/"]);
    await closed();
  });

  test("Enter without results does nothing", async () => {
    const user = await type("zzz");
    await status('No results found for query "zzz"');
    await user.keyboard("{Enter}");
    expect(links).toEqual([]);
    expect(dialog()?.open).toBe(true);
  });
});

describe("closing", () => {
  test("Escape and the button close", async () => {
    const user = await type("out");
    await user.keyboard("{Escape}");
    expect(dialog()?.open).toBe(false);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.click(within(dialog() as HTMLElement).getByRole("button", { name: "Close search" }));
    expect(dialog()?.open).toBe(false);
    expect(input().value).toBe("out");
  });

  test("the list closes when it loses the focus; focusing the input, or Tab in it, opens it", async () => {
    const user = await type("out");
    await status("3 results for out");
    await user.tab();
    expect(document.activeElement).not.toBe(input());
    expect(input().getAttribute("aria-expanded")).toBe("false");
    await user.tab({ shift: true });
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(input().getAttribute("aria-expanded")).toBe("true");
  });
});

describe("without results", () => {
  test("says so, with links and an issue form that contains the query", async () => {
    await type("zzz");
    const text = await screen.findByText(
      (_, element) => element?.tagName === "P" && element.textContent === "No results found for query zzz",
    );
    expect(text).toBeTruthy();
    const section = await screen.findByRole("link", { name: "Configuration" });
    expect(section.getAttribute("href")).toBe("/configuration/");
    const questions = screen.getByRole<HTMLAnchorElement>("link", { name: "Questions on Stack Overflow" });
    expect(questions.href).toContain("stackoverflow.com/questions/tagged/webpack");
    const issue = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Open an issue" }).href);
    expect(issue.searchParams.get("title")).toBe('Search finds nothing for "zzz"');
    expect(input().getAttribute("aria-expanded")).toBe("false");
  });

  test("the message disappears when the box is emptied", async () => {
    const user = await type("zzz");
    await status('No results found for query "zzz"');
    await user.clear(input());
    await status("");
    expect(screen.queryByText("Try looking here:")).toBeNull();
  });

  test("a failure is logged and shown", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await type("out", fakeSource({ fails: true }));
    await status("Search isn't available right now.");
    expect(log).toHaveBeenCalledWith(new Error("The index is away."));
    const link = await screen.findByRole("link", { name: "Search this site on the web" });
    expect(link.getAttribute("href")).toMatch(/\?q=site%3A\S+\+out$/);
  });

  test("an answer that isn't a list is a failure", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await type("out", { search: async () => ({}) as never });
    await status("Search isn't available right now.");
    expect(log).toHaveBeenCalledWith(new TypeError("Suggestions must be an array."));
  });
});

describe("recent searches", () => {
  test("are offered in an empty box, and can be repeated and cleared", async () => {
    const user = await type("out");
    await status("3 results for out");
    await user.keyboard("{Enter}");
    await closed();
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.queryByText("Recent searches")).toBeNull();
    await user.clear(input());
    await user.click(await screen.findByRole("button", { name: "out" }));
    expect(input().value).toBe("out");
    expect(document.activeElement).toBe(input());
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.clear(input());
    await user.click(await screen.findByRole("button", { name: "Clear recent searches" }));
    expect(screen.queryByText("Recent searches")).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test("survive a reload, and any other data under the same key", () => {
    localStorage.setItem("recent-searches", JSON.stringify(["a", 1, "b"]));
    const { unmount } = renderSite(<Box source={fakeSource()} />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["a", "b"]);
    unmount();
    localStorage.setItem("recent-searches", "{");
    renderSite(<Box source={fakeSource()} />);
    expect(screen.queryByText("Recent searches")).toBeNull();
  });
});

test("?q= in the address is the first query", async () => {
  history.replaceState(null, "", "/?q=tree%20shaking");
  renderSite(<Box source={fakeSource({ answer: [suggestion({ title: "Tree Shaking" })] })} />);
  expect(input().value).toBe("tree shaking");
  await status("1 result for tree shaking");
});

test("preloads the files for the first search", () => {
  const prepare = vi.fn();
  renderSite(<Box source={{ ...fakeSource(), prepare }} />);
  expect(prepare).toHaveBeenCalledOnce();
});

describe("kinds", () => {
  test("a result shows its kind, and an option its type and default", async () => {
    const facts = ["Type: boolean", "Default: false", "CLI: --output-clean"];
    await type(
      "out",
      fakeSource({
        answer: [suggestion({ facts, kind: "option" }), suggestion({ url: "/guides/caching/", kind: "guide" })],
      }),
    );
    await status("2 results for out");
    const [option, guide] = options().map((one) => one.querySelector(".search-kind")?.textContent);
    expect([option, guide]).toEqual(["option · Type: boolean · Default: false", "guide"]);
  });

  test("a typed kind isn't part of the query, and its button is pressed", async () => {
    const source = fakeSource();
    await type(">option cache", source);
    await status("3 results for >option cache");
    expect(source.asked.at(-1)).toMatchObject({ query: "cache", kind: "option" });
    const kinds = await screen.findByRole("group", { name: "Filter by type" });
    const [pressed, ...others] = within(kinds).getAllByRole("button", { pressed: true });
    expect([pressed?.textContent, others]).toEqual(["option", []]);
  });

  test("a chosen kind is added to the query, and removed when it's chosen again", async () => {
    const source = fakeSource();
    const user = await type("cache", source);
    await status("3 results for cache");
    await user.click(screen.getByRole("button", { name: "Filter by type", pressed: false }));
    await status("3 results for > cache");
    await user.click(await screen.findByRole("button", { name: "hook" }));
    await status("3 results for >hook cache");
    expect(document.activeElement).toBe(input());
    expect(source.asked.at(-1)).toMatchObject({ query: "cache", kind: "hook" });
    await user.click(screen.getByRole("button", { name: "hook" }));
    await status("3 results for > cache");
    expect(source.asked.at(-1)).not.toHaveProperty("kind");
    await user.click(screen.getByRole("button", { name: "Filter by type" }));
    await status("3 results for cache");
    expect(screen.queryByRole("button", { name: "hook" })).toBeNull();
  });

  test("a kind without a query doesn't search yet", async () => {
    const source = fakeSource();
    await type(">hook", source);
    await waitFor(() => expect(screen.getByRole("button", { name: "hook", pressed: true })).toBeTruthy());
    expect(source.asked).toEqual([]);
    expect(options()).toEqual([]);
  });
});

test("copying without a selection copies the link of the selected result, and says so", async () => {
  await type("out");
  await status("3 results for out");
  arrow("Down");
  const setData = vi.fn();
  fireEvent.copy(input(), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith("text/plain", options()[1] && (options()[1] as HTMLAnchorElement).href);
  await status(`Copied ${(options()[1] as HTMLAnchorElement).href}`);
  input().select();
  setData.mockClear();
  fireEvent.copy(input(), { clipboardData: { setData } });
  expect(setData).not.toHaveBeenCalled();
});
