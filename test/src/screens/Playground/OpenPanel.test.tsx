import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { OpenPanel } from "../../../../src/screens/Playground/OpenPanel";
import { renderSite } from "../../components/render";

function show() {
  const onFiles = vi.fn();
  const onMarkdown = vi.fn();
  renderSite(<OpenPanel onFiles={onFiles} onMarkdown={onMarkdown} />);
  return { onFiles, onMarkdown };
}

test("a folder and files can be chosen", () => {
  const { onFiles } = show();
  const folder = screen.getByLabelText<HTMLInputElement>("Folder");
  expect(folder.webkitdirectory).toBe(true);
  const file = new File(["1"], "index.js");
  fireEvent.change(folder, { target: { files: [file] } });
  expect(onFiles).toHaveBeenLastCalledWith({ entries: [], files: [file] });
  fireEvent.change(screen.getByLabelText("Files or a zip file"), { target: { files: [file, file] } });
  expect(onFiles).toHaveBeenLastCalledWith({ entries: [], files: [file, file] });
  fireEvent.change(folder, { target: { files: [] } });
  expect(onFiles).toHaveBeenCalledTimes(2);
});

test("Markdown can be opened once there is some", () => {
  const { onMarkdown } = show();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Open Markdown" });
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/^Markdown/), { target: { value: "`a.js`" } });
  fireEvent.click(button);
  expect(onMarkdown).toHaveBeenCalledExactlyOnceWith("`a.js`");
});
