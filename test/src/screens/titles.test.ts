import { expect, test } from "vitest";
import { documentTitle, viewTitle, withSiteName } from "../../../src/screens/titles";
import type { PageData, Section, View } from "../../../src/types";

const section: Section = { name: "concepts", url: "/concepts/", title: "Concepts", children: [], screens: [] };
const page: PageData = {
  url: "/concepts/output/",
  title: "Output | <b>",
  edit: "",
  interactive: false,
  anchors: [],
  contributors: [],
  related: [],
};

test.each<[View, string, string]>([
  [{ kind: "page", path: page.url, page, section }, "Output | <b>", "Output | <b> | webpack"],
  [{ kind: "home", path: "/", page: { ...page, title: "webpack" }, section }, "webpack", "webpack"],
  [{ kind: "screen", path: "/vote/", section }, "Vote", "Vote | webpack"],
  [{ kind: "screen", path: "/organization/", section }, "The Organization", "The Organization | webpack"],
  [{ kind: "not-found", path: "/a/some-old-page/", section: null }, "some old page", "some old page | webpack"],
  [{ kind: "not-found", path: "/some-old-page.html", section: null }, "some old page", "some old page | webpack"],
  [{ kind: "not-found", path: "/", section: null }, "Page Not Found", "Page Not Found | webpack"],
  [
    { kind: "loading", path: "/concepts/module-federation", section },
    "module federation",
    "module federation | webpack",
  ],
  [{ kind: "failed", path: "/concepts/entry-points/", section }, "entry points", "entry points | webpack"],
])("of %o the heading is %s and the document's title is %s", (view, heading, title) => {
  expect(viewTitle(view)).toBe(heading);
  expect(documentTitle(view, { name: "webpack" })).toBe(title);
});

test("the deployer sets the name of the site", () => {
  expect(withSiteName("Output", "My fork")).toBe("Output | My fork");
});
