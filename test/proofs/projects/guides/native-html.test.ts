import { expect, test } from "vitest";
import { escapeRegExp } from "../../../../src/errors/escape-reg-exp";
import { useGuide } from "../../lib/guide";

const guide = useGuide("native-html");

const tree = () => ["dist", ...guide.files("dist").map((file) => `  ${file}`)].join("\n");

test("1-page", async () => {
  await guide.goTo("1-page");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("page.txt", build.output);
  await guide.expectOutput("files.txt", tree());
  await guide.expectOutput("index.html.txt", await guide.read("dist/index.html"));
  const page = await guide.open("dist/index.html");
  await page.getByText(/^Today: (Assam|Sencha|Oolong|Rooibos)$/).waitFor();
  const image = page.getByAltText("A tea leaf");
  expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ +htmlFilename.*\n/, ""));
  await guide.run("npx webpack");
  expect(guide.files("dist").join(" ")).toMatch(/\bindex\.[0-9a-f]{8}\.html/);
});

test("a module script in the head runs before the body", async () => {
  await guide.goTo("1-page");
  const html = await guide.read("src/index.html");
  await guide.write("src/index.html", html.replace("<script defer", '<script type="module"'));
  await guide.run("npx webpack");
  expect(await guide.read("dist/index.html")).toMatch(/<script src=index\.[0-9a-f]{8}\.js>/);
  const error = "Cannot set properties of null (setting 'textContent')";
  await guide.open("dist/index.html", { expected: [new RegExp(escapeRegExp(error))] });
  await guide.run("npx webpack --output-module");
  const page = await guide.open("dist/index.html");
  await page.getByText(/^Today: /).waitFor();
});

test("the development server reloads the page", async () => {
  await guide.goTo("1-page");
  const port = await guide.freePort();
  await guide.start(`npx webpack serve --mode development --port ${port}`, /compiled successfully/);
  const page = await guide.open(`http://localhost:${port}/`);
  await page.getByRole("heading", { name: "Tea house" }).waitFor();
  const html = await guide.read("src/index.html");
  await guide.write("src/index.html", html.replace("<h1>Tea house", "<h1>Tea room"));
  await page.getByRole("heading", { name: "Tea room" }).waitFor();
});

test("hot replacement does not reach HTML", async () => {
  await guide.goTo("5-import");
  const port = await guide.freePort();
  await guide.write(
    "src/index.js",
    `import tip from "./tip.html";

document.body.insertAdjacentHTML("beforeend", tip);
import.meta.webpackHot?.accept("./tip.html", () => {
  document.querySelector("aside").outerHTML = tip;
});
`,
  );
  await guide.start(`npx webpack serve --mode development --hot --port ${port}`, /compiled successfully/);
  const page = await guide.open(`http://localhost:${port}/`);
  await page.getByText("Green tea").waitFor();
  const says = (text: string) => page.waitForEvent("console", (message) => message.text().startsWith(text));

  let said = says("[HMR] Nothing hot updated.");
  const html = await guide.read("src/index.html");
  await guide.write("src/index.html", html.replace("<h1>Tea house", "<h1>Tea room"));
  await said;
  expect(await page.getByRole("heading").textContent()).toBe("Tea house in Leipzig");

  said = says("[HMR] App is up to date.");
  const updated = says("[HMR]  - ./src/tip.html");
  await guide.write("src/tip.html", "<aside>Black tea wants 95 °C.</aside>\n");
  await updated;
  await said;
  expect(await page.locator("aside").textContent()).toContain("Green tea");
});

test("2-second-page", async () => {
  await guide.goTo("2-second-page");
  await guide.run("npx webpack");
  const files = guide.files("dist");
  expect(files).toContain("tea.b50ab01d.js");
  expect(files.filter((file) => /\.(js|css)$/.test(file))).toHaveLength(2);
  const page = await guide.open("dist/index.html");
  await page.getByRole("link", { name: "Menu" }).click();
  await page.getByRole("heading", { name: "Menu" }).waitFor();
  await page.getByText(/^Today: /).waitFor();

  for (const name of ["index", "menu"]) {
    const html = await guide.read(`src/${name}.html`);
    await guide.write(`src/${name}.html`, html.replace(/ +<!--.*\n/g, ""));
  }
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(expect.arrayContaining(["index.b50ab01d.js", "index1.b50ab01d.js"]));
});

test("3-sources", async () => {
  await guide.goTo("3-sources");
  await guide.run("npx webpack");
  expect(await guide.read("dist/menu.html")).toMatch(/<a href=[0-9a-f]{20}\.txt download=prices\.txt>/);
  expect(await guide.read("dist/index.html")).toContain("<a href=./menu.html>");
});

test("addresses of other servers", async () => {
  await guide.goTo("1-page");
  const page = (body: string) => `<!doctype html>
<html lang="en">
  <head><title>Elsewhere</title></head>
  <body>
    ${body}
  </body>
</html>
`;
  const image = '<img src="https://cdn.example.com/a.svg" alt="" />';
  await guide.write("src/index.html", page(image));
  await guide.run("npx webpack");
  expect(await guide.read("dist/index.html")).toContain("<img src=https://cdn.example.com/a.svg");

  const script = '<script src="https://cdn.example.com/counter.js"></script>';
  await guide.write("src/index.html", page(script));
  const failed = await guide.run("npx webpack", { status: 1 });
  expect(failed.output).toContain(
    "The target environment doesn't support dynamic import() syntax so it's not possible to use external type 'module' within a script",
  );
  await guide.write("src/index.html", page(`<!-- webpackIgnore: true -->\n    ${script}`));
  await guide.run("npx webpack");
  expect(await guide.read("dist/index.html")).toContain("<script src=https://cdn.example.com/counter.js>");
});

test("4-template", async () => {
  await guide.goTo("4-template");
  await guide.run("npx webpack");
  await guide.expectOutput("template.html.txt", await guide.read("dist/index.html"));
});

test("5-import", async () => {
  await guide.goTo("5-import");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.getByText("Green tea wants 70 °C.").waitFor();
});

test("6-generated", async () => {
  await guide.goTo("6-generated");
  await guide.run("npx webpack");
  await guide.expectOutput("generated-files.txt", tree());
  await guide.expectOutput("generated.html.txt", await guide.read("dist/index.html"));
  const page = await guide.open("dist/index.html");
  await page.getByText("Welcome").waitFor();
  const admin = await guide.open("dist/admin.html");
  await admin.getByText("Log in").waitFor();
  expect(await admin.title()).toBe("Admin");
});

test("inlining and hooks", async () => {
  await guide.goTo("6-generated");
  const config = (html: string) => `import webpack from "webpack";

class BuildNotePlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("BuildNotePlugin", (compilation) => {
      const { HtmlModulesPlugin } = webpack.html;
      const hooks = HtmlModulesPlugin.getCompilationHooks(compilation);

      hooks.injectTags.tap("BuildNotePlugin", (tags) => [
        ...tags,
        { tag: "meta", attrs: { name: "build", content: "42" } },
      ]);
    });
  }
}

export default {
  mode: "production",
  entry: { index: "./src/index.js", admin: "./src/admin.js" },
  optimization: { runtimeChunk: "single" },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    html: ${html},
    clean: true,
  },
  plugins: [new BuildNotePlugin()],
};
`;
  await guide.write("webpack.config.js", config("{ inline: [/^runtime/], csp: true }"));
  await guide.run("npx webpack");
  const html = await guide.read("dist/index.html");
  expect(html).toContain('<meta name="build" content="42">');
  expect(html).toMatch(/script-src 'self' 'sha256-/);
  expect(html).not.toContain("src=runtime");
  expect(guide.files("dist").filter((file) => file.startsWith("runtime"))).toHaveLength(1);
  const page = await guide.open("dist/index.html");
  await page.getByText("Welcome").waitFor();

  await guide.write("webpack.config.js", config('{ inline: "style" }'));
  await guide.run("npx webpack");
  expect(await guide.read("dist/index.html")).toMatch(/<style>body\{.+\}<\/style>/);
  expect(guide.files("dist").filter((file) => file.endsWith(".css"))).toEqual([]);
});

test("7-plugin and 8-migrated", async () => {
  for (const step of ["7-plugin", "8-migrated"]) {
    await guide.goTo(step);
    await guide.run("npx webpack");
    const page = await guide.open("dist/index.html");
    await page.getByText("Welcome").waitFor();
    expect(await page.title()).toBe("Tea house");
    const image = page.getByAltText("A tea leaf");
    expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
});

test("a misspelled file", async () => {
  await guide.goTo("1-page");
  const html = await guide.read("src/index.html");
  await guide.write("src/index.html", html.replace('<img src="./leaf.svg"', '<img src="./leav.svg"'));
  const { output } = await guide.run("npx webpack", { status: 1 });
  await guide.expectOutput("missing.txt", /^ERROR in .*\n(?:.+\n)*/m.exec(output)?.[0] ?? "");
});
