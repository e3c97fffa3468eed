import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import type { ErrorCatalog } from "../../../../src/components/errors/catalog";
import { FinderForm } from "../../../../src/components/errors/FinderForm";
import { analyzeOutput } from "../../../../src/errors/analyze-output";
import { renderSite } from "../render";

const PATTERNS = [
  {
    id: 0,
    patterns: ["can't resolve '<a>'"],
    signs: [[], ["in ./node_modules/<path>"], ["/errors/configuration-files/#vue-cli"]],
  },
  { id: 1, patterns: ["module build failed"], follows: [0] },
  { id: 2, patterns: ["asset size limit"] },
  {
    id: 3,
    patterns: [],
    general: ["is not a function"],
    signs: [[], ["first at line in another package", "first at line in your own file"]],
  },
];
const ENTRIES = [
  { id: "resolve/#cannot-resolve", title: "Can't resolve '<request>'", meaning: "It is not found." },
  { id: "loaders/#failed", title: "Module build failed", meaning: "It failed." },
  { id: "size/#asset", title: "asset size limit", meaning: "It is large." },
  { id: "plugins/#type-error", title: "is not a function", meaning: "It doesn't fit." },
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

const CATALOG: ErrorCatalog = {
  analyze: (output) => analyzeOutput(output, PATTERNS),
  loadEntries: async () => ENTRIES,
  loadExplanation: async (id) => ({
    causes: ["name", "package", "alias"].map((of) => `<p>Wrong ${of} of ${id}</p>`),
    rest: "",
  }),
};

function paste(text: string, loading: Partial<ErrorCatalog> = {}): void {
  renderSite(<FinderForm loadCatalog={async () => ({ ...CATALOG, ...loading })} />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
}

const isCollapsed = (element: HTMLElement) => element.closest("details")?.open === false;

beforeAll(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));

test("the problems are in the order of work, each with the messages that disappear with it", async () => {
  paste("WARNING in asset size limit\nERROR in ./a.js\nModule build failed\nCan't resolve 'b'");
  const problems = await screen.findAllByRole("listitem");
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/errors/resolve/#cannot-resolve",
    "/errors/size/#asset",
  ]);
  expect(problems[0]?.textContent).toContain("Disappears with it: Module build failed");
  expect(screen.getByRole("status").textContent).toContain("2 problems found");
  expect(await screen.findByText("Wrong name of resolve/#cannot-resolve")).toBeTruthy();
  expect(screen.queryByText("Wrong name of size/#asset")).toBeNull();
});

test("the cause whose sign is in the output is open, with the reason, and the others are collapsed", async () => {
  paste("ERROR in ./node_modules/shop/a.js 1:2-3\nCan't resolve 'b'");
  const likely = await screen.findByText("Wrong package of resolve/#cannot-resolve");
  expect(likely.closest("details")).toBeNull();
  expect(screen.getByText(/because the output contains/).textContent).toContain("in ./node_modules/shop/a.js");
  expect(isCollapsed(screen.getByText("Wrong name of resolve/#cannot-resolve"))).toBe(true);
  expect(screen.getByText("2 other causes")).toBeTruthy();
  expect(screen.getByText(/^package/).textContent).toContain("package shop, file a.js 1:2-3");
});

test("the place in which an error was thrown tells the cause, and its fix is for the package that threw it", async () => {
  const loadExplanation = async () => ({ causes: ["<p>Mend it</p>", "<p>Update acme-package</p>"], rest: "" });
  paste("TypeError: a is not a function\n    at run (/shop/node_modules/@acme/price/a.js:1:2)", { loadExplanation });
  expect(await screen.findByText("Update @acme/price")).toBeTruthy();
  expect(screen.getByText(/because the first/).textContent).toBe(
    "Likely cause, because the first at line is in @acme/price:",
  );
});

test("an error in the reader's own file has no package", async () => {
  const loadExplanation = async () => ({ causes: ["<p>Mend it</p>", "<p>Update acme-package</p>"], rest: "" });
  paste("TypeError: a is not a function\n    at run (/shop/webpack.config.js:1:2)", { loadExplanation });
  expect(await screen.findByText("Update acme-package")).toBeTruthy();
  expect(screen.getByText(/because the first/).textContent).toContain("in your own file:");
});

test("a framework in the output tells the cause, and where the configuration is", async () => {
  paste("> vue-cli-service build\nCan't resolve 'b'");
  expect((await screen.findByText(/because the output is from/)).textContent).toContain("Vue CLI");
  const link = screen.getByRole("link", { name: /Where to change the configuration/ });
  expect(link.getAttribute("href")).toBe("/errors/configuration-files/#vue-cli");
});

test("an output of another program is told so, with one link", async () => {
  paste("npm ERR! code ELIFECYCLE\nnpm ERR! errno 2");
  const note = await screen.findByRole("region", { name: /npm/ });
  expect(within(note).getAllByRole("link")).toHaveLength(1);
  expect(screen.queryByText(/most likely the message/)).toBeNull();
});

test("an unknown message comes before what the package manager says about it", async () => {
  paste("Error: The shop is closed\nnpm ERR! code ELIFECYCLE");
  const sections = await screen.findAllByRole("region");
  expect(sections.map((section) => section.getAttribute("aria-label"))).toEqual([
    "Next steps",
    "Lines of npm, Yarn or pnpm",
  ]);
  expect(screen.getByRole("status").textContent).toBe("No known message is in this text.");
});

test("in a text without a known message, the likely line is marked, and there is a text to ask with", async () => {
  paste("> build\nError: The shop is closed\n    at /home/ann/shop/node_modules/shop/index.js:1:2");
  expect((await screen.findByText("Error: The shop is closed")).tagName).toBe("MARK");
  const link = screen.getByRole("link", { name: /Search this site/ });
  expect(link.getAttribute("href")).toBe("/errors/?q=Error%3A%20The%20shop%20is%20closed");
  expect(screen.getByText(/The first/).textContent).toContain("The first at line is in shop.");
  expect(screen.getByRole("link", { name: /update this package/ }).getAttribute("href")).toBe(
    "/errors/plugins/#type-error",
  );
  const question = screen.getByText(/### Versions/).textContent;
  expect(question).toContain("at /project/node_modules/shop/index.js:1:2");
  expect(question).not.toContain("ann");
});

test("the catalog loads with the first text, and again if that failed", async () => {
  const loadCatalog = vi.fn(failingOnce(CATALOG));
  renderSite(<FinderForm loadCatalog={loadCatalog} />);
  expect(loadCatalog).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Can't resolve 'b'" } });
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("It is not found.")).toBeTruthy();
});

test("entries that failed to load can be loaded again", async () => {
  paste("Can't resolve 'b'", { loadEntries: failingOnce(ENTRIES) });
  expect((await screen.findByRole("alert")).textContent).toContain("The explanations couldn't be loaded.");
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect((await screen.findByRole("link")).textContent).toBe("Can't resolve '<request>'");
});

test("causes that failed to load can be loaded again", async () => {
  const loadExplanation = failingOnce({ causes: ["<p>There they are</p>"], rest: "" });
  paste("Can't resolve 'b'", { loadExplanation });
  expect((await screen.findByRole("alert")).textContent).toContain("This explanation couldn't be loaded.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByText("There they are")).toBeTruthy());
});
