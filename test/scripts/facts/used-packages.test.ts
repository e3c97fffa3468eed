import { expect, test } from "vitest";
import {
  formatOutdated,
  groupUses,
  outdatedPackages,
  packageLists,
  usesOfGuides,
  usesOfList,
} from "../../../scripts/facts/used-packages";
import { paths } from "../../../scripts/lib/paths";
import { writeContent } from "../temporary-content";

function guides(manifests: Record<string, object>): Promise<string> {
  const files = Object.entries(manifests).map(([file, manifest]) => [`projects/${file}`, JSON.stringify(manifest)]);
  return writeContent(Object.fromEntries(files));
}

test("every package of a guide's steps is listed once, with the guides that use it", async () => {
  const folder = await guides({
    "caching/1-hashes/package.json": { devDependencies: { webpack: "^5.112.2" } },
    "caching/2-runtime/package.json": { dependencies: { react: "19.3.1" }, devDependencies: { webpack: "^5.112.2" } },
    "caching/expected/package.json": { dependencies: { recorded: "1.0.0" } },
    "monorepos/1-shop/apps/shop/package.json": {
      dependencies: { prices: "file:../prices", "@acme/ui": "1.0.0", webpack: "5.112.2" },
    },
    "monorepos/1-shop/packages/ui/package.json": { name: "@acme/ui" },
  });
  expect(groupUses(usesOfGuides(folder))).toEqual([
    { name: "react", version: "19.3.1", by: ["/guides/caching/"] },
    { name: "webpack", version: "5.112.2", by: ["/guides/caching/", "/guides/monorepos/"] },
  ]);
});

test("a package in two versions is listed twice", async () => {
  const folder = await guides({
    "angular/1-application/package.json": { devDependencies: { typescript: "5.9.3" } },
    "typescript/1-setup/package.json": { devDependencies: { typescript: "6.0.3" } },
  });
  expect(groupUses(usesOfGuides(folder))).toEqual([
    { name: "typescript", version: "5.9.3", by: ["/guides/angular/"] },
    { name: "typescript", version: "6.0.3", by: ["/guides/typescript/"] },
  ]);
});

test("a list has the versions of its lock file, and an aliased package is the one that is installed", async () => {
  const devDependencies = { webpack: "^5.112.0", "@swc/core": "npm:@swc/wasm@1.16.18", "@acme/ui": "file:ui" };
  const packages = {
    "node_modules/webpack": { version: "5.113.0" },
    "node_modules/@swc/core": { name: "@swc/wasm", version: "1.16.18" },
    "node_modules/@acme/ui": { link: true },
    "node_modules/tapable": { version: "2.3.0" },
  };
  const folder = await writeContent({
    "tools/package.json": JSON.stringify({ devDependencies }),
    "tools/package-lock.json": JSON.stringify({ packages }),
  });
  expect(usesOfList(folder, "tools")).toEqual([
    { name: "webpack", version: "5.113.0", by: "tools/package.json" },
    { name: "@swc/wasm", version: "1.16.18", by: "tools/package.json" },
  ]);
});

test("every list of this repository is found, and no list that git ignores", () => {
  expect(packageLists(paths.root)).toEqual(expect.arrayContaining([".", "test/proofs/packages/guides"]));
  expect(packageLists(paths.root).filter((folder) => folder.includes("node_modules"))).toEqual([]);
});

test("only packages with a newer version are listed", async () => {
  const used = [
    { name: "react", version: "19.3.1", by: ["/guides/application/", "/guides/vite/"] },
    { name: "vue", version: "3.5.45", by: ["/guides/frameworks/"] },
    { name: "svelte", version: "6.0.0", by: ["/guides/frameworks/"] },
  ];
  const newest: Record<string, string> = { react: "20.0.0", vue: "3.5.45", svelte: "5.57.3" };
  const outdated = await outdatedPackages(used, async (name) => newest[name] ?? "");
  expect(formatOutdated(outdated).split("\n").slice(1)).toEqual([
    "react 19.3.1, newest 20.0.0: /guides/application/, /guides/vite/",
  ]);
  expect(formatOutdated([])).toMatch(/newest version of every package/);
});
