import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { allFiles, LISTING, type OfflineListing } from "../../src/offline/listing";

const { own, fixture } = inject("sites");

test.each([
  ["our own site", own],
  ["the fixture", fixture],
])("%s: every script and style sheet is among what can be kept, whether its chunk has a name or not", (_, site) => {
  const listing = JSON.parse(readFileSync(path.join(site, LISTING), "utf8")) as OfflineListing;
  const built = readdirSync(path.join(site, "assets"))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => `assets/${name}`);
  expect(built.length).toBeGreaterThan(10);
  expect(built.filter((name) => !allFiles(listing).includes(name))).toEqual([]);
});
