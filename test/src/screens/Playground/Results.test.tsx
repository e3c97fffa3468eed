import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { BuildState } from "../../../../src/playground/session/builder";
import type { ArrivedResult } from "../../../../src/playground/session/read-answer";
import { Tabs } from "../../../../src/playground/Tabs";
import { BuildStatus } from "../../../../src/screens/Playground/BuildStatus";
import { FileList } from "../../../../src/screens/Playground/FileList";
import { OutputPanel } from "../../../../src/screens/Playground/OutputPanel";
import { problemsIn } from "../../../../src/screens/Playground/problems-in";
import { RunPanel } from "../../../../src/screens/Playground/RunPanel";
import { useRunning } from "../../../../src/screens/Playground/useRunning";
import { renderSite } from "../../components/render";

const RESULT: ArrivedResult = {
  output: new Map([
    ["dist/main.js", new TextEncoder().encode("main()")],
    ["dist/main.js.map", new Uint8Array(2048)],
  ]),
  errors: [{ message: "ERROR in ./src/a.js 2:0-3", file: "src/a.js", line: 2, column: 1, endLine: 2, endColumn: 4 }],
  warnings: [{ message: "WARNING", file: "src/b.js" }],
  folder: "dist/",
  publicPath: "auto",
  entries: [],
  isModule: false,
};

const BUILD: BuildState = {
  phase: "built",
  version: "5.112.2",
  result: RESULT,
  failure: null,
  files: {},
  source: "page",
  progress: null,
  milliseconds: 12,
};

const OUTPUT = { build: BUILD, earlier: null, open: "", onOpen: () => {}, onShowProblems: () => {} };

test("the output lists every file with its size, and shows the text of the selected one", () => {
  renderSite(<OutputPanel {...OUTPUT} />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "dist/main.js 6 bytes",
    "dist/main.js.map 2 KiB",
  ]);
  screen.getByText("main()");
  fireEvent.click(screen.getByRole("button", { name: /map/ }));
  expect(screen.queryByText("main()")).toBeNull();
});

test("a build that emits nothing links to its problems", () => {
  const onShowProblems = vi.fn();
  renderSite(
    <OutputPanel
      {...OUTPUT}
      build={{ ...BUILD, result: { ...RESULT, output: new Map() } }}
      onShowProblems={onShowProblems}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "See the problems" }));
  expect(onShowProblems).toHaveBeenCalledOnce();
});

test.each<[Partial<BuildState>, string]>([
  [{}, "Built: 2 files, 1 error, 1 warning."],
  [{ phase: "loading", result: null }, "Loading webpack…"],
  [{ phase: "building", result: null }, "Building…"],
  // A build that starts after each key announces nothing new until it ends.
  [{ phase: "building" }, "Built: 2 files, 1 error, 1 warning."],
  [{ phase: "stopped", result: null, failure: { message: "You stopped the build." } }, "You stopped the build."],
  [{ result: null, failure: { message: "No." } }, "webpack couldn't build this project."],
])("the status of %j is %s", (state, words) => {
  renderSite(
    <BuildStatus
      build={{ ...BUILD, ...state }}
      isComparing={false}
      onCompare={() => {}}
      onStop={() => {}}
      onBuildAgain={() => {}}
    />,
  );
  expect(screen.getByRole("status").textContent).toBe(words);
});

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  document.head.replaceChildren(); // removes the policies of other tests
});

/** The panel, with the state that decides whether its page runs. */
function Running({ source }: { source: string }) {
  return <RunPanel build={BUILD} running={useRunning(source)} />;
}

test("nothing from a link runs before the reader asks for it", () => {
  renderSite(<Running source="#code=x" />);
  expect(document.querySelector("iframe")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Run" }));
  expect(document.querySelector("iframe")).not.toBeNull();
});

test("a page from a link stops as soon as a field has the focus, until the reader starts it again", () => {
  const site = () => (
    <>
      <input aria-label="Elsewhere" />
      <Running source="#code=x" />
    </>
  );
  renderSite(site());
  fireEvent.click(screen.getByRole("button", { name: "Run" }));
  act(() => screen.getByRole("textbox").focus());
  expect(document.querySelector("iframe")).toBeNull();
  expect(screen.getByRole("alert").textContent).toContain("was stopped");
  fireEvent.click(screen.getByRole("button", { name: "Run" })); // the field still has the focus
  expect(document.querySelector("iframe")).toBeNull();
  act(() => screen.getByRole("textbox").blur());
  fireEvent.click(screen.getByRole("button", { name: "Run" }));
  expect(document.querySelector("iframe")).not.toBeNull();
});

test("the running page has a frame without the rights of the site, and the reader can remove it", () => {
  renderSite(<Running source="page" />, { basePath: "/docs/" });
  const frame = document.querySelector("iframe");
  expect(frame?.getAttribute("sandbox")).toBe("allow-scripts");
  expect(frame?.getAttribute("src")).toBe("/docs/playground/run/");
  // Even if the page's policy allows framing something for other reasons, the frame can't navigate there.
  const added = document.head.querySelector<HTMLMetaElement>("meta[http-equiv=Content-Security-Policy]");
  expect(added?.content).toBe(`frame-src ${location.origin}/docs/playground/`);
  fireEvent.click(screen.getByRole("button", { name: "Stop the page" }));
  expect(document.querySelector("iframe")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Run" }));
  expect(document.querySelectorAll("meta[http-equiv=Content-Security-Policy]").length).toBe(1);
});

test("the editor gets the problems of its file, with webpack's locations", () => {
  const built = { result: RESULT, failure: null };
  expect(problemsIn("src/a.js", built)).toEqual([
    { message: "ERROR in ./src/a.js 2:0-3", severity: "error", line: 2, column: 1, endLine: 2, endColumn: 4 },
  ]);
  expect(problemsIn("src/b.js", built)).toMatchObject([{ severity: "warning", line: 1, column: 1 }]);
  expect(problemsIn("src/c.js", built)).toEqual([]);
  expect(problemsIn("src/c.js", { result: null, failure: null })).toEqual([]);
});

test("the editor gets the place where a configuration failed, if it's known", () => {
  const failed = (line?: number) => ({ result: null, failure: { message: "No.", file: "webpack.config.js", line } });
  expect(problemsIn("webpack.config.js", failed(3))).toMatchObject([{ message: "No.", severity: "error", line: 3 }]);
  expect(problemsIn("webpack.config.js", failed())).toEqual([]);
});

test("tabs are one tab stop, and arrow keys move between them", () => {
  const onShow = vi.fn();
  const tabs = [
    { id: "a", title: "First" },
    { id: "b", title: "Second" },
  ] as const;
  renderSite(
    <Tabs label="Result" tabs={tabs} shown="a" onShow={onShow}>
      Text
    </Tabs>,
  );
  const [first, second] = screen.getAllByRole("tab");
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
  expect(screen.getByRole("tabpanel", { name: "First" }).textContent).toBe("Text");
  const list = within(screen.getByRole("tablist", { name: "Result" })).getByRole("tab", { name: "First" });
  for (const key of ["ArrowRight", "ArrowLeft", "End", "Home", "x"]) fireEvent.keyDown(list, { key });
  expect(onShow.mock.calls).toEqual([["b"], ["b"], ["b"], ["a"]]);
  expect(document.activeElement).toBe(first);
});

test("a file is added at the path in the form, and a taken path is refused in a sentence", () => {
  const onChange = vi.fn();
  const onChoose = vi.fn();
  const files = { "src/a.js": "1" };
  renderSite(
    <FileList
      files={files}
      path="src/a.js"
      isLocked={false}
      onChoose={onChoose}
      onChange={onChange}
      onDelete={() => {}}
    />,
  );
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Delete" }).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Add file" }));
  const field = screen.getByRole("textbox", { name: "Path of the new file" });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: "src/a.js" } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(screen.getByRole("alert").textContent).toBe("src/a.js already exists.");
  fireEvent.change(field, { target: { value: "src/b.js" } });
  act(() => screen.getByRole("button", { name: "Add" }).click());
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...files, "src/b.js": "" });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("src/b.js");
  expect(document.activeElement?.textContent).toBe("Add file");
});
