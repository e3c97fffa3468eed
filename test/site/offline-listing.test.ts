import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { PARTS } from "../../scripts/site/playground/parts";
import { allFiles, LISTING, type OfflineListing } from "../../src/offline/listing";
import { PACKS } from "../../src/playground/project/packages";

const { own, fixture } = inject("sites");

test.each([
  ["our own site", own],
  ["the fixture", fixture],
])("%s: every script and style sheet is among what can be kept, apart from webpack in the playground", (_, site) => {
  const listing = JSON.parse(readFileSync(path.join(site, LISTING), "utf8")) as OfflineListing;
  const built = readdirSync(path.join(site, "assets"))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => `assets/${name}`);
  expect(built.length).toBeGreaterThan(10);
  const left = built.filter((name) => !allFiles(listing).includes(name));
  // Megabytes that most readers never need. They are stored when a reader opens the playground.
  expect(left.map((name) => name.replace(/\..*/, "")).sort()).toEqual(
    ["worker", ...PARTS, ...Object.keys(PACKS).map((name) => `packages-${name}`)]
      .map((name) => `assets/playground-${name}`)
      .sort(),
  );
});
