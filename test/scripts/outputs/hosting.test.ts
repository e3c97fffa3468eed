import { describe, expect, test } from "vitest";
import { hostingFiles } from "../../../scripts/outputs/hosting/files";
import { hosting } from "../../../scripts/outputs/hosting/table";
import { readSiteConfig } from "../../../src/site";

/** Files in which a value may be written with backslashes or in quotes, so that only its words can be compared. */
const withHeaders = [
  "_headers",
  "vercel.json",
  ".htaccess",
  "hosting/nginx.conf",
  "hosting/Caddyfile",
  "hosting/lighttpd.conf",
];
const withRedirects = [
  ...["_redirects", "vercel.json", ".htaccess", "hosting/nginx.conf", "hosting/Caddyfile", "hosting/lighttpd.conf"],
  "hosting/cloudfront-function.js",
];

describe.each(["/", "/webpack/"])("at %s", (basePath) => {
  const moved = [{ from: `${basePath}plugins/Old/`, to: `${basePath}plugins/new/` }];
  const table = hosting(readSiteConfig({ BASE_PATH: basePath }), moved);
  const files = hostingFiles(table);
  const text = (name: string) => files.get(name) ?? "";

  test.each([...withHeaders, "hosting/cloudfront.json"])("%s has every header with its value", (name) => {
    for (const [header, value] of Object.entries(table.headers)) {
      expect(text(name)).toContain(header);
      expect(text(name)).toContain(value);
    }
  });

  test.each([...withHeaders, "hosting/cloudfront.json"])("%s keeps hashed files for ever", (name) => {
    expect(table.immutable.folders).toEqual(["assets", "images", "search"].map((folder) => `${basePath}${folder}/`));
    for (const folder of table.immutable.folders) expect(text(name)).toContain(folder);
    expect(text(name)).toContain(table.immutable.cacheControl);
  });

  test.each([...withHeaders.slice(1), "hosting/cloudfront.json"])("%s knows the types that hosts may not", (name) => {
    for (const type of Object.values(table.types)) expect(text(name)).toContain(type);
  });

  test.each(withRedirects)("%s knows every redirect", (name) => {
    expect(table.redirects.length).toBeGreaterThan(0);
    for (const { from, to } of table.redirects) {
      expect(text(name)).toContain(from);
      expect(text(name)).toContain(to);
    }
  });

  test("no host that joins values of several rules is told twice how long to keep a file", () => {
    const [everything = ""] = text("_headers").split("\n\n");
    expect(everything).toMatch(new RegExp(`^${basePath}\\*\n`));
    expect(everything).not.toContain("Cache-Control");
  });

  test("CloudFront's function finds indexes, adds slashes and keeps queries", () => {
    const handler = new Function(`${text("hosting/cloudfront-function.js")}; return handler;`)() as (event: {
      request: { uri: string; querystring: Record<string, { value: string }> };
    }) => { uri?: string; headers?: { location: { value: string } } };
    const ask = (uri: string, querystring = {}) => handler({ request: { uri, querystring } });
    expect(ask(`${basePath}concepts/`).uri).toBe(`${basePath}concepts/index.html`);
    expect(ask(`${basePath}favicon.svg`).uri).toBe(`${basePath}favicon.svg`);
    expect(ask(`${basePath}concepts`, { q: { value: "x" } }).headers?.location.value).toBe(`${basePath}concepts/?q=x`);
    const [moved] = table.redirects;
    expect(ask(moved?.from ?? "").headers?.location.value).toBe(moved?.to);
    expect(ask("/constructor/").uri).toBe("/constructor/index.html");
    for (const uri of ["//evil", "/\\evil", "/\\/evil", "///evil"]) {
      expect(ask(uri).headers?.location.value).toBe("/evil/");
    }
  });
});

test("what GitHub Pages needs lies at the root", () => {
  expect(hostingFiles(hosting(readSiteConfig({}), [])).get(".nojekyll")).toBe("");
});
