import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shopFiles, shopStats } from "./build-stats";
import { largeStats } from "./large-stats";
import { Panel } from "./Panel";
import { WorkerHere } from "./worker-here";

/** The width and height of every element. */
const contentRect = { width: 800, height: 500 };

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly report: (entries: unknown[]) => void;

      constructor(report: (entries: unknown[]) => void) {
        this.report = report;
      }
      observe() {
        this.report([{ contentRect }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal("Worker", WorkerHere);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const tree = () => screen.getByRole("tree");
const item = (name: string | RegExp) => within(tree()).getByRole("treeitem", { name });
const press = (key: string) => fireEvent.keyDown(tree(), { key });
const chosen = () => document.getElementById(tree().getAttribute("aria-activedescendant") ?? "")?.ariaLabel;
const crumbs = () =>
  within(screen.getByRole("list", { name: "Where you are in the build" }))
    .getAllByRole("listitem")
    .map((crumb) => crumb.textContent);

test("a click goes in, and a crumb leads out", async () => {
  render(<Panel stats={await shopStats()} />);
  expect(crumbs()).toEqual(["All"]);
  fireEvent.click(item(/^shop, /));
  expect(crumbs()).toEqual(["All", "shop"]);
  fireEvent.click(item(/^src, /));
  expect(crumbs()).toEqual(["All", "shop", "(your code)", "src"]);
  fireEvent.click(screen.getByRole("button", { name: "shop" }));
  expect(crumbs()).toEqual(["All", "shop"]);
});

test("arrow keys choose, Enter goes in, Escape goes out, and the choice stays at the same place", async () => {
  render(<Panel stats={await shopStats()} />);
  press("End");
  press("Home");
  const first = chosen();
  expect(first).toMatch(/^shop, .+, \d+%$/);
  press("Enter");
  expect(crumbs()).toEqual(["All", first?.split(",")[0]]);
  press("ArrowDown");
  press("Escape");
  expect(crumbs()).toEqual(["All"]);
  expect(chosen()).toBe(first);
});

test("a module in it opens its answers", async () => {
  render(<Panel stats={await shopStats()} />);
  fireEvent.click(item(/^cart\.js, /));
  expect(screen.getByRole("region", { name: "./src/cart.js" })).toBeTruthy();
  expect(crumbs()).toEqual(["All"]);
});

test("pointing at an area tells where it is and how large it is", async () => {
  render(<Panel stats={await shopStats()} />);
  fireEvent.pointerOver(item(/^cart\.js, /));
  expect(screen.getByText(/^shop › \(your code\) › src › cart\.js: \d+ bytes of source, \d+% of all$/)).toBeTruthy();
});

test("a search marks modules, and counts them", async () => {
  render(<Panel stats={await shopStats()} />);
  fireEvent.change(screen.getByRole("searchbox", { name: "Mark modules" }), { target: { value: "cart" } });
  expect(await within(tree()).findByRole("treeitem", { name: /^cart\.js, .*, marked$/ })).toBeTruthy();
  expect(within(tree()).getAllByRole("treeitem", { name: /, marked$/ })).toHaveLength(1);
  expect(screen.getByText(/^1 module, \d+ bytes of source$/)).toBeTruthy();
});

test("one chunk can be drawn, or those that load on demand", async () => {
  render(<Panel stats={await shopStats()} />);
  const select = screen.getByRole("combobox", { name: "Draw" });
  fireEvent.change(select, { target: { value: "1" } });
  expect(within(tree()).queryByRole("treeitem", { name: /^orders\.js, / })).toBeNull();
  fireEvent.change(select, { target: { value: "2" } });
  expect(within(tree()).queryByRole("treeitem", { name: /^cart\.js, / })).toBeNull();
  expect(item(/^orders\.js, /)).toBeTruthy();
});

test("with the emitted files, emitted and compressed sizes can be drawn", async () => {
  const configuration = { devtool: "source-map" } as const;
  render(<Panel stats={await shopStats(configuration)} files={bytesOf(await shopFiles(configuration))} />);
  expect(await screen.findByText(/^All: .* emitted$/)).toBeTruthy();
  fireEvent.change(screen.getByRole("combobox", { name: "Sizes" }), { target: { value: "compressed" } });
  expect(screen.getByText(/^All: .* after gzip$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("tab", { name: "Packages" }));
  expect(screen.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
    "Package",
    "Source",
    "Emitted",
    "Share",
    "After gzip",
  ]);
  fireEvent.click(item(/^cart\.js, /));
  const answer = screen.getByRole("region", { name: "./src/cart.js" });
  expect(answer.textContent).toMatch(/\d+ bytes of the [\d.]+ KiB in shop\.js \(.*%\), about \d+ bytes? after gzip/);
});

const bytesOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]));

test("files of another build or of no build, and missing ones, are said", async () => {
  const stats = await shopStats();
  const emitted = await shopFiles({});
  const { rerender } = render(<Panel stats={stats} files={bytesOf({ "other.js": "1" })} />);
  expect(await screen.findByText(/^None of these files has the name of a script or style sheet/)).toBeTruthy();
  rerender(<Panel stats={stats} files={bytesOf({ "shop.js": `${emitted["shop.js"]}//` })} />);
  const sentence = await screen.findByText(/^Sizes are from|^In shop\.js, /);
  expect(sentence.textContent).toMatch(
    /The files that you gave don't include .*\.js, so the modules there aren't drawn/,
  );
  expect(sentence.textContent).toMatch(
    /shop\.js has .* here and .* in the stats file, so it may be from another build/,
  );
  rerender(<Panel stats={stats} files={bytesOf(emitted)} />);
  await vi.waitFor(() => expect(screen.queryByText(/don't include|another build/)).toBeNull());
  expect(await screen.findByText(/^All: .* emitted$/)).toBeTruthy();
});

test("a worker that fails is said, and the sources stay drawn", async () => {
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      postMessage() {
        this.dispatchEvent(new Event("error"));
      }
      terminate() {}
    },
  );
  render(<Panel stats={await shopStats()} files={bytesOf({ "shop.js": "1" })} />);
  expect(await screen.findByText(/^The emitted files couldn't be measured/)).toBeTruthy();
  expect(screen.getByText(/^All: .* of source$/)).toBeTruthy();
});

test("20,000 modules are few elements", { timeout: 120_000 }, () => {
  render(<Panel stats={largeStats(20_000)} />);
  expect(tree().querySelectorAll("*").length).toBeLessThan(2_500);
});
