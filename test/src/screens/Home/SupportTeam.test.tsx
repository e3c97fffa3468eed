import { act, fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { SiteConfigProvider } from "../../../../src/components/SiteConfigContext";
import { SponsorBanner } from "../../../../src/screens/Home/SponsorBanner";
import { SupporterRanks } from "../../../../src/screens/Home/SupporterRanks";
import { SupportTeam } from "../../../../src/screens/Home/SupportTeam";
import { readSiteConfig } from "../../../../src/site";
import { type Amount, countShown, type Supporter } from "../../../../src/utilities/supporters";
import { renderSite } from "../../components/render";

const supporter = (name: string, rest: Partial<Supporter>): Supporter => ({
  slug: name.toLowerCase(),
  name,
  website: null,
  image: null,
  total: 0,
  monthly: 0,
  since: "2020-01-01",
  ...rest,
});
const data = {
  fetchedAt: "2026-11-20T12:00:00.000Z",
  supporters: [
    supporter("Grand", { total: 60_000, website: "https://grand.example/", image: "/supporters/grand.png" }),
    supporter("Monthly", { total: 300, monthly: 2_500 }),
    supporter("Fresh", { total: 5, since: "2026-11-15T00:00:00Z" }),
  ],
};
const counts = countShown(data);
const Ranks = ({ amount }: { amount: Amount }) => <SupporterRanks amount={amount} data={data} />;
const list = (name: string) => screen.getByRole("heading", { name }).parentElement as HTMLElement;
const namesIn = (name: string) =>
  within(list(name))
    .getAllByRole("link")
    .map((link) => link.title);

describe("the supporters", () => {
  test("aren't in the server's HTML, which only has space for them", () => {
    const load = vi.fn();
    const html = renderToString(
      <SiteConfigProvider config={readSiteConfig({})}>
        <SupportTeam counts={counts} load={load} />
      </SiteConfigProvider>,
    );
    expect(html).toContain("Support the Team");
    expect(html.match(/<li class="supporter"><\/li>/g)).toHaveLength(4);
    expect(html).not.toContain("Grand");
    expect(load).not.toHaveBeenCalled();
  });

  test("appear in their ranks once loaded, in the reserved places", async () => {
    renderSite(<SupportTeam counts={counts} load={async () => Ranks} />);
    expect(screen.queryByRole("heading", { name: "Platinum sponsors" })).toBeNull(); // screen readers don't announce placeholders
    await screen.findByRole("heading", { name: "Platinum sponsors" });
    expect(namesIn("Latest sponsors")).toEqual(["Fresh"]);
    expect(namesIn("Platinum sponsors")).toEqual(["Grand"]);
    expect(namesIn("Bronze sponsors")).toEqual(["Monthly"]);
    expect(namesIn("Backers")).toEqual(["Fresh"]);
    expect(document.querySelectorAll(".supporter")).toHaveLength(4);
  });

  test("can be ranked by monthly amount", async () => {
    renderSite(<SupportTeam counts={counts} load={async () => Ranks} />);
    await screen.findByRole("heading", { name: "Platinum sponsors" });
    fireEvent.click(screen.getByRole("radio", { name: "Monthly" }));
    expect(namesIn("Platinum sponsors")).toEqual(["Monthly"]);
    expect(screen.queryByRole("heading", { name: "Backers" })).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "Total" }));
    expect(namesIn("Platinum sponsors")).toEqual(["Grand"]);
  });

  test("link to their own site or to their profile, without recommending it to search engines", async () => {
    renderSite(<SupporterRanks amount="total" data={data} />, { basePath: "/docs/" });
    const link = screen.getByRole("link", { name: "Grand" }) as HTMLAnchorElement;
    expect(link.href).toBe("https://grand.example/");
    expect(link.rel).toContain("sponsored");
    expect(link.querySelector("img")?.getAttribute("src")).toBe("/docs/supporters/grand.png");
    const profile = screen.getByRole("link", { name: "Monthly" }) as HTMLAnchorElement;
    expect(profile.href).toBe("https://opencollective.com/monthly");
  });

  test("announce it if they fail to load, and can be loaded again", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(Ranks);
    renderSite(<SupportTeam counts={counts} load={load} />);
    expect((await screen.findByRole("alert")).textContent).toContain("Error loading content.");
    await act(async () => screen.getByRole("button", { name: "Try again" }).click());
    expect(namesIn("Platinum sponsors")).toEqual(["Grand"]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("beyond a hundred in a rank are behind a link", () => {
    const many = Array.from({ length: 130 }, (_, index) => supporter(`B${index}`, { total: 1 }));
    renderSite(<SupporterRanks amount="total" data={{ ...data, supporters: many }} />);
    expect(screen.getByRole("link", { name: "And 30 more on Open Collective" })).toBeDefined();
  });

  test("are invited if there are none, and nothing loads", () => {
    const load = vi.fn();
    const none = countShown({ fetchedAt: null, supporters: [] });
    renderSite(<SupportTeam counts={none} load={load} />);
    // Supporters are unknown, so the page says nothing about them.
    expect(screen.queryByText(/nobody|first/i)).toBeNull();
    const invitation = screen.getByRole("link", { name: "Become a sponsor" });
    expect(invitation.getAttribute("href")).toBe("https://opencollective.com/webpack");
    expect(screen.queryByRole("radio")).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  test("load when the reader comes near", async () => {
    let come = (_: { isIntersecting: boolean }[]) => {};
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(callback: typeof come) {
          come = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    const load = vi.fn(async () => Ranks);
    renderSite(<SupportTeam counts={counts} load={load} />);
    expect(load).not.toHaveBeenCalled();
    await act(async () => come([{ isIntersecting: true }]));
    expect(load).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

test("the sponsor banner links to the partner, if there is one", () => {
  renderSite(
    <SponsorBanner />,
    readSiteConfig({ PARTNER_TEXT: "Built with Acme", PARTNER_URL: "https://acme.example" }),
  );
  expect(screen.getByRole("link", { name: "Built with Acme" }).getAttribute("href")).toBe("https://acme.example");
  const { container } = renderSite(<SponsorBanner />, readSiteConfig({ PARTNER_URL: "" }));
  expect(container.textContent).toBe("");
});
