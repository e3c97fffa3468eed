import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SiteConfigProvider } from "../../../src/components/SiteConfigContext";
import { badgeGroups, badgeUrl } from "../../../src/screens/Organization/badges";
import { Organization } from "../../../src/screens/Organization/Organization";
import projects from "../../../src/screens/Organization/projects.json";
import { readSiteConfig } from "../../../src/site";

const project = { repo: "acme/bundle-loader", npm: "bundle-loader", description: "", maintainer: "ada" };
const pathsOf = (branch?: string) =>
  badgeGroups({ ...project, branch }).map(({ title, badges }) => [title, badges.map(({ content }) => content)]);

test("a project has the badges of the specification", () => {
  expect(pathsOf()).toEqual([
    ["Downloads and Stars", ["npm/dm/bundle-loader", "github/stars/acme/bundle-loader"]],
    [
      "Activity",
      ["6%20months", "3%20months", "1%20month", "1%20week"].map(
        (period) => `github/commits-since/acme/bundle-loader/main%40%7B${period}%20ago%7D`,
      ),
    ],
    ["Issues and PRs", ["github/issues-raw/acme/bundle-loader", "github/issues-pr-raw/acme/bundle-loader"]],
  ]);
  expect(pathsOf("master")[1]?.[1]?.[3]).toContain("master%40%7B1%20week");
});

test("a badge is requested in one style, and cached for an hour", () => {
  const badge = { content: "npm/dm/acme", label: "per month", alt: "" };
  expect(badgeUrl("https://img.example", badge)).toBe(
    "https://img.example/npm/dm/acme?label=per%20month&style=flat-square&maxAge=3600",
  );
});

test("the screen shows every project with its repository, badges and maintainer", () => {
  render(
    <SiteConfigProvider config={readSiteConfig({ BADGES: "https://img.example" })}>
      <Organization />
    </SiteConfigProvider>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The Organization");
  const entries = screen.getAllByRole("listitem");
  expect(entries).toHaveLength(projects.length);
  for (const [index, entry] of entries.entries()) {
    const { repo, maintainer } = projects[index] ?? { repo: "", maintainer: "" };
    expect(entry.querySelector(`h2 a[href="https://github.com/${repo}"]`)?.textContent).toBe(repo);
    const badges = [...entry.querySelectorAll<HTMLImageElement>(".project-badge")];
    expect(badges).toHaveLength(8);
    for (const image of badges) {
      expect(image.getAttribute("loading")).toBe("lazy");
      expect(image.width * image.height).toBeGreaterThan(0);
      expect(image.alt).not.toBe("");
      expect(image.src).toMatch(/^https:\/\/img\.example\//);
    }
    const name = maintainer || "Maintainer needed...";
    expect(within(entry).getByText(name).closest("a")).toBeTruthy();
  }
});

test("a project without a maintainer links to an issue", () => {
  render(
    <SiteConfigProvider config={readSiteConfig({})}>
      <Organization />
    </SiteConfigProvider>,
  );
  const [link] = screen.getAllByText("Maintainer needed...");
  expect(link?.getAttribute("href")).toMatch(/\/issues\/new\?title=Maintainer%20needed/);
});
