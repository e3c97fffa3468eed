import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("styles");

/** The style sheets of the output as one text. */
async function styles(): Promise<string> {
  const files = guide.files("dist").filter((file) => file.endsWith(".css"));
  expect(files).not.toEqual([]);
  return (await Promise.all(files.map((file) => guide.read(`dist/${file}`)))).join("\n");
}

/** A property of the first element that a selector finds. */
const style = (page: Page, selector: string, property: string) =>
  page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The lines about emitted files, without hashes. */
const assets = (output: string) =>
  [...output.matchAll(/^asset .*/gm)].map(([line]) => line.replace(/\.[0-9a-f]{8}\./, ".<hash>.")).join("\n");

test("1-tailwind: the classes that the script uses are in the style sheet", async () => {
  await guide.goTo("1-tailwind");
  const { output } = await guide.run("npm run build");
  await guide.expectOutput("tailwind.txt", assets(output));
  const sheet = await styles();
  expect(sheet).toContain(".bg-brand");
  expect(sheet).not.toContain(".bg-red-500");
  const page = await guide.open("dist/index.html");
  expect(await style(page, "button", "background-color")).toBe("rgb(29, 120, 193)");
  expect(await style(page, "h1", "font-weight")).toBe("700");
});

test("1-tailwind: a class that is new in the script comes into the style sheet of the dev server", async () => {
  await guide.goTo("1-tailwind");
  const port = String(await guide.freePort());
  await guide.start(`npm start -- --port ${port}`, "compiled successfully");
  // Nothing accepts the changed script, so the page is loaded again.
  const page = await guide.open(`http://localhost:${port}`, { expected: [/\[HMR\]/] });
  await expect.poll(() => style(page, "h1", "text-transform")).toBe("none");
  const script = await guide.read("src/index.js");
  await guide.write("src/index.js", script.replace("text-2xl", "text-2xl uppercase"));
  await expect.poll(() => style(page, "h1", "text-transform")).toBe("uppercase");
});

test("1-tailwind: a name that is put together is not found", async () => {
  await guide.goTo("1-tailwind");
  const script = await guide.read("src/index.js");
  await guide.write("src/index.js", `const size = "6xl";\n${script.replace("text-2xl", `text-\${size}`)}`);
  await guide.run("npm run build");
  expect(await styles()).not.toContain(".text-6xl");
});

test("1-tailwind: without experiments.css the rule has no parser", async () => {
  await guide.goTo("1-tailwind");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ {2}experiments.*\n/, ""));
  const { output } = await guide.run("npm run build", { status: 1 });
  expect(output).toContain("No parser registered for css/auto");
});

test("1-tailwind: without postcss-loader the browser gets Tailwind's own words", async () => {
  await guide.goTo("1-tailwind");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace('use: "postcss-loader", ', ""));
  await guide.run("npm run build", { allowWarnings: true });
  expect(await styles()).toContain("@theme");
  expect(await styles()).not.toContain(".bg-brand");
});

test("2-sass: a Sass file is a CSS module", async () => {
  await guide.goTo("2-sass");
  await guide.run("npm run build");
  const page = await guide.open("dist/index.html");
  expect(await style(page, "p", "font-size")).toBe("24px");
  expect(await style(page, "button", "background-color")).toBe("rgb(29, 120, 193)");
});

test("2-sass: there is no default export", async () => {
  await guide.goTo("2-sass");
  const script = await guide.read("src/index.js");
  const whole = script
    .replace("{ level2, price }", "styles")
    .replace(/\$\{price\} \$\{level2\}/, "$" + "{styles.price}");
  await guide.write("src/index.js", whole);
  const { output } = await guide.run("npm run build", { status: 1 });
  const said = "export 'default' (imported as 'styles') was not found in './price.module.scss'";
  expect(output).toContain(`${said} (possible exports: level1, level2, level3, price)`);
});

test("3-browsers: the minimizer adds the prefixes that the browsers need", async () => {
  await guide.goTo("2-sass");
  await guide.run("npm run build");
  const rule = (sheet: string) => /\.\w+\{[^{}]*user-select[^}]*\}/.exec(sheet)?.[0].replace(/^\.\w+/, ".price");
  await guide.expectOutput("prefixes.css.txt", rule(await styles()) ?? "");
  await guide.goTo("3-browsers");
  await guide.run("npm run build");
  await guide.expectOutput("no-prefixes.css.txt", rule(await styles()) ?? "");
  await guide.goTo("2-sass");
  await guide.run("npx webpack --mode development");
  expect(await styles()).not.toContain("-webkit-user-select");
});

test("4-css-loader: with output.html, the page does not load what mini-css-extract-plugin writes", async () => {
  await guide.goTo("4-css-loader");
  const config = await guide.read("webpack.config.js");
  const builtIn = 'output: {\n    html: true,\n    htmlFilename: "index.html",';
  await guide.write("webpack.config.js", config.replace(/ {4}new Html.*\n/, "").replace("output: {", builtIn));
  await guide.run("npm run build");
  await styles();
  expect(await guide.read("dist/index.html")).not.toContain(".css");
});

test("4-css-loader: the same page", async () => {
  await guide.goTo("4-css-loader");
  const { output } = await guide.run("npm run build");
  await guide.expectOutput("css-loader.txt", assets(output));
  const page = await guide.open("dist/index.html");
  expect(await style(page, "p", "font-size")).toBe("24px");
  expect(await style(page, "button", "background-color")).toBe("rgb(29, 120, 193)");
});
