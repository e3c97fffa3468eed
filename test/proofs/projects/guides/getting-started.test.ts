import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("getting-started");

/** Returns the page as in the guide, but for the library, which comes from this machine. */
async function openWithLocalLodash(expected: RegExp[] = []) {
  const html = await guide.read("dist/index.html");
  expect(html).toContain('"https://unpkg.com/lodash@4.18.1/');
  await guide.write("dist/index.html", html.replace("https://unpkg.com/lodash@4.18.1/", "../node_modules/lodash/"));
  return guide.open("dist/index.html", { root: ".", expected });
}

test("1-basic-setup", async () => {
  await guide.goTo("1-basic-setup");
  expect(guide.files(".")).toEqual(["package.json"]);
  expect((await guide.run("npx webpack --version")).output).toMatch(/webpack: +5\.113\.0/);
});

test("2-without-webpack", async () => {
  await guide.goTo("2-without-webpack");
  const page = await openWithLocalLodash();
  expect(await page.getByRole("heading").textContent()).toBe("Hello, Ada Lovelace!");

  const html = await guide.read("dist/index.html");
  await guide.write("dist/index.html", html.replace(/ +<script src="\.\.\/node_modules.*\n/, ""));
  const broken = await guide.open("dist/index.html", { root: ".", expected: [/^uncaught: _ is not defined$/] });
  expect(await broken.getByRole("heading").count()).toBe(0);
});

test("3-modules: the browser alone cannot load them", async () => {
  await guide.goTo("3-modules");
  const page = await openWithLocalLodash([/^uncaught: Cannot use import statement outside a module$/]);
  expect(await page.getByRole("heading").count()).toBe(0);
});

test("4-bundle", async () => {
  await guide.goTo("4-bundle");
  const { output } = await guide.run("npx webpack", { allowWarnings: true });
  await guide.expectOutput("first-bundle.txt", output);
  expect(guide.files("dist")).toEqual(["index.html", "main.js"]);
  const page = await guide.open("dist/index.html");
  expect(await page.getByRole("heading").textContent()).toBe("Hello, Ada Lovelace!");
});

test("5-configuration", async () => {
  await guide.goTo("5-configuration");
  await guide.run("npx webpack");
  const again = await guide.run("npx webpack");
  await guide.expectOutput("with-configuration.txt", again.output);
  expect(guide.files("dist")).toEqual(["index.html", "main.js"]);
});

test("6-npm-scripts", async () => {
  await guide.goTo("6-npm-scripts");
  const build = await guide.run("npm run build");
  await guide.expectOutput("npm-run-build.txt", build.output);
  const small = (await guide.read("dist/main.js")).length;
  const page = await guide.open("dist/index.html");
  expect(await page.getByRole("heading").textContent()).toBe("Hello, Ada Lovelace!");

  const development = await guide.run("npm run build -- --mode development");
  await guide.expectOutput("development.txt", development.output.match(/^asset main\.js.*$/m)?.[0] ?? "");
  expect((await guide.read("dist/main.js")).length).toBeGreaterThan(9 * small);
});

test("what can go wrong: the type is still commonjs", async () => {
  await guide.goTo("4-bundle");
  await guide.write("package.json", (await guide.read("package.json")).replace('"module"', '"commonjs"'));
  const { output } = await guide.run("npx webpack", { status: 1 });
  await guide.expectOutput(
    "commonjs.txt",
    output.match(/^ERROR in \.\/src\/index\.js[\s\S]*?'javascript\/dynamic'\.$/m)?.[0] ?? "",
  );
});

test("what can go wrong: the configuration of an older tutorial", async () => {
  await guide.goTo("5-configuration");
  await guide.write(
    "webpack.config.js",
    'const path = require("node:path");\n\nmodule.exports = { mode: "production" };\n',
  );
  const { output } = await guide.run("npx webpack", { status: 2 });
  expect(output).toContain("Failed to load '/home/ada/webpack-demo/webpack.config.js' config");
  expect(output).toContain("require is not defined in ES module scope");
});
