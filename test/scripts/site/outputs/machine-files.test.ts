import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import type { Page, Site } from "../../../../scripts/site/content/types";
import { feed } from "../../../../scripts/site/outputs/feed";
import { llms } from "../../../../scripts/site/outputs/llms";
import { markdownPages } from "../../../../scripts/site/outputs/markdown-pages";
import { openSearch } from "../../../../scripts/site/outputs/open-search";
import { pictures } from "../../../../scripts/site/outputs/pictures";
import { redirectPages } from "../../../../scripts/site/outputs/redirects";
import { robots, sitemap } from "../../../../scripts/site/outputs/sitemap";
import { readSiteConfig } from "../../../../src/site";
import { readContent, config as siteConfig } from "../../temporary-content";

const config = readSiteConfig({ SITE_ORIGIN: "https://example.org", BASE_PATH: "/docs/", SITE_NAME: 'A & "B"' });

async function site(): Promise<Site> {
  const read = await readContent({
    "a/index.mdx": "---\ntitle: A <b> & c\ndescription: All of it.\n---\nText\n",
    "a/old.mdx": "---\ntitle: Old\n---\nText\n",
    "new.mdx": "---\ntitle: New\n---\nText\n",
  });
  const dates: Record<string, string> = { "/a/old/": "2025-01-01T00:00:00Z", "/new/": "2026-01-01T00:00:00Z" };
  return { ...read, pages: read.pages.map((page) => ({ ...page, changed: dates[page.url] })) };
}

const parse = (text = "") => new JSDOM(text, { contentType: "application/xml" }).window.document; // throws

test("the sitemap has addresses of the deployment, and dates only where they are known", async () => {
  const screens = new Map([["/vote/", "2026-02-01T00:00:00Z"]]);
  const document = parse(sitemap(await site(), config, screens).get("sitemap.xml"));
  const found = [...document.querySelectorAll("url")].map((url) => [
    url.querySelector("loc")?.textContent,
    url.querySelector("lastmod")?.textContent,
  ]);
  expect(found.slice(0, 3)).toEqual([
    ["https://example.org/docs/a/", undefined],
    ["https://example.org/docs/a/old/", "2025-01-01T00:00:00Z"],
    ["https://example.org/docs/new/", "2026-01-01T00:00:00Z"],
  ]);
  expect(found).toContainEqual(["https://example.org/docs/vote/", "2026-02-01T00:00:00Z"]);
  expect(found).toContainEqual(["https://example.org/docs/organization/", undefined]);
  expect(robots(config).get("robots.txt")).toContain("\nSitemap: https://example.org/docs/sitemap.xml\n");
});

test("the feed has the pages with dates, newest first; without dates there is none", async () => {
  const made = await site();
  const document = parse(feed(made, config).get("feed.xml"));
  const titles = [...document.querySelectorAll("entry > title")].map(({ textContent }) => textContent);
  expect(titles).toEqual(["New", "Old"]);
  expect(document.querySelector("author > name")?.textContent).toBe('A & "B"');
  expect(feed({ pages: made.pages.map((page) => ({ ...page, changed: undefined })) }, config).size).toBe(0);
});

test("the description of the search has a short name and the address that opens the search", () => {
  const document = parse(openSearch(config).get("opensearch.xml"));
  expect(document.querySelector("ShortName")?.textContent).toBe('A & "B"');
  expect(document.querySelector("Url")?.getAttribute("template")).toBe("https://example.org/docs/?q={searchTerms}");
});

test("addresses are encoded everywhere, and files have the names that hosts look for", async () => {
  const read = await readContent({ "мой раздел/имя.mdx": "---\ntitle: A\n---\nText\n" });
  const address = encodeURI("https://example.org/docs/мой раздел/имя/");
  const { edit, section, url } = read.pages[0] as Page;
  expect({ edit, section }).toEqual({
    edit: `${siteConfig.editBase}/${encodeURI("мой раздел/имя.mdx")}`,
    section: "мой раздел",
  });
  expect(read.sections.map((one) => one.url)).toEqual([encodeURI("/мой раздел/"), "/"]);
  expect(sitemap(read, config, new Map()).get("sitemap.xml")).toContain(`<loc>${address}</loc>`);
  expect(llms(read, config).get("llms.txt")).toContain(`- [A](${address}index.md)`);
  expect(llms(read, config).get("llms-full.txt")).toContain(`From <${address}>.`);
  expect([...markdownPages(read, config).keys()]).toEqual(["мой раздел/имя/index.md"]);
  expect([...redirectPages(config, [{ from: url, to: url }])]).toEqual([
    ["мой раздел/имя/index.html", expect.stringContaining(`url=${new URL(address).pathname}"`)],
  ]);
});

test("a page as Markdown has its title and source", async () => {
  const files = markdownPages(await site(), config);
  expect(files.get("a/index.md")).toBe("# A <b> & c\n\n> All of it.\n\nFrom <https://example.org/docs/a/>.\n\nText\n");
  expect(files.get("new/index.md")).toContain("From <https://example.org/docs/new/>, last changed on 2026-01-01.");
});

test("llms.txt lists the pages by section, llms-full.txt has their text", async () => {
  const files = llms(await site(), config);
  expect(files.get("llms.txt")).toContain(
    "## A <b> & c\n\n- [A <b> & c](https://example.org/docs/a/index.md): All of it.\n",
  );
  expect(files.get("llms-full.txt")?.match(/^# /gm)).toHaveLength(3);
});

test("pictures have the same bytes every time", async () => {
  const made = await site();
  const drawn = await pictures(made, config);
  const again = await pictures(made, config);
  expect([...drawn.keys()]).toEqual(expect.arrayContaining(["previews/section-a.png", "previews/site.png"]));
  for (const [file, bytes] of drawn) {
    expect(Buffer.from(bytes).equals(again.get(file) ?? new Uint8Array())).toBe(true);
  }
}, 60_000);
