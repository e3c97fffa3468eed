import { Blob } from "node:buffer";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Prose } from "../../../../src/components/prose/Prose";
import { StaticHtml } from "../../../../src/components/prose/StaticHtml";
import { decodeProject } from "../../../../src/playground/project/share";
import { renderSite } from "../render";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const code = (inner: string) =>
  `<figure class="code"><div class="code-tools"><button type="button" class="code-copy">Copy</button></div><pre><code>${inner}</code></pre></figure>`;

const tabs = (id: string) => {
  const tab = (index: number, title: string) =>
    `<button type="button" role="tab" id="${id}-tab-${index}" aria-controls="${id}-panel-${index}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${title}</button>`;
  const panel = (index: number, text: string) =>
    `<div role="tabpanel" id="${id}-panel-${index}" aria-labelledby="${id}-tab-${index}"${index === 0 ? "" : " hidden"}>${text}</div>`;
  return `<div class="tabs" data-sync="package-manager"><div class="tabs-list" role="tablist">${tab(0, "npm")}${tab(1, "pnpm")}</div>${panel(0, `${id} npm`)}${panel(1, `${id} pnpm`)}</div>`;
};

function renderHtml(html: string) {
  return renderSite(
    <Prose>
      <StaticHtml html={html} />
    </Prose>,
  );
}

describe("the copy button", () => {
  test("copies the code and says so", async () => {
    const user = userEvent.setup();
    renderHtml(code('<span class="t-keyword">export</span> default {};\n'));
    await user.click(screen.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Copied"));
    expect(screen.getByRole("button").textContent).toBe("Copied");
    expect(await navigator.clipboard.readText()).toBe("export default {};");
  });

  test("leaves out removed lines and diff signs", async () => {
    const user = userEvent.setup();
    const sign = (text: string) => `<span class="line-sign">${text}</span>`;
    renderHtml(
      code(
        `<span class="line">a {\n</span><span class="line line-removed">${sign("-")}  old\n</span><span class="line line-added">${sign("+")}  new\n</span><span class="line">}</span>`,
      ),
    );
    await user.click(screen.getByRole("button", { name: "Copy" }));
    await screen.findByText("Copied", { selector: "[role=status]" });
    expect(await navigator.clipboard.readText()).toBe("a {\n  new\n}");
  });

  test("reports a failure", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    renderHtml(code("x"));
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Copying failed")).toBeDefined();
  });
});

describe("a sample that opens in the playground", () => {
  beforeEach(() => vi.stubGlobal("Blob", Blob)); // jsdom's own has no streams
  afterEach(() => vi.unstubAllGlobals());

  const sample = (title: string, text: string, tools = "") =>
    `<figure class="code"><figcaption class="code-title">${title}</figcaption><div class="code-tools">${tools}</div><pre><code>${text}</code></pre></figure>`;
  const link = '<a class="code-open" href="/docs/playground/"><span>Open in the</span> playground</a>';
  const opener = () => screen.getByRole<HTMLAnchorElement>("link", { name: "Open in the playground" });
  const page = `<h2>One</h2>${sample("src/shop.js", "one();")}<h2>Two</h2>${sample("src/shop.js", "two();")}
${sample("webpack.config.js", 'export default { entry: "./src/shop.js" };\n', link)}<h2>Three</h2>${sample("src/three.js", "")}`;
  const opened = { "src/shop.js": "two();\n", "webpack.config.js": 'export default { entry: "./src/shop.js" };\n' };

  test("has the files of its section in its address as soon as the reader points at it", async () => {
    renderHtml(page);
    await userEvent.hover(opener());
    await waitFor(() => expect(opener().hash).not.toBe(""));
    expect(opener().pathname).toBe("/docs/playground/");
    expect(await decodeProject(opener().hash.replace("#code=", ""))).toEqual(opened);
  });

  test("is followed after a click, once its address contains the project", async () => {
    renderHtml(page);
    const followed: string[] = [];
    const onClick = (event: Event) => {
      if (!event.defaultPrevented) followed.push((event.target as HTMLAnchorElement).hash);
      event.preventDefault(); // there are no pages to navigate to
    };
    document.addEventListener("click", onClick);
    opener().click();
    await waitFor(() => expect(followed).toEqual([opener().hash]));
    document.removeEventListener("click", onClick);
    expect(await decodeProject(opener().hash.replace("#code=", ""))).toEqual(opened);
  });

  test("from a guide's project is a normal link", async () => {
    renderHtml(
      sample("webpack.config.js", "", link.replace("playground/", "playground/#project=/guides/caching/2-chunks")),
    );
    await userEvent.hover(opener());
    expect(opener().hash).toBe("#project=/guides/caching/2-chunks");
  });
});

describe("tabs", () => {
  test("with the same name change together, and are remembered", async () => {
    const { unmount } = renderHtml(tabs("a") + tabs("b"));
    await userEvent.click(screen.getAllByRole("tab", { name: "pnpm" })[0] as Element);
    const panels = () => screen.getAllByRole("tabpanel").map((panel) => panel.textContent);
    await waitFor(() => expect(panels()).toEqual(["a pnpm", "b pnpm"]));
    unmount();
    renderHtml(tabs("c"));
    await waitFor(() => expect(panels()).toEqual(["c pnpm"]));
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("pnpm");
  });

  test("leave keys with Alt, Ctrl or Cmd to the browser, which goes back with Alt and the left arrow", async () => {
    renderHtml(tabs("a"));
    const [first] = screen.getAllByRole("tab");
    first?.focus();
    await waitFor(() => expect(fireEvent.keyDown(first as Element, { key: "Home" })).toBe(false));
    for (const modifier of ["altKey", "ctrlKey", "metaKey"]) {
      expect(fireEvent.keyDown(first as Element, { key: "ArrowLeft", [modifier]: true })).toBe(true);
    }
    expect(document.activeElement).toBe(first);
  });

  test("move with the arrow keys, wrapping around, with Home and End, and are one tab stop", async () => {
    renderHtml(tabs("a"));
    const [first, second] = screen.getAllByRole("tab");
    first?.focus();
    await waitFor(async () => {
      await userEvent.keyboard("{End}");
      expect(document.activeElement).toBe(second);
    });
    await userEvent.keyboard("{Home}");
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard("{Home}");
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard("{End}");
    expect(document.activeElement).toBe(second);
    expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
  });
});
