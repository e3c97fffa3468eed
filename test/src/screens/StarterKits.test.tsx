import { fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { SiteConfigProvider } from "../../../src/components/SiteConfigContext";
import { arrange, countTags } from "../../../src/screens/StarterKits/kits";
import { StarterKits } from "../../../src/screens/StarterKits/StarterKits";
import kits from "../../../src/screens/StarterKits/starter-kits.json";
import { readSiteConfig } from "../../../src/site";
import { renderSite } from "../components/render";

const rows = () => screen.getAllByRole("row").slice(1);
const names = () => rows().map((row) => within(row).getByRole("rowheader").textContent);
const sortBy = (column: string) => fireEvent.click(screen.getByRole("button", { name: column }));

describe("the starter kits", () => {
  test("aren't in the server's HTML, which has a placeholder", () => {
    const html = renderToString(
      <SiteConfigProvider config={readSiteConfig({})}>
        <StarterKits />
      </SiteConfigProvider>,
    );
    expect(html).toContain("Starter Kits");
    expect(html).toContain("starter-kits-blank");
    expect(html).not.toContain(kits[0]?.repo);
  });

  test("are rendered in the browser, all of them, by name", async () => {
    renderSite(<StarterKits />);
    expect(screen.getByText("Loading")).toBeTruthy();
    await screen.findByRole("columnheader", { name: "Project Name" });
    expect(rows()).toHaveLength(kits.length);
    const sorted = [...names()].sort((a, b) => (a ?? "").localeCompare(b ?? "", "en", { sensitivity: "base" }));
    expect(names()).toEqual(sorted);
  });

  test("can be sorted by each column, in both directions", async () => {
    renderSite(<StarterKits />);
    const header = await screen.findByRole("columnheader", { name: "Maintainer" });
    sortBy("Maintainer");
    expect(header.getAttribute("aria-sort")).toBe("ascending");
    const maintainers = () => rows().map((row) => row.querySelector("td")?.textContent);
    const ascending = maintainers();
    sortBy("Maintainer");
    expect(header.getAttribute("aria-sort")).toBe("descending");
    expect(maintainers()).toEqual(ascending.reverse());
    sortBy("Tags");
    expect(header.hasAttribute("aria-sort")).toBe(false);
  });

  test("can be filtered by a tag, from the list or from a row", async () => {
    renderSite(<StarterKits />);
    const select = await screen.findByRole("combobox", { name: "Tag" });
    const electron = kits.filter(({ tags }) => tags.includes("electron")).length;
    fireEvent.change(select, { target: { value: "electron" } });
    expect(rows()).toHaveLength(electron);
    expect(screen.getByRole("status").textContent).toBe(`${electron} of ${kits.length} starter kits`);
    const [tag] = screen.getAllByRole("button", { name: "electron", pressed: true });
    if (tag) fireEvent.click(tag);
    expect(rows()).toHaveLength(kits.length);
  });
});

test("kits with equal values stay in the order of the file", () => {
  const equal = ["a/one", "b/two"].map((repo) => ({ name: "same", repo, maintainer: "x", tags: ["t"] }));
  const repos = (isAscending: boolean) => arrange(equal, { key: "name", isAscending }, null).map(({ repo }) => repo);
  expect(repos(true)).toEqual(["a/one", "b/two"]);
  expect(repos(false)).toEqual(["a/one", "b/two"]);
});

test("tags are counted, the most frequent first", () => {
  const tagged = [
    ["b", "a"],
    ["c", "b"],
  ].map((tags, index) => ({ name: "", repo: `${index}`, maintainer: "", tags }));
  expect(countTags(tagged)).toEqual([
    { tag: "b", count: 2 },
    { tag: "a", count: 1 },
    { tag: "c", count: 1 },
  ]);
});
