import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SiteConfigProvider } from "../../../../src/components/SiteConfigContext";
import { ProposalEntry } from "../../../../src/screens/Vote/ProposalEntry";
import proposals from "../../../../src/screens/Vote/proposals.json";
import { Vote } from "../../../../src/screens/Vote/Vote";
import type { Delivery, Standing } from "../../../../src/screens/Vote/votes";
import { readSiteConfig } from "../../../../src/site";
import { renderSite } from "../../components/render";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const [first = { id: "", title: "" }, second = { id: "", title: "" }] = proposals;
const arrow = (side: "for" | "against", title = first.title) =>
  screen.getByRole("button", { name: `Vote ${side}: ${title}` });
const titles = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
/** Waits for the scores, which appear after the effects of the application have run. */
const ready = async () => {
  await screen.findByRole("heading", { name: "Vote" });
  await waitFor(() => expect(screen.queryAllByText("–")).toEqual([]));
};

describe("the voting page", () => {
  test("is empty on the server and until the application arrives", async () => {
    const html = renderToString(
      <SiteConfigProvider config={readSiteConfig({})}>
        <Vote />
      </SiteConfigProvider>,
    );
    expect(html).toMatch(/^<noscript>/);
    const { container } = renderSite(<Vote />);
    expect(container.textContent).toBe("");
    await ready();
    expect(titles()).toEqual(proposals.map(({ title }) => title));
  });

  test("says plainly that votes stay on the device, and keeps them there", async () => {
    const request = vi.spyOn(globalThis, "fetch");
    renderSite(<Vote />);
    await ready();
    expect(screen.getByText(/stay on your device/)).toBeTruthy();
    fireEvent.click(arrow("for", second.title));
    expect(arrow("for", second.title).getAttribute("aria-pressed")).toBe("true");
    cleanup();
    renderSite(<Vote />);
    await ready();
    expect(arrow("for", second.title).getAttribute("aria-pressed")).toBe("true");
    expect(titles()[0]).toBe(second.title);
    expect(request).not.toHaveBeenCalled();
  });

  test("allows one vote on each proposal: the other arrow changes it, the same one withdraws it", async () => {
    renderSite(<Vote />);
    await ready();
    const entry = within(arrow("for").closest("li") as HTMLElement);
    fireEvent.click(arrow("for"));
    expect(entry.getByText("+1")).toBeTruthy();
    fireEvent.click(arrow("against"));
    expect(entry.getByText("−1")).toBeTruthy();
    expect(arrow("for").getAttribute("aria-pressed")).toBe("false");
    fireEvent.click(arrow("against"));
    expect(entry.getByText("0")).toBeTruthy();
    expect(arrow("against").getAttribute("aria-pressed")).toBe("false");
  });

  test("moves nothing while the reader votes, and sorts on request", async () => {
    renderSite(<Vote />);
    await ready();
    const sort = screen.getByRole("button", { name: "Sort by score" });
    expect(sort.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(arrow("for", second.title));
    expect(titles()[0]).toBe(first.title);
    expect(sort.getAttribute("aria-disabled")).toBe("false");
    fireEvent.click(sort);
    expect(titles()[0]).toBe(second.title);
  });

  test("shows a vote from another tab", async () => {
    renderSite(<Vote />);
    await ready();
    localStorage.setItem("votes", JSON.stringify({ [first.id]: -1, unknown: 5 }));
    fireEvent(window, new StorageEvent("storage", { key: "votes" }));
    expect(arrow("against").getAttribute("aria-pressed")).toBe("true");
  });

  test("reports that its server is unreachable, can try again, and keeps votes in the meantime", async () => {
    const answers = vi.fn<() => Promise<Response>>().mockImplementation(() => Promise.reject(new TypeError("offline")));
    let fail = () => {};
    answers.mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = () => reject(new TypeError("offline"));
      }),
    );
    vi.stubGlobal("fetch", answers);
    renderSite(<Vote />, { voteApi: "https://votes.example" });
    expect(await screen.findByText("Loading votes…")).toBeTruthy();
    await waitFor(() => expect(answers).toHaveBeenCalled());
    fail();
    expect((await screen.findByRole("alert")).textContent).toContain("Error loading content.");
    fireEvent.click(arrow("for"));
    expect(screen.getByText("Sending your vote…")).toBeTruthy();
    answers.mockImplementation(async () => Response.json({ votes: [{ proposal: first.id, score: 4, own: 0 }] }));
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(within(arrow("for").closest("li") as HTMLElement).getByText("+5")).toBeTruthy();
  });
});

test.each<[string, Delivery, RegExp]>([
  ["on its way", { progress: "sending" }, /^Sending your vote/],
  ["not arrived", { progress: "unsent" }, /hasn't reached the server.+saved on your device/],
  ["refused", { progress: "refused", message: "Voting has ended." }, /wasn't accepted\. Voting has ended\.$/],
  ["counted", { progress: "settled" }, /^$/],
])("a vote that is %s says so", (_, delivery, text) => {
  const proposal = { id: "a", title: "A", description: "B", thread: "webpack/webpack#1" };
  const nothing = () => {};
  const standing: Standing = { score: 1, vote: 1, delivery };
  renderSite(<ProposalEntry proposal={proposal} standing={standing} isKnown onVote={nothing} onResend={nothing} />);
  expect(screen.getByRole("status").textContent).toMatch(text);
  expect(screen.queryAllByRole("button", { name: "Try again" })).toHaveLength(delivery.progress === "unsent" ? 1 : 0);
  expect(screen.getByRole("link").getAttribute("href")).toBe("https://github.com/webpack/webpack/issues/1");
});
