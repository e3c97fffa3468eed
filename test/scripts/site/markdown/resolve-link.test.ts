import { describe, expect, test } from "vitest";
import { resolveLink } from "../../../../scripts/site/markdown/resolve-link";
import { context } from "./compile";

/** A page whose name isn't ASCII. */
const MILON = "/%D7%9E%D7%99%D7%9C%D7%95%D7%9F/";
const site = { ...context, urls: new Set([...context.urls, MILON, "/with%20space/", "/API/", "/licenses.txt"]) };
const resolve = (written: string, url = "/concepts/output/", file = "concepts/output.mdx") =>
  resolveLink(written, { url, file }, site);

describe("links to pages", () => {
  test.each([
    ["/glossary/", "/glossary/"],
    ["/glossary", "/glossary/"],
    ["/glossary.mdx", "/glossary/"],
    ["/glossary.md", "/glossary/"],
    ["/concepts/index.mdx", "/concepts/"],
    ["/concepts/index.html", "/concepts/"],
    ["/", "/"],
    ["", "/concepts/output/"],
    [".", "/concepts/output/"],
    ["..", "/concepts/"],
    ["../../glossary", "/glossary/"],
    ["../output.mdx", "/concepts/output/"],
    ["https://webpack.js.org/glossary", "/glossary/"],
    ["HTTPS://WEBPACK.JS.ORG/glossary/", "/glossary/"],
    ["//webpack.js.org/glossary/", "/glossary/"],
    ["https://webpack.js.org", "/"],
    ["/מילון", MILON],
    [MILON, MILON],
    ["/with%20space/", "/with%20space/"],
    ["/with space/", "/with%20space/"],
    ["/g%6cossary/", "/glossary/"],
    ["/API", "/API/"],
    ["/licenses.txt", "/licenses.txt"],
  ])("%j leads to %s", (written, url) => {
    expect(resolve(written)).toEqual({ kind: "internal", url, id: "", href: url });
  });

  test.each([
    ["#below", "/concepts/output/", "below", "/concepts/output/#below"],
    ["/glossary#c", "/glossary/", "c", "/glossary/#c"],
    ["/glossary?q=1#c", "/glossary/", "c", "/glossary/?q=1#c"],
    ["?q=1", "/concepts/output/", "", "/concepts/output/?q=1"],
    ["/glossary#%D7%9E", "/glossary/", "מ", "/glossary/#%D7%9E"],
    ["/glossary#100%", "/glossary/", "100%", "/glossary/#100%"],
  ])("%s keeps query and fragment", (written, url, id, href) => {
    expect(resolve(written)).toEqual({ kind: "internal", url, id, href });
  });
});

test.each([
  ["./modules.mdx", "/concepts/modules/"],
  ["modules.mdx#a", "/concepts/modules/"],
  ["./deep/index.md", "/concepts/deep/"],
  ["../concepts/modules.mdx", "/concepts/modules/"],
  ["../glossary.mdx", "/glossary/"],
  ["../output.mdx", "/concepts/output/"],
  ["with space.mdx", "/concepts/with%20space/"],
])("the file %s is looked for beside the file of the page, and then beside its url", (written, url) => {
  const urls = new Set([...site.urls, "/concepts/modules/", "/concepts/deep/", "/concepts/with%20space/"]);
  const place = { url: "/concepts/output/", file: "concepts/output.mdx" };
  expect(resolveLink(written, place, { ...site, urls })).toMatchObject({ kind: "internal", url });
  const index = { url: "/concepts/", file: "concepts/index.mdx" };
  expect(resolveLink("./modules.mdx", index, { ...site, urls })).toMatchObject({ url: "/concepts/modules/" });
});

test("a fragment in decomposed letters leads to the same heading", () => {
  const href = "/glossary/#%D0%B9";
  for (const written of ["/glossary#\u0439", "/glossary#\u0438\u0306", "/glossary#%D0%B8%CC%86"])
    expect(resolve(written)).toEqual({ kind: "internal", url: "/glossary/", id: "\u0439", href });
});

test.each([
  ["/nowhere", { kind: "dead", url: "/nowhere/" }],
  ["/api/", { kind: "dead", url: "/api/", near: "/API/" }],
  ["/Glossary/", { kind: "dead", url: "/Glossary/", near: "/glossary/" }],
  ["/glossary.html", { kind: "dead", url: "/glossary.html", near: "/glossary/" }],
  ["/Concepts/Index.html#x", { kind: "dead", url: "/Concepts/Index.html", near: "/concepts/" }],
  ["output", { kind: "dead", url: "/concepts/output/output/", near: "/concepts/output/" }],
  ["./nowhere.mdx", { kind: "dead", url: "/concepts/nowhere/" }],
  ["glossary", { kind: "dead", url: "/concepts/output/glossary/" }],
  ["https://webpack.js.org/nowhere", { kind: "dead", url: "/nowhere/" }],
])("%s is %o", (written, link) => {
  expect(resolve(written)).toEqual(link);
});

test.each([
  "https://example.org/",
  "http://example.org",
  "//example.org/concepts/",
  "https://v4.webpack.js.org/concepts/",
  "https://webpack.js.org.example.org/",
  "https://webpack.js.org@example.org/",
  "https://webpack.js.org:8443/",
  "mailto:a@example.org",
  "tel:+1-555-0100",
])("%s leads away", (written) => {
  expect(resolve(written)).toEqual({ kind: "external", href: written });
});

test.each(["/\\example.org/", "\\\\example.org/", "/\t/example.org/", "\\/\nexample.org/"])(
  "%j doesn't hide that it leads to another site",
  (written) => {
    expect(resolve(written)).toEqual({ kind: "external", href: "https://example.org/" });
  },
);

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " \tjavascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://webpack.js.org/%0aalert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://webpack.js.org/1",
  "file:///etc/passwd",
  "ftp://example.org/",
  "view-source:javascript:1",
  "https://[",
])("%j is not allowed", (written) => {
  expect(resolve(written)).toEqual({ kind: "forbidden" });
});
