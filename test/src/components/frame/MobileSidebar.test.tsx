import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MobileSidebar } from "../../../../src/components/frame/MobileSidebar";
import { renderSite } from "../render";

// jsdom has the element, but not its behavior.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
const does = { onPeek: vi.fn(), onOpen: vi.fn(), onClose: vi.fn() };
afterEach(() => vi.clearAllMocks());

function show(isOpen: boolean) {
  const { container } = renderSite(
    <MobileSidebar id="menu" path="/concepts/" isOpen={isOpen} {...does}>
      <a href="/concepts/output/">Output</a>
    </MobileSidebar>,
  );
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  return { dialog: find("dialog") as HTMLDialogElement, handle: find(".mobile-sidebar-handle") };
}

/** Moves a finger in steps, and then lifts it. */
function swipe(element: HTMLElement, start: [number, number], ...steps: [number, number][]) {
  const at = ([clientX, clientY]: [number, number]) => ({ touches: [{ clientX, clientY }] });
  fireEvent.touchStart(element, at(start));
  for (const step of steps) fireEvent.touchMove(element, at(step));
  return () => fireEvent.touchEnd(element, { touches: [] });
}

test("open, it is a modal dialog; closed, it is inert", () => {
  const open = show(true).dialog;
  expect([open.open, open.inert ?? open.hasAttribute("inert")]).toEqual([true, false]);
  const closed = show(false).dialog;
  expect([closed.open, closed.hasAttribute("inert")]).toEqual([false, true]);
});

describe("open, it closes", () => {
  test("on the close icon", () => {
    show(true);
    fireEvent.click(screen.getByRole("button", { name: "Close menu" }));
    expect(does.onClose).toHaveBeenCalledOnce();
  });

  test("on a tap outside, but not on one inside", () => {
    const { dialog } = show(true);
    fireEvent.click(dialog.firstElementChild as Element);
    expect(does.onClose).not.toHaveBeenCalled();
    fireEvent.click(dialog);
    expect(does.onClose).toHaveBeenCalledOnce();
  });

  test("when a link is followed", () => {
    show(true);
    fireEvent.click(screen.getByRole("link", { name: "Output" }));
    expect(does.onClose).toHaveBeenCalledOnce();
  });

  test("when the browser closes the dialog, as on Escape", () => {
    const { dialog } = show(true);
    fireEvent(dialog, new Event("close"));
    expect(does.onClose).toHaveBeenCalledOnce();
  });

  test.each<[string, [number, number], boolean]>([
    ["21 px to the left", [-21, 0], true],
    ["20 px to the left", [-20, 0], false],
    ["to the left at a ratio of 0.79", [-100, 79], true],
    ["to the left at a ratio of 0.8", [-100, 80], false],
    ["to the right", [60, 0], false],
    ["downwards", [0, 80], false],
  ])("on a swipe %s", (_, [x, y], closes) => {
    const { dialog } = show(true);
    swipe(dialog, [250, 300], [250 + x, 300 + y])();
    expect(does.onClose).toHaveBeenCalledTimes(closes ? 1 : 0);
    expect(does.onOpen).not.toHaveBeenCalled();
  });

  test("while the panel follows the finger", () => {
    const { dialog } = show(true);
    const lift = swipe(dialog, [250, 300], [220, 300], [190, 310]);
    expect(dialog.style.translate).toBe("-60px");
    lift();
    expect(dialog.style.translate).toBe("");
  });
});

describe("closed, it opens from the handle", () => {
  test.each<[string, [number, number], boolean]>([
    ["21 px to the right", [21, 0], true],
    ["20 px to the right", [20, 0], false],
    ["to the right at a ratio of 0.79", [100, -79], true],
    ["to the right at a ratio of 0.8", [100, -80], false],
    ["to the left", [-30, 0], false],
  ])("on a swipe %s", (_, [x, y], opens) => {
    const { handle } = show(false);
    swipe(handle, [8, 300], [8 + x, 300 + y])();
    expect(does.onOpen).toHaveBeenCalledTimes(opens ? 1 : 0);
  });

  test("only at the edge: elsewhere nothing happens", () => {
    show(false);
    swipe(document.body, [200, 300], [260, 300])();
    expect(does.onOpen).not.toHaveBeenCalled();
  });

  test("and follows the finger, filled, up to 295 px", () => {
    const { dialog, handle } = show(false);
    const lift = swipe(handle, [8, 300], [58, 300]);
    expect(does.onPeek).toHaveBeenCalledOnce();
    expect(dialog.style.translate).toBe("calc(-100% + 50px)");
    fireEvent.touchMove(handle, { touches: [{ clientX: 408, clientY: 300 }] });
    expect(dialog.style.translate).toBe("calc(-100% + 295px)");
    lift();
    expect(dialog.style.translate).toBe("");
    expect(does.onOpen).toHaveBeenCalledOnce();
  });

  test("and falls back when the system takes the touch", () => {
    const { dialog, handle } = show(false);
    swipe(handle, [8, 300], [58, 300]);
    fireEvent.touchCancel(handle);
    expect(dialog.className).toBe("mobile-sidebar");
    expect(does.onOpen).not.toHaveBeenCalled();
  });
});
