import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ArrivedResult } from "../../../../src/playground/session/read-answer";
import { PairBar } from "../../../../src/screens/Playground/PairBar";
import { PairPanel } from "../../../../src/screens/Playground/PairPanel";
import { renderSite } from "../../components/render";

function result(files: Record<string, string>, initial: string[]): ArrivedResult {
  return {
    output: new Map(Object.entries(files).map(([name, text]) => [`dist/${name}`, new TextEncoder().encode(text)])),
    errors: [],
    warnings: [],
    folder: "dist/",
    publicPath: "auto",
    entries: [{ name: "main", files: initial }],
    isModule: false,
  };
}

const BEFORE = result({ "main.js": "x".repeat(400) }, ["main.js"]);
const AFTER = result({ "main.js": "y".repeat(100), "chart.js": "z".repeat(320) }, ["main.js"]);
const FILES = { "src/index.js": "import()", "package.json": "{}" };
const PAIR = {
  fragment: "#compare=/guides/shop/1-one,2-two",
  other: { source: "/guides/shop/1-one", original: {}, files: { "src/index.js": "import", "package.json": "{}" } },
  isBefore: false,
};

function bar(both = { before: BEFORE, after: AFTER } as Parameters<typeof PairBar>[0]["both"]) {
  const [onSwap, onOpen] = [vi.fn(), vi.fn()];
  renderSite(<PairBar files={FILES} pair={PAIR} both={both} onSwap={onSwap} onOpen={onOpen} />);
  return { onSwap, onOpen };
}

test("the bar says what the change does to all files and to those that a page loads first", () => {
  bar();
  expect(screen.getByRole("status").textContent).toBe(
    "All files: 400 bytes before, 420 bytes after, 5% more. Loaded first: 400 bytes before, 100 bytes after, 75% less.",
  );
});

test("the bar leads to the file that differs, and to the other project", () => {
  const { onSwap, onOpen } = bar();
  fireEvent.click(screen.getByRole("button", { name: "src/index.js" }));
  expect(onOpen).toHaveBeenCalledWith("src/index.js");
  expect(screen.queryByRole("button", { name: "package.json" })).toBeNull();
  expect(screen.getByRole("button", { name: "After" }).getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "After" }));
  expect(onSwap).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Before" }));
  expect(onSwap).toHaveBeenCalledOnce();
});

test("the bar says which project can't be built", () => {
  bar({ before: BEFORE, after: null });
  expect(screen.getByRole("status").textContent).toBe("webpack couldn't build the project after the change.");
});

test("the panel shows the sizes of each file side by side, and the texts of one", async () => {
  renderSite(<PairPanel both={{ before: BEFORE, after: AFTER }} />);
  const cellsOf = (name: RegExp) =>
    within(screen.getByRole("row", { name }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(cellsOf(/^main/)).toEqual(["400 bytes", "100 bytes", "−300 bytes"]);
  expect(cellsOf(/^chart/)).toEqual(["–", "320 bytes", "+320 bytes"]);
  expect(cellsOf(/^Loaded first/)).toEqual(["400 bytes", "100 bytes", "−300 bytes"]);
  fireEvent.click(screen.getByRole("button", { name: "chart.js" }));
  within(screen.getByRole("region", { name: "Before" })).getByText("This build doesn't emit the file.");
  within(screen.getByRole("region", { name: "After" })).getByText("dist/chart.js");
});
