import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("transpiling");
const NEW = ["chrome >= 135"];

/** Builds the step, and records the lines about scripts in a file. */
async function build(file: string): Promise<void> {
  const { output } = await guide.run("npm run build");
  const lines = output.match(/^ *asset \S+\.js \S+ \w+/gm) ?? [];
  await guide.expectOutput(file, lines.map((line) => line.trim()).join("\n"));
}

/** Makes the list of browsers a new one. */
async function useNewBrowsers(): Promise<void> {
  const manifest = JSON.parse(await guide.read("package.json"));
  await guide.write("package.json", JSON.stringify({ ...manifest, browserslist: NEW }));
}

test.each([
  ["1-babel", "babel.txt", true],
  ["2-swc", "swc.txt", true],
  ["3-esbuild", "esbuild.txt", false],
])("%s: the output is ES2019, and follows the list of browsers or does not", async (step, file, follows) => {
  await guide.goTo(step);
  await guide.run("npx acorn --ecma2019 --module --silent src/Totals.js", { status: 1 });
  await build(file);
  await guide.run("npx acorn --ecma2019 --silent dist/main.js");
  await useNewBrowsers();
  await guide.run("npm run build");
  await guide.run("npx acorn --ecma2019 --silent dist/main.js", { status: follows ? 1 : 0 });
  await guide.run("npx acorn --ecma2022 --silent dist/main.js");
});

test("3-esbuild: ES5 is out of reach", async () => {
  await guide.goTo("3-esbuild");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/target: \[.*\]/, 'target: "es5"'));
  const { output } = await guide.run("npm run build", { status: 1 });
  const message = /ERROR: (Transforming const .*)/.exec(output)?.[1] ?? output;
  await guide.expectOutput("es5.txt", message);
});

test("4-polyfills: only the browsers that lack a function make the bundle larger", async () => {
  await guide.goTo("4-polyfills");
  await build("polyfills.txt");
  await useNewBrowsers();
  await guide.run("npm run build");
  expect((await guide.read("dist/main.js")).length).toBeLessThan(1_000);
});

test("5-two-builds: a browser loads one of the two scripts, and both do the same", async () => {
  await guide.goTo("5-two-builds");
  await build("two-builds.txt");
  await guide.run("npx acorn --ecma2015 --silent dist/main.legacy.js");
  const { output } = await guide.run("npx acorn --ecma2015 --module --silent dist/main.modern.js", { status: 1 });
  await guide.expectOutput("syntax.txt", output);
  const modern = await guide.read("dist/main.modern.js");
  await guide.expectOutput("modern.txt", /add\(.*?\}/.exec(modern)?.[0] ?? modern);

  const text = "2 open orders, in all 403 euros";
  const page = await guide.open("dist/index.html");
  await page.getByText(text).waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const scripts = loaded.filter((name) => name.endsWith(".js"));
  expect(scripts.map((name) => name.replace(/.*\//, ""))).toEqual(["main.modern.js"]);

  await guide.write("dist/index.html", '<!doctype html><body><script src="main.legacy.js"></script></body>');
  const legacy = await guide.open("dist/index.html");
  await legacy.getByText(text).waitFor();
});

test("6-hashed-names: the page names the files of both builds", async () => {
  await guide.goTo("6-hashed-names");
  await guide.run("npm run build");
  const html = await guide.read("dist/index.html");
  await guide.expectOutput("page.txt", (html.match(/<script.*?<\/script>/g) ?? []).join("\n"));
  const page = await guide.open("dist/index.html");
  await page.getByText("2 open orders, in all 403 euros").waitFor();
  const named = [...html.matchAll(/main\.\w+\.[0-9a-f]{8}\.js/g)].map(([file]) => file);
  expect(named).toHaveLength(2);
  expect(named.filter((file) => !guide.exists(`dist/${file}`))).toEqual([]);
});
