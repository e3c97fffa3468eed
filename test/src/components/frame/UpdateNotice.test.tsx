import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { UpdateNotice } from "../../../../src/components/frame/UpdateNotice";

function setUp() {
  const onReload = vi.fn();
  const onClose = vi.fn(() => view.rerender(treeWith(false)));
  const treeWith = (notice: boolean) => (
    <>
      <button type="button">Before</button>
      {notice && <UpdateNotice onReload={onReload} onClose={onClose} />}
    </>
  );
  const view = render(treeWith(false));
  view.rerender(treeWith(true));
  return { user: userEvent.setup(), onReload, onClose };
}

test("the region exists before it announces anything, and takes no focus", async () => {
  setUp();
  expect(screen.getByRole("status").textContent).toBe("");
  await screen.findByText("A newer version of these docs is ready");
  expect(document.activeElement).toBe(document.body);
});

test("a second click on the button changes nothing, and the progress is announced", async () => {
  const { user, onReload } = setUp();
  await user.dblClick(screen.getByRole("button", { name: "Reload" }));
  expect(onReload).toHaveBeenCalledOnce();
  expect(screen.getByRole("status").textContent).toContain("Loading the newer version");
  expect(screen.getByRole("button", { name: "Reload" }).ariaDisabled).toBe("true");
});

test.each(["{Enter}", "{Escape}"])("who closes it by %s goes on where they came from", async (key) => {
  const { user, onClose } = setUp();
  screen.getByRole("button", { name: "Before" }).focus();
  await user.tab();
  await user.tab();
  await user.keyboard(key);
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Before" }));
});
