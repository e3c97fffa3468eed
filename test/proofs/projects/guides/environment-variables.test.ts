import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("environment-variables");

const shown = async (file = "dist/index.html") => (await guide.open(file)).locator("pre").innerText();

test("1-env: values for the configuration, and for nobody else", async () => {
  await guide.goTo("1-env");
  const build = await guide.run("npx webpack --env goal=local --env production");
  await guide.expectOutput("env.txt", build.output);
  expect(await shown()).toBe("mode: production");
  await guide.run("npm run build:local");
  expect(await shown()).toBe("mode: development");
});

test("2-shell: variables of the shell, in the configuration and by name in the bundle", async () => {
  await guide.goTo("2-shell");
  await guide.run("npx webpack");
  expect(await shown()).toBe("mode: development\nAPI: http://localhost:3000");
  expect(guide.files("dist")).toEqual(["index.html", "index.js"]);
  const env = { API_URL: "https://api.example.com", SOURCE_MAPS: "1" };
  await guide.run("npx webpack --env production", { env });
  expect(guide.files("dist")).toEqual(["index.html", "index.js", "index.js.map"]);
  expect(await shown()).toBe("mode: production\nAPI: https://api.example.com");
});

test("2-shell: without the plugin the browser does not know process", async () => {
  await guide.goTo("2-shell");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ {4}plugins: \[[\s\S]*?\n {4}\],\n/, ""));
  const code = await guide.read("src/index.js");
  await guide.write("src/index.js", code.replace("import.meta.env.API_URL", "process.env.API_URL"));
  await guide.run("npx webpack");
  await guide.open("dist/index.html", { expected: [/^uncaught: process is not defined$/] });
});

test("3-dotenv: files, of which the prefix decides", async () => {
  await guide.goTo("3-dotenv");
  await guide.run("npx webpack --env production");
  await guide.expectOutput("dotenv.txt", await shown());
  const bundle = await guide.read("dist/index.js");
  expect(bundle).toContain("Acme shop");
  expect(bundle).not.toContain("qwertz");
  await guide.run("npx webpack");
  expect(await shown()).toContain("title: Acme shop (test)");
});

test("4-define: a value of --env in the bundle", async () => {
  await guide.goTo("4-define");
  await guide.run("npx webpack --env production --env goal=local");
  await guide.expectOutput("define.txt", await shown());
  await guide.run("npx webpack --env production");
  expect(await shown()).toMatch(/goal: live$/);
  expect(await guide.read("dist/index.js")).not.toContain("your own machine");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace('JSON.stringify(env.goal ?? "live")', 'env.goal ?? "live"'));
  await guide.run("npx webpack");
  await guide.open("dist/index.html", { expected: [/^uncaught: live is not defined$/] });
});
