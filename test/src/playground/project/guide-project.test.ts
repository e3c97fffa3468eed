import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchGuideProject } from "../../../../src/playground/project/guide-project";

const asked: string[] = [];
let answer: () => Response;
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("location", { href: "https://example.org/docs/playground/#project=x" });
  vi.stubGlobal("fetch", async (address: URL) => {
    asked.push(address.href);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Makes the site serve a zip file with these files. */
function serve(files: Record<string, Uint8Array>): void {
  answer = () => new Response(zipSync({ caching: files }) as Uint8Array<ArrayBuffer>);
}

test("the files of a step come from the zip file beside the guide, also below a base path", async () => {
  serve({
    "README.md": strToU8("x"),
    "1-hash/src/index.js": strToU8("one();"),
    "10-hash/src/index.js": strToU8("ten();"),
  });
  expect(await fetchGuideProject("/guides/caching/1-hash")).toEqual({ "src/index.js": "one();" });
  expect(asked).toEqual(["https://example.org/docs/guides/caching/project.zip"]);
});

test("entries for folders in the zip file are left out", async () => {
  answer = () => new Response(zipSync({ caching: { "1-hash": { src: { "index.js": strToU8("one();") } } } }).slice());
  expect(await fetchGuideProject("/guides/caching/1-hash")).toEqual({ "src/index.js": "one();" });
});

test.each([
  "/guides/caching/2-gone",
  "/guides/caching/",
  "//evil.example/guides/caching/1-hash",
  "/../caching/1-hash",
  "/guides/caching/1-hash?x",
])("%s is refused in a sentence", async (address) => {
  serve({ "1-hash/src/index.js": strToU8("one();") });
  await expect(fetchGuideProject(address)).rejects.toThrow("This guide doesn't have that project.");
  expect(asked.every((url) => url === "https://example.org/docs/guides/caching/project.zip")).toBe(true);
});

test.each<[string, () => void]>([
  ["is missing", () => (answer = () => new Response("", { status: 404 }))],
  ["has paths that leave the project", () => serve({ "1-hash/../../x.js": strToU8("x") })],
  ["is a bomb", () => serve({ "1-hash/src/index.js": new Uint8Array(20_000_000) })],
])("a zip file that %s is refused in a sentence", async (_, prepare) => {
  prepare();
  await expect(fetchGuideProject("/guides/caching/1-hash")).rejects.toThrow("This guide doesn't have that project.");
});

test("a file that isn't a zip, is too long or fails to load is refused in a sentence", async () => {
  answer = () => new Response("<!doctype html>");
  await expect(fetchGuideProject("/guides/caching/1-hash")).rejects.toThrow("is damaged");
  answer = () => new Response(new Uint8Array(4_000_000));
  await expect(fetchGuideProject("/guides/caching/1-hash")).rejects.toThrow("is larger than 3 MB");
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  await expect(fetchGuideProject("/guides/caching/1-hash")).rejects.toThrow("couldn't be loaded");
});
