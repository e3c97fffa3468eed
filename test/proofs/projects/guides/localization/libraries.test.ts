import { expect, test } from "vitest";
import { useGuide } from "../../../lib/guide";

const guide = useGuide("localization", { packages: "libraries" });

/** Returns what webpack prints about scripts. */
const scripts = (output: string) =>
  (output.match(/^ *asset \S+\.js .*$/gm) ?? []).map((line) => line.trim()).join("\n");

test("3-i18next: the backend loads the file of one language and one namespace", async () => {
  await guide.goTo("3-i18next");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("i18next.txt", scripts(output));
  const page = await guide.open("dist/index.html");
  await page.getByText("3 lamps").waitFor();
  for (const language of ["de", "de-AT"]) {
    await page.goto(`${new URL(page.url()).origin}/?lang=${language}`);
    await page.getByText("3 Lampen").waitFor();
  }
  const chunks = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  // English is the fallback.
  expect(chunks.filter((name) => /\/\d+\.js$/.test(name))).toHaveLength(2);
});

test("3-i18next: another namespace is asked for unless it is named", async () => {
  await guide.goTo("3-i18next");
  await guide.replace("src/index.js", /\n {2}ns: .*\n {2}defaultNS: .*/, "");
  await guide.replace("src/backend.js", "try {", "document.body.append(namespace);\n    try {");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.getByText("translation").waitFor();
});

test("4-formatjs: the parser works in the build and is not in the bundle", async () => {
  await guide.goTo("4-formatjs");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("formatjs.txt", scripts(output));
  const page = await guide.open("dist/index.html");
  await page.getByText("3 lamps").waitFor();
  await guide.replace("webpack.config.js", /\n {2}resolve: .*/, "");
  const withParser = await guide.run("npx webpack");
  expect(withParser.output).toContain("asset main.js 48.7 KiB");
});

test("4-formatjs: a message in the code has no parser", async () => {
  await guide.goTo("4-formatjs");
  await guide.replace("src/index.js", '{ id: "lamps" }', '{ id: "sofas", defaultMessage: "{count} sofas" }');
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html", { expected: [/./] });
  await page.waitForLoadState("load");
  await expect.poll(() => page.locator("body").textContent()).not.toContain("3 sofas");
});
