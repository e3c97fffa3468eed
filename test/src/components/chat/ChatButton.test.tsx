import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ChatButton } from "../../../../src/components/chat/ChatButton";
import { SiteConfigProvider } from "../../../../src/components/SiteConfigContext";
import { readSiteConfig } from "../../../../src/site";
import type { ChatConfig } from "../../../../src/types";
import { renderSite } from "../render";

const panel: ChatConfig = {
  kind: "panel",
  title: "Talk",
  url: "https://talk.example/join",
  frame: "https://talk.example/widget",
  asksFirst: true,
};
const button = () => screen.getByRole("button", { name: "Chat" });
const frame = () => document.querySelector("iframe");

test("loads on the first click and opens; later clicks close and open it", async () => {
  renderSite(<ChatButton />, { chat: panel });
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  expect(button().getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(button());
  const dialog = await screen.findByRole("dialog", { name: "Chat on Talk" });
  expect(button().getAttribute("aria-expanded")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  fireEvent.click(button());
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(button());
  expect(screen.getByRole("dialog")).toBe(dialog);
});

test("says what it will load, and only loads it when asked", async () => {
  renderSite(<ChatButton />, { chat: panel });
  fireEvent.click(button());
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("talk.example");
  expect(frame()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Load talk.example here" }));
  expect(frame()?.src).toBe("https://talk.example/widget");
  expect(frame()?.getAttribute("sandbox")).not.toMatch(/top-navigation|downloads|modals/);
  expect(frame()?.getAttribute("referrerpolicy")).toBe("no-referrer");
});

test("a page that the deployer has set opens with the first click", async () => {
  renderSite(<ChatButton />, { chat: { ...panel, asksFirst: false } as ChatConfig });
  fireEvent.click(button());
  await screen.findByRole("dialog");
  expect(frame()?.src).toBe("https://talk.example/widget");
});

test("keeps the loaded chat while it is closed", async () => {
  renderSite(<ChatButton />, { chat: panel });
  fireEvent.click(button());
  fireEvent.click(await screen.findByRole("button", { name: /^Load/ }));
  const loaded = frame();
  fireEvent.click(screen.getByRole("button", { name: "Close chat" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(button());
  expect(frame()).toBe(loaded);
});

test("Escape closes it and returns the focus", async () => {
  renderSite(<ChatButton />, { chat: panel });
  fireEvent.click(button());
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  fireEvent.keyDown(dialog, { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(button());
});

test("a page of the site's own origin can't remove its sandbox", async () => {
  renderSite(<ChatButton />, { chat: { ...panel, frame: `${location.origin}/chat/` } as ChatConfig });
  fireEvent.click(button());
  fireEvent.click(await screen.findByRole("button", { name: /^Load/ }));
  expect(frame()?.getAttribute("sandbox")).not.toContain("allow-same-origin");
});

test("a chat that can't be framed is a link", async () => {
  renderSite(<ChatButton />, { chat: { kind: "link", title: "Talk", url: "https://talk.example/join" } });
  fireEvent.click(button());
  const link = await screen.findByRole("link", { name: "Open Talk in a new tab" });
  expect(link.getAttribute("href")).toBe("https://talk.example/join");
  expect(screen.queryByRole("button", { name: /^Load/ })).toBeNull();
});

test("in a document that must not frame it, the chat is a link, and a loaded one is removed", async () => {
  const chat = { ...panel, asksFirst: false } as ChatConfig;
  const { rerender } = renderSite(<ChatButton />, { chat });
  fireEvent.click(button());
  await screen.findByRole("dialog");
  expect(frame()).not.toBeNull();
  rerender(
    <SiteConfigProvider config={{ ...readSiteConfig({}), chat }}>
      <ChatButton isLink />
    </SiteConfigProvider>,
  );
  expect(frame()).toBeNull();
  expect(screen.getByRole("link", { name: "Open Talk in a new tab" }).getAttribute("href")).toBe(panel.url);
});

test("there is no button without a chat", () => {
  renderSite(<ChatButton />, { chat: null });
  expect(screen.queryByRole("button")).toBeNull();
});

test("a panel that fails to load says so, and the next click tries again", async () => {
  vi.doMock("../../../../src/components/chat/ChatPanel", () => {
    throw new Error("offline");
  });
  renderSite(<ChatButton />, { chat: panel });
  fireEvent.click(button());
  expect((await screen.findByRole("alert")).textContent).toBe("Error loading content.");
  vi.doUnmock("../../../../src/components/chat/ChatPanel");
  fireEvent.click(button());
  expect(await screen.findByRole("dialog", { name: "Chat on Talk" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
