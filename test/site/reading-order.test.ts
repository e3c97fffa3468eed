import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { expect, inject, test } from "vitest";

const { own } = inject("sites");
const open = (url: string) => new JSDOM(readFileSync(path.join(own, url, "index.html"), "utf8")).window.document;
const hrefOf = (element: Element | null) => element?.getAttribute("href") ?? null;

test.each(["concepts", "configuration", "guides", "api", "loaders", "plugins", "migrate", "contribute"])(
  "in /%s/, the pager follows the order of the sidebar",
  (section) => {
    const links = [...open(`/${section}/`).querySelectorAll(".sidebar .sidebar-link")].map(hrefOf);
    expect(links.length).toBeGreaterThan(2);
    const pagers = links.map((url) => {
      const page = open(url ?? "");
      return [hrefOf(page.querySelector('.pager [rel="prev"]')), hrefOf(page.querySelector('.pager [rel="next"]'))];
    });
    expect(pagers).toEqual(links.map((_, index) => [links[index - 1] ?? null, links[index + 1] ?? null]));
  },
);
