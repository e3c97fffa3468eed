import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { JSDOM } from "jsdom";
import { describe, expect, inject, test } from "vitest";
import { decode, withoutBase } from "../../src/utilities/urls";
import { htmlFiles, pathOf } from "./files";

const { own, fixture, below } = inject("sites");

const ORIGIN = "https://webpack.js.org";

describe.each([
  ["our own site", own, "/"],
  ["the fixture site", fixture, "/"],
  ["the fixture site below a base path", below, "/docs/"],
])("%s", (_, directory, base) => {
  const root = `${ORIGIN}${base}`;
  /** Reads a file by its path in the output, which may be written as in an address. */
  const read = (file: string) => readFileSync(path.join(directory, decode(file)), "utf8");
  const parse = (file: string) => new JSDOM(read(file), { contentType: "application/xml" }).window.document; // throws
  const texts = (document: Document, name: string) => [...document.querySelectorAll(name)].map((x) => x.textContent);
  /** Returns the addresses without a file. */
  const missing = (addresses: (string | null)[]) =>
    addresses.filter((address) => {
      if (!address?.startsWith(root)) return true;
      const file = decode(address.slice(root.length).replace(/[?#].*/, ""));
      return !existsSync(path.join(directory, file === "" || file.endsWith("/") ? `${file}index.html` : file));
    });
  const pages = htmlFiles(directory)
    .map((file) => ({ route: pathOf(file), html: read(file) }))
    .filter(({ html }) => html.includes(' id="root"'))
    // Everything that is checked here is in the head; parsing whole documents takes ten times as long.
    .map(({ route, html }) => ({ route, document: new JSDOM(html.slice(0, html.indexOf("</head>"))).window.document }));
  const listed = pages.filter(({ document }) => !document.querySelector('meta[name="robots"]'));

  test("the sitemap has exactly the pages that search engines may list", () => {
    const locations = texts(parse("sitemap.xml"), "loc");
    expect(missing(locations)).toEqual([]);
    expect(locations.toSorted()).toEqual(listed.map(({ route }) => root + route.slice(1)).toSorted());
    expect(read("robots.txt")).toContain(`Sitemap: ${root}sitemap.xml`);
  });

  test("the feed, if dates are known, has existing pages, newest first", () => {
    const hasFeed = existsSync(path.join(directory, "feed.xml"));
    const link = listed[0]?.document.querySelector('link[type="application/atom+xml"]')?.getAttribute("href");
    expect(link ?? null).toBe(hasFeed ? `${base}feed.xml` : null);
    if (!hasFeed) return;
    const document = parse("feed.xml");
    expect(missing(texts(document, "entry > id"))).toEqual([]);
    const ids = texts(document, "id");
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const dates = texts(document, "entry > updated");
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(document.querySelector("feed > updated")?.textContent).toBe(dates[0]);
  });

  test("previews, structured data and the link to Markdown are right on every page", () => {
    const faults = listed.flatMap(({ route, document }) => {
      const property = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
      const url = root + route.slice(1);
      const image = property("og:image") ?? "";
      const { width, height } = imageSize(readFileSync(path.join(directory, image.slice(root.length))));
      const script = document.querySelector('script[type="application/ld+json"]');
      const data = script ? JSON.parse(script.textContent) : { url };
      const markdown = document.querySelector('link[type="text/markdown"]')?.getAttribute("href");
      return [
        ...(property("og:url") === url ? [] : ["og:url"]),
        ...(document.querySelector('link[rel="canonical"]')?.getAttribute("href") === url ? [] : ["canonical"]),
        ...(property("og:title") ? [] : ["og:title"]),
        ...(width === 1200 && height === 630 ? [] : [`og:image is ${width} by ${height}`]),
        ...((data["@graph"]?.[0].url ?? data.url) === url.replace(/(?<=\/\/[^/]+\/)$/, "") ? [] : ["JSON-LD"]),
        ...(data["@graph"] && missing(crumbsOf(data)).length > 0 ? ["breadcrumbs"] : []),
        ...(markdown && missing([ORIGIN + markdown]).length > 0 ? ["Markdown"] : []),
      ].map((fault) => `${route}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test("the manifest's icons have the sizes that it lists", () => {
    const manifest = JSON.parse(read("manifest.webmanifest"));
    expect([manifest.start_url, manifest.scope]).toEqual([base, base]);
    const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
    expect(purposes).toEqual(expect.arrayContaining(["any", "maskable"]));
    for (const { src, sizes } of manifest.icons.filter((icon: { sizes: string }) => icon.sizes !== "any")) {
      const { width, height } = imageSize(readFileSync(path.join(directory, withoutBase(base, src) ?? "")));
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test("llms.txt links to existing Markdown with the page's name", () => {
    const links = [...read("llms.txt").matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map((match) => match[1] ?? "");
    expect(links.length).toBeGreaterThan(5);
    expect(missing(links)).toEqual([]);
    for (const link of links.filter((address) => address.endsWith(".md"))) {
      const text = read(decode(link.slice(root.length)));
      expect(text).toMatch(/^# \S/);
      expect(text).toContain(`From <${link.replace(/index\.md$/, "")}>`);
    }
  });

  test("links in the Markdown are absolute addresses, and lead to files", () => {
    const { pages: all } = JSON.parse(read("pages.json")) as { pages: { url: string; markdown: string }[] };
    expect(missing(all.flatMap(({ url, markdown }) => [url, markdown]))).toEqual([]);
    const links = all.flatMap(({ markdown }) =>
      [
        ...read(decode(markdown.slice(root.length)))
          .replace(/^( *`{3,}).*?^\1/gms, "")
          .replace(/`[^`\n]*`/g, "code")
          .matchAll(/(?<!`)\]\((\S+?)\)/g),
      ].map((m) => m[1] ?? ""),
    );
    expect(links.filter((link) => !/^(https?:|mailto:)/.test(link))).toEqual([]);
    expect(missing(links.filter((link) => link.startsWith(root)))).toEqual([]);
  });

  test("browsers can add the search", () => {
    const url = parse("opensearch.xml").querySelector("Url")?.getAttribute("template");
    expect(url).toBe(`${root}?q={searchTerms}`);
  });

  test("the application cache's frame lists existing files, and search engines don't list it", () => {
    expect(read("manifest.html")).toContain(`manifest="${base}manifest.appcache"`);
    const [, listedFiles = ""] = /CACHE:\n(.*)\nFALLBACK:/s.exec(read("manifest.appcache")) ?? [];
    expect(missing(listedFiles.split("\n").map((file) => ORIGIN + file))).toEqual([]);
    expect(read("sitemap.xml")).not.toContain("manifest.html");
  });
});

test("options.json has every option, with a description and an existing address", () => {
  const { options } = JSON.parse(readFileSync(path.join(own, "options.json"), "utf8"));
  expect(options.length).toBeGreaterThan(700);
  const urls = new Set<string>(options.map(({ url }: { url?: string }) => url?.replace(/#.*/, "")).filter(Boolean));
  for (const url of urls) expect(existsSync(path.join(own, url.slice(ORIGIN.length), "index.html"))).toBe(true);
  expect(urls.size).toBeGreaterThan(10);
  const undescribed = options.filter(({ description }: { description?: string }) => !description);
  expect(undescribed, "options of which no page of the configuration says in a sentence what they do").toEqual([]);
});

function crumbsOf(data: { "@graph": [unknown, { itemListElement: { item: string }[] }] }): string[] {
  return data["@graph"][1].itemListElement.map(({ item }) => item);
}
