import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FileTree } from "../../../../src/screens/Playground/FileTree";
import { renderSite } from "../../components/render";

const PATHS = [...Array.from({ length: 20 }, (_, index) => `src/p${10 + index}.js`), "lib/tax.js", "package.json"];

function show(shown: string) {
  const onChoose = vi.fn();
  renderSite(<FileTree paths={PATHS} shown={shown} onChoose={onChoose} />);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return { onChoose, press };
}

const names = () => screen.getAllByRole("treeitem").map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;
const stops = () => screen.getAllByRole<HTMLButtonElement>("treeitem").filter(({ tabIndex }) => tabIndex === 0);

test("the list is one tab stop, at the file that is shown, whose folder is open", () => {
  show("lib/tax.js");
  expect(names()).toEqual(["lib", "tax.js", "src", "package.json"]);
  expect(stops().map(({ textContent }) => textContent)).toEqual(["tax.js"]);
  expect(screen.getByRole("treeitem", { selected: true }).textContent).toBe("tax.js");
});

test("arrow keys, Home, End and letters move the focus, and open and close folders", () => {
  const { press, onChoose } = show("package.json");
  stops()[0]?.focus();
  press("ArrowUp");
  expect(focused()).toBe("src");
  press("ArrowRight");
  expect(names()).toHaveLength(23);
  press("ArrowRight");
  expect(focused()).toBe("p10.js");
  press("ArrowLeft");
  expect(focused()).toBe("src");
  press("ArrowLeft");
  expect(names()).toEqual(["lib", "src", "package.json"]);
  press("Home");
  expect(focused()).toBe("lib");
  press("End");
  expect(focused()).toBe("package.json");
  press("l");
  expect(focused()).toBe("lib");
  expect(onChoose).not.toHaveBeenCalled();
  expect(stops()).toHaveLength(1);
});

test("a click chooses a file, and opens a folder", () => {
  const { onChoose } = show("package.json");
  fireEvent.click(screen.getByRole("treeitem", { name: "lib" }));
  fireEvent.click(screen.getByRole("treeitem", { name: "tax.js" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("lib/tax.js");
});
