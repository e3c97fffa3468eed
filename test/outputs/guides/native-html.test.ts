import { JSDOM, VirtualConsole } from "jsdom";
import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { build, type Files } from "../project";

const CODE = "document.querySelector('p').textContent = 'new';\n";

const page = (head: string, body: string): Files => ({
  "src/index.html": `<!doctype html><html><head><title>Acme</title>${head}</head><body><p>old</p>${body}</body></html>`,
  "src/index.js": CODE,
});

/** Returns the page that is written for this entry. */
async function written(files: Files, entry: string, html: object): Promise<string> {
  const output: Configuration["output"] = { htmlFilename: "index.html", html };
  return /<!doctype html>.*/.exec(await build(files, { entry, output, stats: "none" }))?.[0] ?? "no page";
}

test.each([
  ["the head, where the body does not exist yet", page('<script defer src="./index.js"></script>', ""), "old"],
  ["the end of the body", page("", '<script src="./index.js"></script>'), "new"],
])("an inlined script in %s", async (_, files, text) => {
  const html = await written(files, "./src/index.html", { inline: "script" });
  expect(html).toContain("<script>");
  const { window } = new JSDOM(html, { runScripts: "dangerously", virtualConsole: new VirtualConsole() });
  expect(window.document.querySelector("p")?.textContent).toBe(text);
});

test("base is for HTML entries, and breaks generated pages", async () => {
  const entry = page("", '<script src="./index.js"></script>');
  expect(await written(entry, "./src/index.html", { base: "/" })).toMatch(/<base href="?\/.*<script src="?index\.js/);
  expect(await written(entry, "./src/index.js", { base: "/" })).toMatch(/<base href="?\/.*src="?\.\/src\/index\.js/);
});
