import { expect, test } from "vitest";
import { applicationCache } from "../../../../scripts/site/outputs/application-cache";

const FILES = [
  { url: "/docs/app-shell/", revision: "abc" },
  { url: "/docs/assets/main.123.js", revision: null },
];
const text = (name: string, files = FILES) => String(applicationCache(files, "/docs/").get(name));

test("the page of the hidden frame refers to the list, and search engines are asked not to show it", () => {
  expect(text("manifest.html")).toContain('<html lang="en" manifest="/docs/manifest.appcache">');
  expect(text("manifest.html")).toContain('<meta name="robots" content="noindex">');
});

test("the list has the initial files of the service worker, and the app shell for all other addresses", () => {
  expect(text("manifest.appcache").split("\n")).toEqual([
    "CACHE MANIFEST",
    "# /docs/app-shell/ abc",
    "CACHE:",
    "/docs/app-shell/",
    "/docs/assets/main.123.js",
    "FALLBACK:",
    "/docs/ /docs/app-shell/",
    "NETWORK:",
    "*",
    "",
  ]);
});

test("the list changes with a file whose name has no hash", () => {
  const newer = FILES.map((file) => (file.revision ? { ...file, revision: "def" } : file));
  expect(text("manifest.appcache", newer)).not.toBe(text("manifest.appcache"));
});
