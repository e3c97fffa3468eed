import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Prose } from "../../../../src/components/prose/Prose";
import { StaticHtml } from "../../../../src/components/prose/StaticHtml";
import { renderSite } from "../render";

const row = (path: string, text: string) => `<li><a href="#x"><code>${path}</code></a><p>${text}</p></li>`;
const html = `<div class="options"><div class="options-filter needs-script" role="search"><label for="options-filter">Filter</label><input type="search" id="options-filter"><span role="status">3 options</span></div>
<section class="options-group"><h2>output</h2><ul>${row("output.path", "The folder.")}${row("output.clean", "Removes files from the folder.")}</ul></section>
<section class="options-group"><h2 id="watch">watch</h2><ul>${row("watch", "Turns watch mode on.")}</ul></section></div>`;

/** Renders the filter and waits until it works, because its code loads after the page. */
function renderFilter() {
  renderSite(
    <Prose>
      <StaticHtml html={html} />
    </Prose>,
  );
}

const rows = () => screen.queryAllByRole("listitem").map((item) => item.querySelector("code")?.textContent);
const says = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

test("all rows are visible until the reader types", () => {
  renderFilter();
  expect(rows()).toEqual(["output.path", "output.clean", "watch"]);
});

test("typing shows the rows that have all words, in any order and case, and their number", async () => {
  renderFilter();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: "Filter" }));
  await userEvent.keyboard("FOLDER out");
  await waitFor(() => expect(rows()).toEqual(["output.path", "output.clean"]));
  expect(says()).toContain("2 of 3 options");
  expect(screen.queryByRole("heading", { name: "watch" })).toBeNull();
  await userEvent.keyboard(" clean");
  expect(rows()).toEqual(["output.clean"]);
});

test("an emptied filter shows everything again, and Enter doesn't change the page", async () => {
  renderFilter();
  const input = screen.getByRole("searchbox");
  await userEvent.type(input, "nothing like it{Enter}");
  await waitFor(() => expect(rows()).toEqual([]));
  expect(says()).toContain("0 of 3 options");
  await userEvent.clear(input);
  expect(rows()).toHaveLength(3);
  expect(says()).toContain("3 options");
});

test("a link to a heading that the filter hides clears the filter", async () => {
  renderFilter();
  await userEvent.type(screen.getByRole("searchbox"), "folder");
  await waitFor(() => expect(rows()).toHaveLength(2));
  const link = Object.assign(document.createElement("a"), { href: "#watch", textContent: "Outline" });
  document.body.append(link);
  await userEvent.click(link);
  link.remove();
  expect(rows()).toHaveLength(3);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
});
