import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { textOf } from "../../lib/page-text";
import { build, type Files } from "../../lib/project";

/** Returns the name of the script on a page with this title. */
async function scriptOf(files: Files, title: string, optimization: Configuration["optimization"]): Promise<string> {
  const output = { filename: "[name].[contenthash].js", htmlFilename: "index.html", html: { title } };
  return /main\.\w+\.js/.exec(await build(files, { output, optimization }))?.[0] ?? "";
}

const plain: Files = { "src/index.js": "document.title;\nconsole.log(1);\n" };
const lazy: Files = { "src/index.js": 'import("./lazy.js");\n', "src/lazy.js": "console.log(1);\n" };

test.each<[what: string, renamed: boolean, files: Files, optimization: Configuration["optimization"]]>([
  ["plain script", false, plain, {}],
  ["script beside a runtime chunk", true, plain, { runtimeChunk: "single" }],
  ["script with an import()", true, lazy, {}],
])("a new title of the page and the name of a %s", async (_, renamed, files, optimization) => {
  expect(await textOf("guides/caching.mdx")).toContain("With a runtime chunk, or an `import()` in the code");
  const before = await scriptOf(files, "Acme", optimization);
  expect(before).not.toBe("");
  expect((await scriptOf(files, "Acme shop", optimization)) !== before).toBe(renamed);
});

test.each<[what: string, renamed: boolean, files: Files]>([
  ["script of its own", false, plain],
  ["script with a chunk", true, lazy],
])("a new name of the package and the name of a %s", async (_, renamed, files) => {
  const names = ["acme", "acme-shop"].map(async (name) => {
    const built = await build(
      { ...files, "package.json": JSON.stringify({ name, type: "module" }) },
      { output: { filename: "[name].[contenthash].js" } },
    );
    return /main\.\w+\.js/.exec(built)?.[0];
  });
  const [before, after] = await Promise.all(names);
  expect(before).toBeDefined();
  expect(before !== after).toBe(renamed);
});
