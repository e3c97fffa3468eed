import { expect, test } from "vitest";
import { errorModules } from "../../../../scripts/site/content/error-modules";
import { errorsListing } from "../../../../scripts/site/outputs/errors-listing";
import { toRecords } from "../../../../scripts/site/search/records";
import { config, page, readContent } from "../../temporary-content";

const files = {
  "index.mdx": page("Home", "Home"),
  "errors/index.mdx": page("All of them.", "Errors"),
  "errors/resolve.mdx": page(
    [
      "Introduction.",
      "## `Can't resolve '<request>'` {/*cannot-resolve*/}\n\nA file is missing.\n\n```text\nError\n```",
      "## `Cannot read '<file>'` {/*cannot-read*/}\n\nNobody may read it.\n\n- Often caused by: [x](#cannot-resolve)",
      "1. **It is locked.** Unlock it.\n\n   - Sign: `EBUSY`\n\n2. **It is gone.** Restore it.",
    ].join("\n\n"),
    "Resolving",
  ),
};

test("errors.json has every message with the address of its section", async () => {
  const listing = errorsListing(await readContent(files), config).get("errors.json");
  expect(JSON.parse(listing ?? "")).toEqual({
    url: `${config.origin}/errors/`,
    errors: [
      { id: "resolve/#cannot-resolve", meaning: "A file is missing.", patterns: ["Can't resolve '<request>'"] },
      {
        id: "resolve/#cannot-read",
        meaning: "Nobody may read it.",
        patterns: ["Cannot read '<file>'"],
        follows: ["resolve/#cannot-resolve"],
        causes: [{ title: "It is locked.", signs: ["EBUSY"] }, { title: "It is gone." }],
      },
    ],
  });
});

test("a site without a catalog has no errors.json", async () => {
  expect(errorsListing(await readContent({ "index.mdx": page("Home") }), config).size).toBe(0);
});

test("the causes of each message are in a module of its page, without the lists for programs", async () => {
  const modules = errorModules((await readContent(files)).pages);
  expect([...modules.keys()]).toEqual(["error-patterns.js", "error-entries.js", "errors.js", "errors/resolve.js"]);
  const { text } = JSON.parse(`{"text":${modules.get("errors/resolve.js")?.slice("export const text = ".length, -2)}}`);
  expect(Object.keys(text)).toEqual(["cannot-resolve", "cannot-read"]);
  expect(text["cannot-resolve"].causes).toEqual([]);
  expect(text["cannot-resolve"].rest).toContain("Error");
  expect(text["cannot-read"].causes).toEqual([
    "<p><strong>It is locked.</strong> Unlock it.</p>",
    "<p><strong>It is gone.</strong> Restore it.</p>",
  ]);
  expect(text["cannot-read"].rest).toBe("");
  expect(modules.get("errors.js")).toContain('import(/* webpackChunkName: "errors-resolve" */ "./errors/resolve.js")');
});

test("the patterns and the listed fields are modules in the same order", async () => {
  const modules = errorModules((await readContent(files)).pages);
  const code = modules.get("error-patterns.js") ?? "";
  const { patterns } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(patterns).toEqual([
    { id: 0, patterns: ["can't resolve '<x>'"] },
    { id: 1, patterns: ["cannot read '<x>'"], follows: [0], signs: [["ebusy"], []] },
  ]);
  expect(JSON.parse(modules.get("error-entries.js")?.slice("export const entries = ".length, -2) ?? "")).toEqual([
    { id: "resolve/#cannot-resolve", title: "Can't resolve '<request>'", meaning: "A file is missing." },
    { id: "resolve/#cannot-read", title: "Cannot read '<file>'", meaning: "Nobody may read it." },
  ]);
});

test("search finds a page of the catalog by its introduction, and its messages in the catalog itself", async () => {
  const records = toRecords(await readContent(files), config).filter(({ url }) => url.startsWith("/errors/resolve/"));
  expect(records.map(({ url }) => url)).toEqual(["/errors/resolve/"]);
  expect(records[0]?.content).toContain("Introduction.");
});
