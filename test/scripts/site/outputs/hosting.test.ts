import { describe, expect, test } from "vitest";
import { hostingFiles } from "../../../../scripts/site/outputs/hosting/files";
import { hosting } from "../../../../scripts/site/outputs/hosting/table";
import { pageRedirects } from "../../../../scripts/site/outputs/redirects";
import { redirects } from "../../../../src/redirects";
import { readSiteConfig } from "../../../../src/site";

/** Files in which a value can contain backslashes or quotes, so that only its words can be compared. */
const withHeaders = [
  "_headers",
  "vercel.json",
  ".htaccess",
  "hosting/nginx.conf",
  "hosting/Caddyfile",
  "hosting/lighttpd.conf",
];
const withRedirects = [
  "_redirects",
  "vercel.json",
  ".htaccess",
  "hosting/nginx.conf",
  "hosting/Caddyfile",
  "hosting/lighttpd.conf",
  "hosting/cloudfront-function.js",
];

const ROUTES = ["/", "/concepts/", "/concepts/output/", "/glossary/", "/playground/", "/404.html"];

describe.each(["/", "/webpack/"])("at %s", (basePath) => {
  const table = hosting(
    readSiteConfig({ BASE_PATH: basePath }),
    [{ from: "/plugins/Old/", to: "/plugins/new/" }],
    ROUTES,
  );
  const files = hostingFiles(table);
  const text = (name: string) => files.get(name) ?? "";

  test.each([...withHeaders, "hosting/cloudfront.json"])("%s has every header with its value", (name) => {
    for (const [header, value] of Object.entries(table.headers)) {
      expect(text(name)).toContain(header);
      expect(text(name)).toContain(value);
    }
  });

  test.each([...withHeaders, "hosting/cloudfront.json"])("%s has the policies of documents in frames", (name) => {
    expect(table.frames.map(({ folder }) => folder)).toEqual(
      ["playground/compiler/", "playground/run/", "manifest.html"].map((frame) => basePath + frame),
    );
    for (const { folder, policy } of table.frames) {
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy.includes("sandbox allow-scripts")).toBe(folder.includes("playground"));
      expect(text(name)).toContain(folder);
      expect(text(name)).toContain(policy);
    }
  });

  test("no host that joins the values of several rules sends two security policies, or none", () => {
    const rules = text("_headers")
      .split("\n\n")
      .map((rule) => ({ path: rule.split("\n")[0] ?? "", policy: /Content-Security-Policy: (.*)/.exec(rule)?.[1] }));
    const policiesOf = (address: string) => {
      const matching = rules.filter(({ path }) => {
        return path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
      });
      return matching.flatMap(({ policy }) => policy ?? []);
    };
    const ofPages = table.headers["Content-Security-Policy"];
    for (const route of [...ROUTES, "/sw.js", "/assets/main.js", "/search/1/heads.bin"]) {
      expect([route, policiesOf(basePath + route.slice(1))]).toEqual([route, [ofPages]]);
    }
    for (const { folder, policy } of table.frames) {
      const forms = folder.endsWith("/") ? [folder, `${folder}index.html`] : [folder];
      for (const form of forms) expect([form, policiesOf(form)]).toEqual([form, [policy]]);
    }
  });

  test("_headers has each path once, because Cloudflare Pages only uses the last rule for it", () => {
    const rules = text("_headers").split("\n\n");
    const paths = rules.map((rule) => rule.split("\n")[0]);
    expect(paths).toEqual([...new Set(paths)]);
    const ofAssets = rules.find((rule) => rule.startsWith(`${basePath}assets/*\n`));
    expect(ofAssets).toMatch(/Content-Security-Policy: .*\n {2}Cache-Control: /);
  });

  test.each([...withHeaders, "hosting/cloudfront.json"])("%s keeps hashed files for ever", (name) => {
    expect(table.immutable.folders).toEqual(["assets", "images", "search"].map((folder) => `${basePath}${folder}/`));
    for (const folder of table.immutable.folders) expect(text(name)).toContain(folder);
    expect(text(name)).toContain(table.immutable.cacheControl);
  });

  test.each([...withHeaders.slice(1), "hosting/cloudfront.json"])("%s knows the types of all files", (name) => {
    for (const type of Object.values(table.types)) expect(text(name)).toContain(type.split(";")[0]);
  });

  test.each(withRedirects)("%s knows every redirect", (name) => {
    expect(table.redirects).toEqual([{ from: `${basePath}plugins/Old/`, to: `${basePath}plugins/new/` }]);
    for (const { from, to } of table.redirects) {
      expect(text(name)).toContain(from);
      expect(text(name)).toContain(to);
    }
  });

  test("no host that joins the values of several rules gets two cache times for a file", () => {
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

test("hosts that compare decoded addresses get decoded ones, and others get them as browsers send them", () => {
  const redirect = { from: "/my%20%D0%B3/", to: "/%D0%B3/" };
  const files = hostingFiles(hosting(readSiteConfig({}), [redirect], ROUTES));
  expect(files.get(".htaccess")).toContain('"^/my г/$" "/г/"');
  expect(files.get("hosting/nginx.conf")).toContain('location = "/my г/" { return 301 /%D0%B3/$is_args');
  expect(files.get("_redirects")).toBe("/my%20%D0%B3/ /%D0%B3/ 301\n");
  for (const name of ["vercel.json", "hosting/Caddyfile", "hosting/lighttpd.conf", "hosting/cloudfront-function.js"]) {
    expect(files.get(name)).toContain(redirect.from);
  }
});

test("hosts leave redirects to sections to the pages at the old addresses", () => {
  const moved = [
    { from: "/a/", to: "/b/" },
    { from: "/c/", to: "/b/#part" },
  ];
  const files = [...hostingFiles(hosting(readSiteConfig({}), moved, ROUTES)).values()];
  expect(files.some((text) => text.includes("/a/"))).toBe(true);
  expect(files.filter((text) => text.includes("#part"))).toEqual([]);
});

test("a site with every optional service stays within the limits of hosts", () => {
  const config = readSiteConfig({
    SEARCH_APP_ID: "ABCDEFGHIJ",
    SEARCH_API_KEY: "0123456789abcdef",
    SEARCH_INDEX: "webpack",
    VOTE_API: "https://vote.example.org/api",
    ANALYTICS_ID: "G-0123456789",
    BASE_PATH: "/a-rather-long/base-path/",
  });
  const moved = pageRedirects(Object.values(redirects).map((to) => ({ url: to.replace(/#.*/, "") })));
  const table = hosting(config, moved, ROUTES);
  const files = hostingFiles(table);
  const lines = (name: string) => (files.get(name) ?? "").split("\n").filter((line) => line.trim() !== "");

  // https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
  expect(lines("_headers").filter((line) => !line.startsWith(" ")).length).toBeLessThanOrEqual(100);
  for (const line of lines("_headers")) expect(line.length).toBeLessThanOrEqual(2000);
  expect(moved.length).toBeGreaterThan(0);
  expect(lines("_redirects").length).toBeLessThanOrEqual(2000);
  for (const line of lines("_redirects")) expect(line.length).toBeLessThanOrEqual(1000);

  // https://vercel.com/docs/project-configuration
  const { headers, redirects: routes } = JSON.parse(files.get("vercel.json") ?? "");
  expect(headers.length + routes.length).toBeLessThanOrEqual(2048);
  for (const { source, headers: pairs } of headers) {
    for (const text of [source, ...pairs.map(({ value }: { value: string }) => value)]) {
      expect(text.length).toBeLessThanOrEqual(4096);
    }
  }

  // A response headers policy of CloudFront: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  const { CustomHeadersConfig } = JSON.parse(files.get("hosting/cloudfront.json") ?? "").responseHeaders;
  expect(CustomHeadersConfig.Items.length).toBeLessThanOrEqual(10);
  // The function of a distribution.
  expect(Buffer.byteLength(files.get("hosting/cloudfront-function.js") ?? "")).toBeLessThanOrEqual(10 * 1024);
});

test("the files for GitHub Pages are at the root", () => {
  expect(hostingFiles(hosting(readSiteConfig({}), [], [])).get(".nojekyll")).toBe("");
});
