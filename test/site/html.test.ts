import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { paths } from "../../scripts/lib/paths";
import { walk } from "../../scripts/site/content/walk";
import { decode, fileToUrl, toPageUrl } from "../../src/utilities/urls";
import { accessChecks } from "./access";
import type { DocumentFacts } from "./read-document";
import { readDocuments } from "./read-documents";
import { lettersOf, textsOfPage } from "./texts-of-page";

const { own, fixture } = inject("sites");

describe.each([
  ["our own site", own],
  ["the fixture site", fixture],
])("%s", (_, directory) => {
  let documents: Map<string, DocumentFacts>;
  beforeAll(async () => {
    documents = await readDocuments(directory);
  });

  const faultsOf = (check: (document: DocumentFacts, route: string) => string[]) =>
    [...documents].flatMap(([route, document]) => check(document, route).map((fault) => `${route}: ${fault}`));

  test("has a language and a title on every page, and no duplicate title in a section", () => {
    const titles = [...documents]
      .filter(([route, { refresh }]) => refresh === null && !route.endsWith("/printable/"))
      .map(([route, { title }]) => `${route.split("/")[1]}: ${title}`);
    expect(titles.length).toBeGreaterThan(5);
    expect(
      faultsOf(({ lang, title }) => [...(lang === "en" ? [] : ["no language"]), ...(title ? [] : ["no title"])]),
    ).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test("has the same security policy in every document that hosts are told to send", () => {
    const [, sent = ""] =
      /Content-Security-Policy: (.*)/.exec(readFileSync(path.join(directory, "_headers"), "utf8")) ?? [];
    const wanted = sent.replace("; frame-ancestors 'none'", ""); // only a header can contain this
    expect(wanted).toContain("default-src 'none'");
    const wrong = faultsOf(({ policies, refresh }) =>
      (policies.length === 1 && policies[0] === wanted) || refresh !== null ? [] : ["another policy"],
    );
    expect(wrong).toEqual([]);
  });

  test("only tells the browser about files that the page renders with", () => {
    expect(
      faultsOf(({ told }) => told.filter((key) => ["path", "content", "texts", "markdown"].includes(key))),
    ).toEqual([]);
    expect([...documents.values()].filter(({ told }) => told.includes("title")).length).toBeGreaterThan(2);
    expect([...documents.values()].filter(({ hasCopyButton }) => hasCopyButton).length).toBeGreaterThan(2);
  });

  // Printable documents consist of the same texts, so only a small one is checked. The fixture's headings are like
  // those of other authors.
  const isChecked = (route: string) =>
    directory === own && route !== "/app-shell/" && (!route.endsWith("/printable/") || route === "/migrate/printable/");
  test.skipIf(directory !== own).each(Object.keys(accessChecks))("%s", (name) => {
    expect(
      faultsOf(({ access, refresh }, route) => (isChecked(route) && refresh === null ? (access[name] ?? ["?"]) : [])),
    ).toEqual([]);
  });

  test("links only to files and fragments that exist", () => {
    const ids = new Map([...documents].map(([route, document]) => [route, new Set(document.ids)]));
    expect(
      faultsOf(({ links }, route) =>
        links
          .filter((href) => !/^[a-z]+:/.test(href))
          .filter((href) => {
            const target = new URL(href, `http://site${route}`);
            const found = ids.get(toPageUrl(target.pathname));
            if (!found) return !existsSync(path.join(directory, decode(target.pathname)));
            // The fragment is what the playground opens: a step of a guide or two, from the zip file beside the guide.
            const [, guide, steps = ""] = /^#(?:project|compare)=(\/.+\/)(.+)$/.exec(target.hash) ?? [];
            if (guide) {
              const there = zippedSteps(path.join(directory, guide, "project.zip"));
              return !steps.split(",").every((step) => there.includes(step));
            }
            return target.hash !== "" && !found.has(decodeURIComponent(target.hash.slice(1)));
          }),
      ),
    ).toEqual([]);
  });

  test.skipIf(directory !== own)(
    "shows every text of every page, so that no step of the compiler loses one",
    async () => {
      const { files } = await walk(paths.content);
      const texts = files
        .filter((file) => file.endsWith(".mdx"))
        .flatMap((file) => {
          const shown = lettersOf(documents.get(fileToUrl(file))?.text ?? "");
          return textsOfPage(path.join(paths.content, file)).map(({ text, line }) => {
            return { place: `${file}:${line}: ${text}`, isShown: shown.includes(lettersOf(text)) };
          });
        });
      expect(texts.length).toBeGreaterThan(50_000);
      expect(texts.filter(({ isShown }) => !isShown).map(({ place }) => place)).toEqual([]);
    },
  );

  test("has no duplicate id on a page", () => {
    expect(faultsOf(({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index))).toEqual([]);
  });

  test("complies with a strict content policy: no inline style, no inline script but one, no event handlers", () => {
    expect(faultsOf(({ refused }) => refused)).toEqual([]);
  });

  test("only shows images that exist", () => {
    expect(
      faultsOf(({ images }) =>
        images.filter((source) => source.startsWith("/") && !existsSync(path.join(directory, source))),
      ),
    ).toEqual([]);
  });

  test("hides printable documents and documents that aren't pages from search engines", () => {
    expect(
      faultsOf(({ robots }, route) => {
        const isHidden = /printable\/|404|app-shell|offline/.test(route);
        const isMarked = robots === "noindex";
        return isHidden === isMarked ? [] : [isMarked ? "noindex by mistake" : "noindex missing"];
      }),
    ).toEqual([]);
  });

  test("prints all pages of a section, in reading order", () => {
    const printable = documents.get("/concepts/printable/");
    // The groups of this section aren't interrupted by other pages, so the sidebar shows the reading order too.
    expect(printable?.contents).toEqual(documents.get("/concepts/")?.sidebar);
    expect(printable?.contents.length).toBeGreaterThan(1);
    expect(printable?.title).toBe("Combined printable page | webpack");
  });
});

/** Returns the steps of the project in a zip file: the folders inside its top-level folder. */
function zippedSteps(file: string): string[] {
  if (!existsSync(file)) return [];
  const names: string[] = [];
  const filter = ({ name }: { name: string }) => names.push(name) === 0; // without unpacking anything
  unzipSync(readFileSync(file), { filter });
  return names.map((name) => name.split("/")[1] ?? "");
}
