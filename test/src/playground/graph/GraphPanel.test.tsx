import { readFileSync } from "node:fs";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { GraphPanel } from "../../../../src/playground/graph/panel/GraphPanel";
import { shopStats, VENDOR } from "./build-stats";
import { largeStats } from "./large-stats";
import { Panel } from "./Panel";

const tab = (name: string) => fireEvent.click(screen.getByRole("tab", { name }));
const choose = (name: string) => {
  const [button] = screen.getAllByRole("button", { name });
  if (button) fireEvent.click(button);
};
/** Opens a disclosure. Testing Library can't do this with a click, because jsdom fires the event late. */
const open = async (summary: string | RegExp) => {
  const details = (await screen.findByText(summary, { selector: "summary, summary *" })).closest("details");
  if (!details) throw new Error(`Nothing is folded behind ${summary}.`);
  details.open = true;
  fireEvent(details, new Event("toggle"));
};
const answer = () => within(screen.getByRole("region"));

describe("a chosen module", () => {
  test("answers the four questions in words", async () => {
    render(<Panel stats={await shopStats()} />);
    choose("./src/old.js");
    const text = screen.getByRole("region", { name: "./src/old.js" }).textContent;
    expect(text).toContain("the entry shop");
    expect(text).toContain('loaded with import() as "./orders.js" at ./src/index.js:4:25-46');
    expect(text).toContain('required as "./old.js" at ./src/orders.js:3:12-31');
    expect(text).toContain('Dynamic import of "./orders.js" at ./src/index.js:4:25-46');
    expect(text).toContain("It uses module.exports as a whole at 1:");
    expect(text).toMatch(/\d+% of the source in the chunk \d+, about \d+ bytes of the \d+ bytes in \d+\.js/);
  });

  test("gets the focus, links to others, and returns the focus", async () => {
    render(<Panel stats={await shopStats()} />);
    const button = screen.getByRole("button", { name: "./src/cart.js" });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "./src/cart.js" }));
    const inside = answer().getAllByRole("button", { name: "./src/index.js" })[0];
    inside?.focus();
    if (inside) fireEvent.click(inside);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "./src/index.js" }));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region")).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test("shows which exports were removed, and its importers", async () => {
    render(<Panel stats={await shopStats()} />);
    choose("./src/cart.js");
    expect(answer().getByText("1 of 2 exports is used; 1 was removed.")).toBeTruthy();
    expect(answer().getByText("discount")).toBeTruthy();
    await open("Imported directly by 1 module");
    expect(answer().getByText(/^imported at 1:0-34/)).toBeTruthy();
  });

  test("shows which cache group put it into its chunk", async () => {
    render(<Panel stats={await shopStats(VENDOR)} />);
    choose("./node_modules/price-kit/format.js");
    expect(
      answer().getByText(/splitChunks put it there \(cache group vendor\), needed by 2 entries and dynamic imports:/),
    ).toBeTruthy();
  });

  test("stays chosen after another build", async () => {
    const [before, after] = [await shopStats(), await shopStats({ mode: "development" })];
    // Every project is built in a separate folder.
    const moved = JSON.parse(JSON.stringify(after).replaceAll(folderOf(after), folderOf(before)));
    const { rerender } = render(<Panel stats={before} />);
    choose("./src/cart.js");
    rerender(<Panel stats={moved} />);
    expect(answer().getByText(/In development mode, it doesn't check/)).toBeTruthy();
  });
});

function folderOf({ outputPath = "" }: { outputPath?: string }): string {
  return outputPath.replace(/\/dist$/, "");
}

describe("the list of modules", () => {
  test("can be filtered by part of a name, and by what webpack left out", async () => {
    render(<Panel stats={await shopStats()} />);
    fireEvent.change(screen.getByRole("searchbox", { name: "Find a module" }), { target: { value: "PRICE" } });
    expect((await screen.findAllByRole("row")).length - 1).toBe(2);
    fireEvent.change(screen.getByRole("combobox", { name: "Show" }), { target: { value: "3" } });
    const [, row] = screen.getAllByRole("row");
    expect(row?.textContent).toContain("./node_modules/price-kit/index.js");
    choose("./node_modules/price-kit/index.js");
    expect(answer().getByText(/It isn't in any chunk, because/)).toBeTruthy();
  });

  test("with 20,000 modules shows few rows, and more on demand", { timeout: 120_000 }, () => {
    const { container } = render(<Panel stats={largeStats(20_000)} />);
    const elements = () => container.querySelectorAll("*").length;
    expect(screen.getByText("20,000 modules", { selector: "[role=status]" })).toBeTruthy();
    expect(elements()).toBeLessThan(500);
    fireEvent.click(screen.getByRole("button", { name: "Show 50 more of 19,950" }));
    expect(screen.getAllByRole("row")).toHaveLength(101);
    for (const name of ["Chunks", "Packages", "Duplicates"]) {
      tab(name);
      expect(elements()).toBeLessThan(2_000);
    }
    tab("Modules");
    choose("./node_modules/package-22/module-899.js");
    expect(elements()).toBeLessThan(1_000);
  });
});

test("tabs follow the arrow keys", async () => {
  render(<Panel stats={await shopStats()} />);
  const [modules] = screen.getAllByRole("tab");
  modules?.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const selected = () => screen.getByRole("tab", { selected: true });
  press("ArrowRight");
  expect(selected().textContent).toBe("Chunks");
  expect(document.activeElement).toBe(selected());
  press("ArrowLeft");
  press("ArrowLeft");
  expect(selected().textContent).toBe("Duplicates");
  press("Home");
  expect(selected().textContent).toBe("Modules");
  expect(screen.getByRole("tabpanel", { name: "Modules" })).toBeTruthy();
});

test("a chunk shows what loads it, and opens as a tree down to its modules", async () => {
  render(<Panel stats={await shopStats()} />);
  tab("Chunks");
  expect(screen.getByText("Entry admin (./src/admin.js)")).toBeTruthy();
  await open("admin");
  expect(screen.getAllByText("Entry admin (./src/admin.js)")).toHaveLength(2);
  await open("charts");
  choose("./node_modules/charts/index.js");
  expect(screen.getByRole("region", { name: "./node_modules/charts/index.js" })).toBeTruthy();
});

test("packages have a table", async () => {
  render(<Panel stats={await shopStats()} />);
  tab("Packages");
  expect(screen.getAllByRole("rowheader").map((header) => header.textContent)).toEqual(
    expect.arrayContaining(["(your code)", "price-kit", "charts"]),
  );
});

test("modules that are there more than once have a list", async () => {
  render(<Panel stats={await shopStats()} />);
  tab("Duplicates");
  await open(/^\.\/node_modules\/charts\/node_modules\/price-kit$/);
  expect(screen.getAllByRole("button", { name: "./node_modules/charts/node_modules/price-kit/index.js" })).toHaveLength(
    2,
  );
  expect(screen.getByRole("rowheader", { name: "./node_modules/charts/index.js" })).toBeTruthy();
});

test("an earlier build adds a list of changes", async () => {
  const stats = await shopStats();
  const { rerender } = render(<Panel stats={stats} />);
  expect(screen.queryByRole("tab", { name: "Changes" })).toBeNull();
  const compared = await shopStats({ entry: { shop: "./src/index.js" } });
  rerender(<Panel stats={stats} compared={compared} />);
  tab("Changes");
  const row = screen.getByRole("rowheader", { name: "./src/admin.js" }).closest("tr");
  expect(row?.textContent).toMatch(/new, \+\d+ bytes/);
});

test("gaps in a file are listed, with the responsible option and the command for a complete file", async () => {
  render(<Panel stats={await shopStats({}, { reasons: false })} />);
  const note = screen.getByRole("note", { name: "What the file doesn't say" });
  expect(note.textContent).toContain("it doesn't say what imports a module. The stats.reasons option leaves it out.");
  expect(note.textContent).toContain("npx webpack --stats=normal --json=stats.json");
  choose("./src/cart.js");
  expect(answer().getByText("The file doesn't say what imports it.")).toBeTruthy();
});

test("a build without anything isn't a failure", () => {
  render(<Panel stats={JSON.parse('{ "modules": [], "chunks": [], "assets": [] }')} />);
  for (const name of ["Chunks", "Packages", "Duplicates", "Modules"]) tab(name);
  expect(screen.getByText("0 modules", { selector: "[role=status]" })).toBeTruthy();
});

test("a file that lists nothing isn't called a build of nothing", async () => {
  const { container, rerender } = render(<Panel stats={await shopStats({}, "minimal")} />);
  expect(container.textContent).toMatch(
    /^This is a build of webpack 5\.\S+, which took .+\. The file was created with/,
  );
  expect(container.textContent).toContain("npx webpack --stats=normal --json=stats.json");
  expect(container.textContent).not.toContain("emitted 0 files");
  expect(screen.queryByRole("tab")).toBeNull();
  rerender(<Panel stats={{}} />);
  expect(container.textContent).toMatch(/^The file was created with `stats: "summary"`/);
});

test("the texts of warnings are there, each with a link if something explains it", async () => {
  const stats = { ...(await shopStats()), warnings: [{ message: "first" }, { message: "second" }], warningsCount: 2 };
  render(
    <GraphPanel
      stats={stats}
      link={({ to, children }) => <a href={to}>{children}</a>}
      messageLink={({ message }) => (message === "first" ? <a href="/errors/">Causes</a> : null)}
    />,
  );
  await open("It has 2 warnings.");
  expect(screen.getByText("second")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Causes" })).toHaveLength(1);
});

test("a file that only counts warnings says that it doesn't contain them", () => {
  render(<Panel stats={{ warningsCount: 3 }} />);
  expect(screen.getByText("It has 3 warnings. The file doesn't contain their texts.")).toBeTruthy();
});

test("an earlier build's changes come first, and can be copied", async () => {
  const compared = await shopStats({ entry: { shop: "./src/index.js" } });
  render(<Panel stats={await shopStats()} compared={compared} />);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Changes");
  await open("As Markdown, for a pull request");
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "The changes as Markdown" });
  expect(field.value).toContain("| Package | Change | Before | After |");
  const section = screen.getByRole("link", { name: "size budget" }).getAttribute("href") ?? "";
  expect(readFileSync("test/published-anchors.txt", "utf8").split("\n")).toContain(section);
});

test("a module in many chunks doesn't list all of them in its row", () => {
  const chunks = Array.from({ length: 80 }, (_, id) => ({ id, names: [`part-${id}`] }));
  const modules = [{ identifier: "a", name: "./a.js", size: 9, chunks: chunks.map(({ id }) => id) }];
  render(<Panel stats={JSON.parse(JSON.stringify({ modules, chunks, assets: [] }))} />);
  tab("Duplicates");
  expect(screen.getByText("part-0, part-1, part-2 and 77 more")).toBeTruthy();
});
