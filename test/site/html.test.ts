import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { describe, expect, inject, test } from "vitest";
import { toPageUrl } from "../../src/utilities/urls";
import { accessChecks } from "./access";
import { htmlFiles, pathOf } from "./files";

const { own, fixture } = inject("sites");

describe.each([
  ["our own site", own],
  ["the fixture site", fixture],
])("%s", (_, directory) => {
  const documents = htmlFiles(directory).map((file) => {
    const { document } = new JSDOM(readFileSync(path.join(directory, file), "utf8")).window;
    return { route: pathOf(file), document };
  });
  const isRedirect = (wanted: string) =>
    documents.some(({ route, document }) => route === wanted && document.querySelector("meta[http-equiv=refresh]"));
  const faultsOf = (check: (document: Document, route: string) => string[]) =>
    documents.flatMap(({ document, route }) => check(document, route).map((fault) => `${route}: ${fault}`));

  test("has a language and a title on every page, and no title twice in a section", () => {
    const titles = documents
      .filter(({ route }) => !isRedirect(route) && !route.endsWith("/printable/"))
      .map(({ route, document }) => `${route.split("/")[1]}: ${document.title}`);
    expect(
      faultsOf((document) => [
        ...(document.documentElement.lang === "en" ? [] : ["no language"]),
        ...(document.title ? [] : ["no title"]),
      ]),
    ).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test("has in every document the security policy that hosts are told to send", () => {
    const [, sent = ""] =
      /Content-Security-Policy: (.*)/.exec(readFileSync(path.join(directory, "_headers"), "utf8")) ?? [];
    const wanted = sent.replace("; frame-ancestors 'none'", ""); // only a header can say so
    expect(wanted).toContain("default-src 'none'");
    expect(
      faultsOf((document, route) => {
        const policies = [...document.querySelectorAll("meta[http-equiv=Content-Security-Policy]")];
        const isRight = policies.length === 1 && policies[0]?.getAttribute("content") === wanted;
        return isRight || isRedirect(route) ? [] : ["another policy"];
      }),
    ).toEqual([]);
  });

  test("tells the browser of a page only what it draws with", () => {
    const told = faultsOf((document) => {
      const json = document.getElementById("root")?.dataset.view;
      const { page } = JSON.parse(json ?? "{}") as { page?: object };
      return Object.keys(page ?? {}).filter((key) => ["changed", "foot", "html", "texts", "markdown"].includes(key));
    });
    expect(told).toEqual([]);
    const copyButtons = documents.filter(({ document }) => document.querySelector(".static-html .copy-page"));
    expect(copyButtons.length).toBeGreaterThan(2);
  });

  // Printable documents consist of the same texts: a small one stands for them. The fixture's headings are as writers may
  // have them.
  const isChecked = (route: string) =>
    directory === own && route !== "/app-shell/" && (!route.endsWith("/printable/") || route === "/migrate/printable/");
  test.skipIf(directory !== own).each(Object.entries(accessChecks))("%s", (_, check) => {
    expect(faultsOf((document, route) => (isChecked(route) && !isRedirect(route) ? check(document) : []))).toEqual([]);
  });

  test("links only to files and fragments that exist", () => {
    const ids = new Map(documents.map(({ document, route }) => [route, new Set(idsOf(document))]));
    expect(
      faultsOf((document, route) =>
        [...document.querySelectorAll("a[href]")]
          .map((link) => link.getAttribute("href") ?? "")
          .filter((href) => !/^[a-z]+:/.test(href))
          .filter((href) => {
            const target = new URL(href, `http://site${route}`);
            const found = ids.get(toPageUrl(target.pathname));
            if (!found) return !existsSync(path.join(directory, target.pathname));
            return target.hash !== "" && !found.has(decodeURIComponent(target.hash.slice(1)));
          }),
      ),
    ).toEqual([]);
  });

  test("has no id twice on a page", () => {
    expect(
      faultsOf((document) => {
        const all = idsOf(document);
        return all.filter((id, index) => all.indexOf(id) !== index);
      }),
    ).toEqual([]);
  });

  test("holds to a strict content policy: no inline style, no inline script but the theme's, no event handlers", () => {
    expect(
      faultsOf((document) => [
        ...[...document.querySelectorAll("[style]")].map((node) => `style on ${node.tagName}`),
        ...[...document.querySelectorAll("script:not([src], [type='application/ld+json'])")]
          .slice(1)
          .map(() => "a second inline script"),
        ...[...document.querySelectorAll("*")].flatMap((node) =>
          [...node.attributes]
            .filter(({ name }) => name.startsWith("on"))
            .map(({ name }) => `${name} on ${node.tagName}`),
        ),
      ]),
    ).toEqual([]);
  });

  test("shows only images that are there", () => {
    expect(
      faultsOf((document) =>
        [...document.querySelectorAll("img")]
          .map((image) => image.getAttribute("src") ?? "")
          .filter((source) => source.startsWith("/") && !existsSync(path.join(directory, source))),
      ),
    ).toEqual([]);
  });

  test("keeps printable documents and pages that are none from search engines", () => {
    expect(
      faultsOf((document, route) => {
        const isHidden = /printable\/|404|app-shell|offline/.test(route);
        const isMarked = document.querySelector('meta[name="robots"]')?.getAttribute("content") === "noindex";
        return isHidden === isMarked ? [] : [isMarked ? "noindex by mistake" : "noindex missing"];
      }),
    ).toEqual([]);
  });

  test("prints all pages of a section, in reading order", () => {
    const find = (wanted: string) => documents.find(({ route }) => route === wanted)?.document;
    const printed = textsOf(find("/concepts/printable/"), ".printable-contents a");
    // The groups of this section stand together, so the sidebar shows the reading order too.
    expect(printed).toEqual(textsOf(find("/concepts/"), ".sidebar-link"));
    expect(printed.length).toBeGreaterThan(1);
    expect(find("/concepts/printable/")?.title).toBe("Combined printable page | webpack");
  });
});

function textsOf(document: Document | undefined, selector: string): (string | null)[] {
  return [...(document?.querySelectorAll(selector) ?? [])].map((node) => node.textContent);
}

function idsOf(document: Document): string[] {
  return [...document.querySelectorAll("[id]")].map(({ id }) => id);
}
