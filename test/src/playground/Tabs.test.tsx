import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Tabs } from "../../../src/playground/Tabs";

test("arrow keys move, but with Alt, Ctrl or Cmd they are left to the browser", () => {
  const onShow = vi.fn();
  const tabs = [
    { id: "one", title: "One" },
    { id: "two", title: "Two" },
  ];
  render(
    <Tabs label="Tabs" tabs={tabs} shown="one" onShow={onShow}>
      Panel
    </Tabs>,
  );
  const tab = screen.getByRole("tab", { name: "One" });
  for (const modifier of ["altKey", "ctrlKey", "metaKey"]) {
    expect(fireEvent.keyDown(tab, { key: "ArrowLeft", [modifier]: true })).toBe(true);
  }
  expect(onShow).not.toHaveBeenCalled();
  fireEvent.keyDown(tab, { key: "ArrowLeft" });
  expect(onShow).toHaveBeenCalledWith("two");
});
