import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Code, loadPage, tableOfSections } from "../../src/sections";
import type { PageData } from "../../src/types";

const code: Code = { "/a/b/": async () => ({ default: () => <button type="button">Press</button> }) };

const data = (url: string, interactive = false): PageData => ({
  url,
  title: url,
  anchors: [],
  contributors: [],
  related: [],
  edit: "",
  interactive,
});

/** Returns a host with two files that refer to others, and the number of requests for each. `isAway` makes it fail. */
function host() {
  const section = { name: "a", url: "/a/", title: "A", children: [] };
  const files: Record<string, object> = {
    "a.json": { section, outlines: "outlines.json", pages: { "/a/": "page.json", "/a/b/": "b.json" } },
    "outlines.json": { "/a/": [] },
    "page.json": { content: "<p>Text of A</p>", page: data("/a/") },
    "b.json": { content: "", page: data("/a/b/", true) },
  };
  const asked: string[] = [];
  const state = { isAway: false };
  const read = async <Value,>(file: string): Promise<Value> => {
    asked.push(file);
    if (state.isAway) throw new Error("The host is away.");
    return files[file] as Value;
  };
  return { asked, state, table: tableOfSections({ a: "a.json" }, read, code) };
}

test("a section is requested once, and refers to its pages and outlines", async () => {
  const { table, asked } = host();
  const [first, second] = await Promise.all([table.a?.load(), table.a?.load()]);
  expect(first).toBe(second);
  expect(await table.a?.outlines()).toEqual({ "/a/": [] });
  expect(asked).toEqual(["a.json", "outlines.json"]);
  const { Body, page } = (await first?.pages["/a/"]?.()) ?? {};
  expect(page?.url).toBe("/a/");
  if (Body) render(<Body />);
  expect(screen.getByText("Text of A")).toBeDefined();
});

test("a section that failed to load is requested again", async () => {
  const { table, state, asked } = host();
  state.isAway = true;
  await expect(table.a?.load()).rejects.toThrow("away");
  await expect(table.a?.outlines()).rejects.toThrow("away");
  state.isAway = false;
  expect((await table.a?.load())?.section.name).toBe("a");
  expect(await table.a?.outlines()).toEqual({ "/a/": [] });
  expect(asked.filter((file) => file === "outlines.json")).toHaveLength(1);
});

test("a page with state gets its body from its code, unless it no longer has any", async () => {
  const { table } = host();
  const { Body } = (await (await table.a?.load())?.pages["/a/b/"]?.()) ?? {};
  if (Body) render(<Body />);
  expect(screen.getByRole("button", { name: "Press" })).toBeDefined();
  // This happens in development, where the text can be newer than the code.
  const { Body: Edited } = await loadPage("/a/b/", { content: "<p>Only text</p>", page: data("/a/b/") }, code);
  render(<Edited />);
  expect(screen.getByText("Only text")).toBeDefined();
});
