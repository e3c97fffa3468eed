import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("native-css");

/** Returns the only file of a folder that ends so. */
async function readOnly(folder: string, ending: string): Promise<string> {
  const found = guide.files(folder).filter((file) => file.endsWith(ending));
  expect(found).toHaveLength(1);
  return guide.read(`${folder}/${found[0]}`);
}

const background = (element: Element) => getComputedStyle(element).backgroundColor;

test("1-stylesheet", async () => {
  await guide.goTo("1-stylesheet");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("page.txt", build.output);
  await guide.expectOutput("page.css.txt", await readOnly("dist", ".css"));
  const page = await guide.open("dist/index.html");
  await page.getByRole("button", { name: "Buy" }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundImage)).toMatch(/\.svg"\)$/);
});

test("2-css-modules", async () => {
  await guide.goTo("2-css-modules");
  await guide.run("npx webpack --mode development --devtool false");
  const script = await readOnly("dist", ".js");
  const [exported] = /__webpack_require__\.r\(module\.exports = \{[^}]*\}\);/.exec(script) ?? [""];
  await guide.expectOutput("exports.txt", exported);

  await guide.run("npx webpack");
  expect(await readOnly("dist", ".css")).toContain(".dark .mrQKW3{color:#000}");
  expect(await readOnly("dist", ".js")).toContain('"mrQKW3 xjIsiw"');
  const page = await guide.open("dist/index.html");
  expect(await page.getByRole("button").evaluate(background)).toBe("rgb(28, 120, 192)");

  await guide.write("src/index.js", 'import styles from "./button.module.css";\nconsole.log(styles);\n');
  const failed = await guide.run("npx webpack", { status: 1 });
  expect(failed.output).toContain("export 'default' (imported as 'styles') was not found in './button.module.css'");
});

test("hot replacement", async () => {
  await guide.goTo("2-css-modules");
  const port = await guide.freePort();
  await guide.start(`npx webpack serve --mode development --port ${port}`, /compiled successfully/);
  const page = await guide.open(`http://localhost:${port}/`, { expected: [/\[HMR\]/] });
  const price = page.getByText("5 €");
  await price.waitFor();
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const css = await guide.read("src/button.module.css");
  await guide.write("src/button.module.css", css.replace("font-weight: bold", "color: green"));
  await expect.poll(() => price.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 128, 0)");
  expect(await page.evaluate(() => "kept" in window)).toBe(true);

  const aborted = page.waitForEvent("console", (message) => /Aborted because/.test(message.text()));
  const loaded = page.waitForEvent("load");
  await guide.write("src/button.module.css", css.replace("#1c78c0", "#b3261e"));
  expect((await aborted).text()).toContain(
    "Error: Aborted because ./src/button.module.css is not accepted\nUpdate propagation: ./src/button.module.css -> ./src/index.js",
  );
  await loaded;
  await price.waitFor();
  expect(await page.getByRole("button").evaluate(background)).toBe("rgb(179, 38, 30)");
  expect(await page.evaluate(() => "kept" in window)).toBe(false);
});

test("3-export-types", async () => {
  await guide.goTo("3-export-types");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  for (const name of ["link", "style", "css-style-sheet", "text"]) {
    expect(await page.getByRole("button", { name, exact: true }).evaluate(background), name).toBe("rgb(28, 120, 192)");
  }

  // An attribute takes the source as it is, and the sheet without any option.
  await guide.write(
    "src/index.js",
    `import sheet from "./page.css" with { type: "css" };
import text from "./page.css" with { type: "text" };

document.adoptedStyleSheets.push(sheet);
document.title = text;
`,
  );
  await guide.run("npx webpack");
  const script = await readOnly("dist", ".js");
  expect(script).toMatch(/url\(\\?"\.\/dots\.svg\\?"\)/);
  expect(script).toMatch(/new CSSStyleSheet.*url\([0-9a-f]{20}\.svg\)/s);
});

test("what goes wrong with `style`", async () => {
  await guide.goTo("2-css-modules");
  await guide.write(
    "src/index.js",
    `import * as styles from "./button.module.css";

const button = document.createElement("button");
button.className = styles["buy-now"];
document.body.append(button);
document.title = getComputedStyle(button).backgroundColor;
`,
  );
  await guide.write(
    "webpack.config.js",
    `export default {
  mode: "production",
  output: { html: true, htmlFilename: "index.html" },
  module: { parser: { css: { exportType: "style" } } },
};
`,
  );
  await guide.run("npx webpack");
  let page = await guide.open("dist/index.html");
  expect(await page.getByRole("button").evaluate(background)).toBe("rgb(28, 120, 192)");
  expect(await page.title()).not.toBe("rgb(28, 120, 192)");

  // One file with "style" that needs one without: the module is missing.
  const config = await guide.read("webpack.config.js");
  await guide.write(
    "webpack.config.js",
    config.replace(/parser.*/, 'rules: [{ test: /button\\.module/, parser: { exportType: "style" } }] },'),
  );
  await guide.run("npx webpack --mode development");
  page = await guide.open("dist/index.html", { expected: [/Cannot find module/] });
  expect(await page.getByRole("button").count()).toBe(0);
});

test("4-sass", async () => {
  await guide.goTo("4-sass");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  expect(await page.getByText("Sale").evaluate((element) => getComputedStyle(element).color)).toBe("rgb(179, 38, 30)");
});

test("4-sass: what Sass says, and variables for all files", async () => {
  await guide.goTo("4-sass");
  await guide.write("src/styles/_variables.scss", "$brand: red;\n");
  await guide.write("src/shared.scss", ".shared { color: v.$brand; }\n");
  await guide.write("src/partial.scss", '@use "unaware";\n');
  await guide.write("src/_unaware.scss", ".unaware { color: v.$brand; }\n");
  await guide.write("src/missing.scss", '@use "settings/colors";\n');
  await guide.write("src/old.scss", '@import "styles/variables";\n.old { color: $brand; }\n');
  const names = ["shared", "partial", "missing", "old", "legacy"];
  await guide.write("src/legacy.scss", ".legacy { color: red; }\n");
  await guide.write("src/index.js", names.map((name) => `import "./${name}.scss";\n`).join(""));
  await guide.write(
    "webpack.config.js",
    `import path from "node:path";

const rule = (test, options) => ({ test, type: "css/auto", use: { loader: "sass-loader", options } });
const loadPaths = [path.resolve(import.meta.dirname, "src/styles")];

export default {
  mode: "development",
  module: {
    rules: [
      rule(/shared|partial/, { additionalData: '@use "variables" as v;\\n', sassOptions: { loadPaths } }),
      rule(/missing|old/),
      rule(/legacy/, { api: "legacy" }),
    ],
  },
};
`,
  );
  const { output } = await guide.run("npx webpack", { status: 1 });
  for (const message of [
    "Can't find stylesheet to import.",
    'There is no module with namespace "v".',
    "Sass @import rules are deprecated and will be removed in Dart Sass 3.0.0.",
    "The legacy JS API is deprecated and will be removed in Dart Sass 2.0.0.",
  ]) {
    expect(output).toContain(message);
  }
  expect(output).not.toMatch(/ERROR in \S* ?\.\/src\/shared\.scss/);
});

test("postcss-loader needs the switch", async () => {
  await guide.goTo("1-stylesheet");
  await guide.write("postcss.config.js", 'export default { plugins: ["autoprefixer"] };\n');
  const config = (css: string) => `export default {
  mode: "production",
${css}  module: {
    rules: [{ test: /\\.css$/, type: "css/auto", use: "postcss-loader" }],
  },
};
`;
  await guide.write("webpack.config.js", config(""));
  const failed = await guide.run("npx webpack", { status: 1 });
  expect(failed.output).toContain(
    "ERROR in ./src/index.js 1:0-20\nModule not found: Error: No parser registered for css/auto",
  );
  await guide.write("webpack.config.js", config("  experiments: { css: true },\n"));
  await guide.run("npx webpack");
  expect(guide.files("dist")).toContain("main.css");
});

test("5-server", async () => {
  await guide.goTo("5-server");
  await guide.run("npx webpack");
  expect(guide.files("dist-server")).toEqual(["server.cjs"]);
  const { output } = await guide.run("node dist-server/server.cjs");
  await guide.expectOutput("server.txt", output);
  expect(await readOnly("dist", ".css")).toContain(".mrQKW3{");
  expect(await readOnly("dist", ".js")).toContain("mrQKW3 xjIsiw");
});

test("6-classic and 7-migrated", async () => {
  await guide.goTo("6-classic");
  await guide.run("npx webpack --mode production");
  expect(await readOnly("dist", ".css")).toHaveLength(313);
  let page = await guide.open("dist/index.html");
  const looks = (element: Element) => {
    const { backgroundColor, paddingTop } = getComputedStyle(element);
    return { backgroundColor, paddingTop };
  };
  const before = await page.getByRole("button", { name: "Buy" }).evaluate(looks);
  expect(before).toEqual({ backgroundColor: "rgb(28, 120, 192)", paddingTop: "12px" });

  await guide.goTo("7-migrated");
  const build = await guide.run("npx webpack --mode production");
  await guide.expectOutput("migrated.txt", build.output);
  const css = await readOnly("dist", ".css");
  expect(css).toHaveLength(249);
  await guide.expectOutput("migrated.css.txt", css);
  page = await guide.open("dist/index.html");
  expect(await page.getByRole("button", { name: "Buy" }).evaluate(looks)).toEqual(before);
});
