import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { isTypesPage } from "../scripts/site/content/assemble";
import { isExternalPage } from "../scripts/site/content/external-links";
import { redirected } from "../src/redirects";
import { ownSite } from "./own-site";

// Others link to our headings, so every anchor that was ever published must keep leading somewhere. READMEs are
// excluded, because they aren't ours, and so are signatures, which disappear when webpack removes a member.
const LIST = path.join(import.meta.dirname, "published-anchors.txt");
const COMMAND = "UPDATE_ANCHORS=1 npx vitest run --config test/vitest.config.ts test/published-anchors.test.ts";
const isUpdate = process.env.UPDATE_ANCHORS === "1";

/** The addresses of all our own pages and their headings. */
let addresses: Set<string>;

beforeAll(async () => {
  const own = ownSite.pages.filter((page) => !isExternalPage(page));
  addresses = new Set(
    own.flatMap(({ path: file, url, texts }) => {
      const kept = texts.filter(({ prose }) => prose !== "" || !isTypesPage(file));
      return [url, ...kept.map(({ id }) => (id ? `${url}#${id}` : url))];
    }),
  );
  if (isUpdate) writeFileSync(LIST, `${[...new Set([...published(), ...anchorsOf(addresses)])].sort().join("\n")}\n`);
}, 180_000);

function published(): string[] {
  return readFileSync(LIST, "utf8").split("\n").filter(Boolean);
}

function anchorsOf(all: Iterable<string>): string[] {
  return [...all].filter((address) => address.includes("#"));
}

/** Returns the anchors that lead neither to a heading nor, by `src/redirects.ts`, to an existing address. */
function lost(anchors: string[], present: ReadonlySet<string>): string[] {
  return anchors.filter((anchor) => {
    const [url = "", fragment] = anchor.split("#");
    return !present.has(anchor) && !present.has(redirected(url, `#${fragment}`) ?? "");
  });
}

test("no published anchor is lost", () => {
  const advice =
    "Others may link to these headings, which are gone. Give the headings their old text back, or add a line for each " +
    'to src/redirects.ts, such as "/configuration/module/#rule-include": "/configuration/module/#ruleinclude".';
  expect(lost(published(), addresses), advice).toEqual([]);
});

test("every anchor is in the list of published ones", () => {
  const known = new Set(published());
  const advice = `These headings are new. Write them into test/published-anchors.txt, to be kept from now on: ${COMMAND}`;
  expect(
    anchorsOf(addresses).filter((anchor) => !known.has(anchor)),
    advice,
  ).toEqual([]);
});

test("the list is sorted and has no duplicates", () => {
  expect(published()).toEqual([...new Set(published())].sort());
  expect(published().length).toBeGreaterThan(1000);
});

test("a removed heading counts as lost, unless it redirects to one that exists", () => {
  const present = new Set(["/configuration/module/", "/configuration/module/#ruleinclude"]);
  const anchors = ["#ruleinclude", "#rule-include", "#rule-exclude", "#gone"].map(
    (id) => `/configuration/module/${id}`,
  );
  expect(lost(anchors, present)).toEqual(["/configuration/module/#rule-exclude", "/configuration/module/#gone"]);
});
