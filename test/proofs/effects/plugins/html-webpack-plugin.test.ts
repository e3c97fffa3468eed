import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";
import { projectWithGuidePackages } from "../../lib/with-guide-packages";

const samples = effectsOf("plugins/html-webpack-plugin.mdx");

/** Returns what the build with a sample prints and emits. */
async function builtBy(code: string, files: Files = {}): Promise<string> {
  const all = { "src/index.js": "console.log(1);", ...files, "webpack.config.js": code };
  return buildOwn(await projectWithGuidePackages(["html-webpack-plugin"], all));
}

samples.tries('plugins: [new HtmlWebpackPlugin({ title: "Acme shop" })]', async (code) => {
  const page = /^index\.html\n<!doctype html>.*<title>Acme shop<\/title>.*<script defer src=main\.\w{20}\.js>/m;
  expect(await builtBy(code)).toMatch(page);
  expect(await builtBy(code.replace('title: "Acme shop"', ""))).not.toMatch(page);
  expect(await builtBy(code.replace(/ {2}plugins: .*/, ""))).not.toContain("index.html");
});

samples.tries('template: "./src/index.html"', async (code) => {
  const built = await builtBy(code, {
    "src/index.html": `<!doctype html>
<html lang="en">
  <head><title><%= htmlWebpackPlugin.options.title %></title></head>
  <body><div id="app"></div></body>
</html>`,
    "src/favicon.ico": "an icon",
  });
  const [, page = ""] = built.split("\nindex.html\n");
  expect(page).toContain("<html lang=en>");
  expect(page).toContain("<title>Acme shop</title>");
  expect(page).toContain("<script defer src=main.js>");
  expect(page).toContain("<div id=app></div>");
  expect(page).toMatch(/<link rel=icon href=favicon\.ico>|<link href=favicon\.ico rel=icon>/);
  expect(page).toMatch(/<meta (?:name=theme-color content=#1d78c1|content=#1d78c1 name=theme-color)>/);
  expect(built).toContain("favicon.ico\nan icon");
});

const entries: Files = { "src/shop.js": "console.log(1);", "src/admin.js": "console.log(2);" };

samples.tries('chunks: ["shop"]', async (code) => {
  const built = await builtBy(code, entries);
  expect(built).toMatch(/^index\.html\n.*<script defer src=shop\.js><\/script><\/head>/m);
  expect(built).toMatch(/^admin\/index\.html\n.*<script defer src=\.\.\/admin\.js><\/script><\/head>/m);
  expect(await builtBy(code.replaceAll(/chunks: \[.*\],?/g, ""), entries)).toMatch(/src=shop\.js>.*src=admin\.js>/);
});

samples.tries('["shop", "admin", "help"]', async (code) => {
  const built = await builtBy(code, { ...entries, "src/help.js": "console.log(3);" });
  for (const name of ["shop", "admin", "help"]) {
    expect(built).toMatch(
      new RegExp(`^${name}\\.html\\n.*</title>.*<script defer src=${name}\\.js></script></head>`, "m"),
    );
  }
});

samples.effect('html: { title: "Acme shop" }', {
  files: { "src/index.js": "console.log(1);" },
  without: ["output.html", "output.htmlFilename"],
  shows: /^index\.html\n.*<title>Acme shop<\/title>.*<script defer src=main\.\w{20}\.js>/m,
});
