import { expect, test } from "vitest";
import { addressesOf, anchorsOf, publishedAnchors } from "../scripts/checks/anchors";
import { redirected } from "../src/redirects";
import { ownSite } from "./own-site";

// Others link to our headings, so every anchor that was ever published must keep leading somewhere.

/** The addresses of all our own pages and their headings. */
const addresses = addressesOf(ownSite.pages);
const published = publishedAnchors();

/** Returns the anchors that lead neither to a heading nor, by `src/redirects.ts`, to an existing address. */
function lost(anchors: string[], present: ReadonlySet<string>): string[] {
  return anchors.filter((anchor) => {
    const [url = "", fragment] = anchor.split("#");
    return !present.has(anchor) && !present.has(redirected(url, `#${fragment}`) ?? "");
  });
}

test("no published anchor is lost", () => {
  expect(published.length).toBeGreaterThan(1000);
  const advice =
    "Others may link to these headings, which are gone. If you added them yourself and they aren't on the main branch yet, " +
    "run `npm run check`. Otherwise give the headings their old text back, or add a line for each " +
    'to src/redirects.ts, such as "/configuration/module/#rule-include": "/configuration/module/#ruleinclude".';
  expect(lost(published, addresses), advice).toEqual([]);
});

test("every anchor is in the list of published ones", () => {
  const known = new Set(published);
  const advice = "These headings are new. `npm run check` writes them into test/published-anchors.txt.";
  expect(
    anchorsOf(addresses).filter((anchor) => !known.has(anchor)),
    advice,
  ).toEqual([]);
});

test("a removed heading counts as lost, unless it redirects to one that exists", () => {
  const present = new Set(["/configuration/module/", "/configuration/module/#ruleinclude"]);
  const anchors = ["#ruleinclude", "#rule-include", "#rule-exclude", "#gone"].map(
    (id) => `/configuration/module/${id}`,
  );
  expect(lost(anchors, present)).toEqual(["/configuration/module/#rule-exclude", "/configuration/module/#gone"]);
});
