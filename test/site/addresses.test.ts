import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { redirected, redirects } from "../../src/redirects";
import { toPageUrl } from "../../src/utilities/urls";
import type { DocumentFacts } from "./read-document";
import { readDocuments } from "./read-documents";

const { own } = inject("sites");
const inbound = JSON.parse(readFileSync(path.join(import.meta.dirname, "../fixtures/inbound-links.json"), "utf8"));
/** The documents that a host returns, by route. */
let documents: Map<string, DocumentFacts>;
beforeAll(async () => {
  documents = await readDocuments(own);
});

/** Returns the problem with an address for a reader who opens it. */
function faultOf(address: string): string | null {
  const { pathname, hash } = new URL(address, "https://webpack.js.org");
  const target = redirected(toPageUrl(pathname), hash) ?? toPageUrl(pathname) + hash;
  const [url = "", fragment = ""] = target.split("#");
  const document = documents.get(url.replace(/\/?$/, "/"));
  if (!document) return `${address}: there is no page ${url}`;
  const isThere = fragment === "" || document.ids.includes(decodeURIComponent(fragment));
  return isThere ? null : `${address}: ${url} has no #${fragment}`;
}

test("addresses in webpack's messages, schemas and READMEs exist", () => {
  expect(inbound).toHaveLength(143);
  expect(inbound.map(faultOf).filter(Boolean)).toEqual([]);
});

test.each(Object.entries(redirects))("%s leads to a page and a heading", (from, to) => {
  expect(faultOf(to)).toBeNull();
  const path = from.replace(/#.*/, "");
  const answer = documents.get(path)?.refresh ?? undefined;
  expect(answer).toBe(redirects[path] && `0; url=${redirects[path]}`);
});

/** Specification section 2.1. */
const ROUTES: Record<string, string> = {
  "": "comparison branding glossary vote organization starter-kits app-shell license printable",
  api: "cli node stats hot-module-replacement loaders logging module-methods module-variables compilation-object compiler-hooks compilation-hooks parser plugins resolvers printable",
  concepts:
    "entry-points output loaders plugins configuration modules module-resolution module-federation dependency-graph targets manifest hot-module-replacement why-webpack under-the-hood printable",
  configuration:
    "configuration-languages configuration-types entry-context mode output module resolve optimization plugins dev-server devtool target watch externals performance node stats experiments other-options printable",
  contribute:
    "writers-guide writing-a-loader writing-a-plugin writing-a-scaffold plugin-patterns release-process debugging printable",
  guides:
    "getting-started asset-management output-management development code-splitting caching author-libraries environment-variables build-performance csp development-vagrant dependency-management installation scaffolding hot-module-replacement tree-shaking production lazy-loading shimming typescript progressive-web-application public-path integrations asset-modules entry-advanced printable",
  loaders: "printable",
  migrate: "3 4 5 printable",
  plugins: "printable",
};

describe.each(Object.entries(ROUTES))("the known urls of /%s", (section, names) => {
  const folder = section === "" ? "/" : `/${section}/`;
  test.each([folder, ...names.split(" ").map((name) => `${folder}${name}/`)])("%s answers", (url) => {
    expect(faultOf(url)).toBeNull();
  });
});

test.each([
  ["loaders", 28],
  ["plugins", 40],
])("/%s/ has about as many pages as it should", (section, least) => {
  expect(documents.get(`/${section}/`)?.sidebar.length).toBeGreaterThan(least);
});

test.each(["concepts", "configuration", "guides", "api", "loaders", "plugins", "migrate", "contribute"])(
  "in /%s/, the pager follows the order of the sidebar",
  (section) => {
    const order = documents.get(`/${section}/`)?.order ?? [];
    expect(order.length).toBeGreaterThan(2);
    const pagers = order.map((url) => [documents.get(url)?.previous, documents.get(url)?.next]);
    expect(pagers).toEqual(order.map((_, index) => [order[index - 1] ?? null, order[index + 1] ?? null]));
  },
);
