import { expect, test } from "vitest";
import { configurationOf, inPage, stylesOf } from "../../lib/in-page";
import { outputsOf } from "../../lib/page-outputs";
import { samplesOf } from "../../lib/project";

const PAGE = "loaders/style-loader.mdx";
const page = await outputsOf(PAGE);
const basic = await configurationOf(PAGE, 'rules: [{ test: /\\.css$/, use: ["style-loader", "css-loader"] }]');
const css = { "src/index.js": 'import "./page.css";', "src/page.css": "body { top: 0 }" };

/** Returns a configuration file with options of style-loader, as JavaScript. */
const withOptions = (options: string, more = "") => `import path from "node:path";
  export default {
    mode: "development",
    devtool: false,
    module: {
      rules: [{ test: /\\.css$/, use: [{ loader: "style-loader", options: ${options} }, "css-loader"] }],
    },
    ${more}
  };`;

const file = (name: string) => `path.resolve(import.meta.dirname, ${JSON.stringify(name)})`;

const two = {
  "src/index.js": 'import "./a.css";\nimport "./b.css";',
  "src/a.css": ".a{top:0}",
  "src/b.css": ".b{top:0}",
};

test("the smallest configuration gives each style sheet an element, and passes class names on", async () => {
  const { document } = await inPage({
    "webpack.config.js": basic,
    "src/index.js":
      'import "./page.css";\nimport { base } from "./button.module.css";\ndocument.body.innerHTML = `<button class="${base}">`;',
    "src/page.css": "body { margin: 0 }",
    "src/button.module.css": ".base { color: #1c78c0 }",
  });
  const className = document.querySelector("button")?.className;
  expect(stylesOf(document)).toEqual(["body { margin: 0 }", `.${className} { color: #1c78c0 }`]);
});

test.each([
  ["styleTag", [".a{top:0}", ".b{top:0}"]],
  ["autoStyleTag", [".a{top:0}", ".b{top:0}"]],
  ["singletonStyleTag", [".a{top:0}.b{top:0}"]],
  ["lazyStyleTag", []],
])("injectType %s", async (injectType, styles) => {
  const { document } = await inPage({ ...two, "webpack.config.js": withOptions(JSON.stringify({ injectType })) });
  expect(stylesOf(document)).toEqual(styles);
});

test("a singleton has no source map, other elements have one", async () => {
  const shown = async (injectType: string) => {
    const configuration = withOptions(JSON.stringify({ injectType })).replace("false", '"source-map"');
    const { document } = await inPage({ ...two, "webpack.config.js": configuration });
    return stylesOf(document).join("\n");
  };
  expect(await shown("styleTag")).toContain("sourceMappingURL");
  expect(await shown("singletonStyleTag")).not.toContain("sourceMappingURL");
});

test("lazy styles come and go, and calls are counted", async () => {
  const { document } = await inPage({
    "webpack.config.js": await configurationOf(PAGE, 'injectType: "lazyStyleTag"'),
    "src/index.js": `import "./page.css";
      import dark from "./dark.lazy.css";
      const shown = () => document.querySelectorAll("style").length;
      const seen = [shown()];
      for (const method of ["use", "use", "unuse", "unuse", "use"]) { dark[method](); seen.push(shown()); }
      document.body.id = seen.join();`,
    "src/page.css": "body { top: 0 }",
    "src/dark.lazy.css": "body { color: white }",
  });
  expect(document.body.id).toBe("1,2,2,2,1,2");
});

test("an asset cannot take the place of file-loader behind linkTag", async () => {
  const rule =
    '{ test: /\\.css$/, type: "asset/resource", use: [{ loader: "style-loader", options: { injectType: "linkTag" } }] }';
  const { built, document } = await inPage({
    ...css,
    "webpack.config.js": `export default { mode: "development", module: { rules: [${rule}] }, output: { publicPath: "/" } };`,
  });
  expect(built).toContain("compiled successfully");
  expect(document.querySelector("link")).toBeNull();
});

test("linkTag takes the address that the next loader returns", async () => {
  const { document } = await inPage({
    ...css,
    "webpack.config.js": withOptions('{ injectType: "linkTag" }').replace('"css-loader"', '"./address.cjs"'),
    "address.cjs": "module.exports = () => 'export default \"/page.css\";';",
  });
  expect(document.querySelector("link")?.outerHTML).toBe('<link rel="stylesheet" href="/page.css">');
});

test("attributes go to every element", async () => {
  const { document } = await inPage({ ...two, "webpack.config.js": withOptions('{ attributes: { id: "x" } }') });
  expect([...document.querySelectorAll("style")].map(({ id }) => id)).toEqual(["x", "x"]);
});

test("insert: a selector, a module, and a module that gets what use() was given", async () => {
  const selector = await inPage({ ...two, "webpack.config.js": withOptions('{ insert: "#app" }') });
  expect(selector.document.querySelectorAll("#app > style")).toHaveLength(2);

  const { "src/insert-first.js": first = "", ...root } = await samplesOf(
    PAGE,
    "src/insert-first.js",
    "src/insert-into-root.js",
    "src/buy-button.js",
  );
  const end = 'const end = document.createElement("meta");\nend.dataset.endOfStyles = "";\ndocument.head.append(end);';
  const ordered = await inPage({
    ...two,
    "webpack.config.js": await configurationOf(PAGE, "insert-first.js"),
    "src/end.js": end,
    "src/index.js": `import "./end.js";\n${two["src/index.js"]}`,
    "src/insert-first.js": first,
  });
  expect(ordered.document.head.innerHTML).toMatch(/^<style>.*<\/style><style>.*<\/style><meta/s);

  const shadow = await inPage({
    ...root,
    "webpack.config.js": withOptions(`{ injectType: "lazyStyleTag", insert: ${file("src/insert-into-root.js")} }`),
    "src/index.js": 'import { buyButton } from "./buy-button.js";\ndocument.body.append(buyButton());',
    "src/buy-button.lazy.css": "button { color: red }",
  });
  expect(shadow.error).toBe("");
  expect(shadow.document.querySelector("style")).toBeNull();
  const [host] = [...shadow.document.querySelectorAll("div")].filter(({ shadowRoot }) => shadowRoot);
  expect(host?.shadowRoot?.querySelector("style")?.textContent).toContain("color: red");
});

test("styleTagTransform writes the text", async () => {
  const { document } = await inPage({
    ...(await samplesOf(PAGE, "src/write-style.js")),
    "webpack.config.js": withOptions(`{ styleTagTransform: ${file("src/write-style.js")} }`),
    "src/index.js": 'import "./static.js";\nimport "./page.css";',
    "src/static.js": 'window.staticAddress = "https://cdn.example.com/";',
    "src/page.css": "/* /static/logo */ body { top: 0 }",
  });
  expect(stylesOf(document)).toEqual(["/* https://cdn.example.com/logo */ body { top: 0 }"]);
});

test("esModule: false returns the names to require()", async () => {
  const options = "{ esModule: false }";
  const { document } = await inPage({
    "package.json": "{}",
    "webpack.config.js": withOptions(options)
      .replace('"css-loader"', `{ loader: "css-loader", options: ${options} }`)
      .replace('import path from "node:path";', "")
      .replace("export default", "module.exports ="),
    "src/index.js": 'document.body.className = require("./button.module.css").base;',
    "src/button.module.css": ".base { top: 0 }",
  });
  expect(stylesOf(document)[0]).toContain(`.${document.body.className} {`);
});

test("a nonce that is set in time is on the element, an assignment below imports is not", async () => {
  const nonce = { "src/nonce.js": '__webpack_nonce__ = "abc";', "src/page.css": "body { top: 0 }" };
  const shown = async (script: string) => {
    const { document } = await inPage({ ...nonce, "webpack.config.js": basic, "src/index.js": script });
    return document.querySelector("style")?.getAttribute("nonce") ?? null;
  };
  expect(await shown((await samplesOf(PAGE, "src/index.js"))["src/index.js"] ?? "")).toBe("abc");
  expect(await shown('import "./page.css";\n__webpack_nonce__ = "abc";')).toBeNull();
});

page.shows("options.insert should be a string", async () => {
  return (await inPage({ ...css, "webpack.config.js": withOptions("{ insert: () => {} }") })).built;
});
page.shows("Invalid selector", async () => {
  return (await inPage({ ...css, "webpack.config.js": withOptions('{ insert: "./src/insert-first.js" }') })).error;
});
test("the build prints no message about a default import of class names", async () => {
  const { built, error } = await inPage({
    "webpack.config.js": basic,
    "src/index.js": 'import styles from "./button.module.css";\nconsole.log(styles.base);',
    "src/button.module.css": ".base { top: 0; }",
  });
  expect(built).toContain("compiled successfully");
  expect(error).toContain("Cannot read properties of undefined (reading 'base')");
});
page.restIs({});
