import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Notification } from "../../../../src/components/frame/Notification";
import { themeScript } from "../../../../src/prerender/inline-script";
import { renderSite } from "../render";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.className = "";
  delete document.documentElement.dataset.notification;
});

const bar = () => screen.queryByRole("complementary", { name: "Notification" });
const dismiss = () => userEvent.setup().click(screen.getByRole("button", { name: "Dismiss notification" }));
const show = () => renderSite(<Notification version="2">News</Notification>);

test("is shown until it is dismissed, and then stays away", async () => {
  show();
  expect(bar()?.textContent).toBe("News");
  expect(document.body.className).toBe("has-notification");
  await dismiss();
  expect(bar()).toBeNull();
  expect(document.body.className).toBe("");
  expect(localStorage.getItem("notification-dismissed")).toBe("2");
});

test("isn't shown to readers who dismissed it", () => {
  localStorage.setItem("notification-dismissed", "2");
  show();
  expect(bar()).toBeNull();
  expect(document.body.className).toBe("");
});

test("is shown to readers who dismissed an older one", () => {
  localStorage.setItem("notification-dismissed", "1");
  show();
  expect(bar()).not.toBeNull();
});

test("without working local storage, it's hidden for now, but nothing is remembered", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied");
  });
  show();
  await dismiss();
  expect(bar()).toBeNull();
  vi.restoreAllMocks();
  expect(localStorage.getItem("notification-dismissed")).toBeNull();
});

test.each([
  ["2", "dismissed"],
  ["1", "2"],
  [null, "2"],
])("before the first paint, a stored %s marks the document as %s", (stored, mark) => {
  if (stored) localStorage.setItem("notification-dismissed", stored);
  document.documentElement.dataset.notification = "2"; // as in the server's document
  new Function(themeScript)();
  expect(document.documentElement.dataset.notification).toBe(mark);
});
