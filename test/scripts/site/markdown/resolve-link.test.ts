import { describe, expect, test } from "vitest";
import { resolveLink } from "../../../../scripts/site/markdown/resolve-link";
import { context } from "./compile";

/** A page whose name is outside of ASCII. */
const MILON = "/%D7%9E%D7%99%D7%9C%D7%95%D7%9F/";
const site = { ...context, urls: new Set([...context.urls, MILON, "/with%20space/", "/API/", "/licenses.txt"]) };
const resolve = (written: string, own = "/concepts/output/") => resolveLink(written, own, site);

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
  ["/nowhere", { kind: "dead", url: "/nowhere/" }],
  ["/api/", { kind: "dead", url: "/api/" }],
  ["/Glossary/", { kind: "dead", url: "/Glossary/" }],
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
  "%j does not hide that it leads away",
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
