import { JSDOM, VirtualConsole } from "jsdom";
import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { build, type Files } from "../../lib/project";

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

test("base leaves the addresses of scripts as they are, on every kind of page", async () => {
  const entry = page("", '<script src="./index.js"></script>');
  expect(await written(entry, "./src/index.html", { base: "/" })).toMatch(/<base href="?\/.*<script src="?index\.js/);
  expect(await written(entry, "./src/index.js", { base: "/" })).toMatch(/<base href="?\/.*src="?main\.js/);
  const own = page('<base href="/">', '<script src="./index.js"></script>');
  expect(await written(own, "./src/index.html", {})).toMatch(/<base href="?\/.*<script src="?index\.js/);
});

test("a script in the page can be TypeScript", async () => {
  const html = page("", '<script lang="ts">const total: number = 20; console.log(total);</script>');
  const built = await build(html, { entry: "./src/index.html", output: { htmlFilename: "index.html" } });
  expect(built).toContain("console.log(20)");
  expect(built).toMatch(/<script src="?index\.js/);
});

test("classes of CSS modules are renamed in the page as well", async () => {
  const files = (link: string): Files => ({
    "src/index.html": `<!doctype html><html><head><title>Tea</title><style module>.card { border: 1px solid }</style>${link}</head><body><p class="card wide">Assam</p><p class="menu.price">3.20</p><p class="price">3.80</p></body></html>`,
    "src/menu.module.css": ".price { color: red }\n",
  });
  const named = await written(
    files('<link rel="stylesheet" href="./menu.module.css" module="menu">'),
    "./src/index.html",
    {},
  );
  const card = /<style module>\.(\w+)\{/.exec(named)?.[1];
  expect(card).not.toBe("card");
  expect(named).toContain(`<p class="${card} wide">Assam`);
  expect(named).toMatch(/<p class=(?!price)\w+>3\.20<p class=price>3\.80/);
  const all = await written(files('<link rel="stylesheet" href="./menu.module.css">'), "./src/index.html", {});
  expect(all).toMatch(/<p class=menu\.price>3\.20<p class=(?!price)\w+>3\.80/);
});

test("an inlined style sheet is in the page and nowhere else", async () => {
  const css = { "src/style.css": "body { color: red }\n" };
  const built = await build(
    { ...page('<!-- webpackInline: true --><link rel="stylesheet" href="./style.css">', ""), ...css },
    { entry: "./src/index.html", output: { htmlFilename: "index.html" } },
  );
  expect(built).toContain("<style>body{color:red}</style>");
  expect(built).not.toMatch(/asset \S+\.css/);
  const generated = { "src/index.js": 'import "./style.css";\nconsole.log(1);\n', ...css };
  expect(await written(generated, "./src/index.js", { inline: "style" })).toContain("<style>body{color:red}</style>");
});
