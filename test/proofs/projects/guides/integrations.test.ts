import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("integrations");

test("1-npm-scripts: build, and flags behind --", async () => {
  await guide.goTo("1-npm-scripts");
  const { output } = await guide.run("npm run build");
  await guide.expectOutput("npm-scripts.txt", output);
  const small = (await guide.read("dist/main.js")).length;
  await guide.run("npm run build -- --no-optimization-minimize");
  expect((await guide.read("dist/main.js")).length).toBeGreaterThan(small);
});

test("2-gulp: both tasks, twice, and the failure of a build", async () => {
  await guide.goTo("2-gulp");
  for (let round = 0; round < 2; round += 1) {
    await guide.run("npx gulp");
    expect(guide.files("dist")).toEqual(["index.html", "main.js"]);
  }
  const page = await guide.open("dist/index.html");
  await page.getByText("12.50 €").waitFor();
  await guide.replace("src/index.js", "./price.js", "./prices.js");
  const { output } = await guide.run("npx gulp scripts", { status: 1 });
  expect(output).toContain("Can't resolve './prices.js'");
  expect(output).toContain("'scripts' errored after");
});

test("2-gulp: the stream of files instead", async () => {
  await guide.goTo("2-gulp");
  await guide.write(
    "gulpfile.js",
    `import gulp from "gulp";
import webpack from "webpack";
import stream from "webpack-stream";
import config from "./webpack.config.js";

export const scripts = () =>
  gulp.src("src/index.js").pipe(stream(config, webpack)).pipe(gulp.dest("dist"));
`,
  );
  await guide.run("npx gulp scripts");
  expect(guide.files("dist")).toEqual(["main.js"]);
});

test("3-mocha: tests of code that imports a style sheet", async () => {
  await guide.goTo("3-mocha");
  const { output } = await guide.run("npm test");
  await guide.expectOutput("mocha.txt", output.slice(output.indexOf("> webpack-demo@1.0.0 test\n")));
  await guide.replace("src/price.js", "toFixed(2)", "toFixed(1)");
  const failed = await guide.run("npm test", { status: 1 });
  expect(failed.output).toContain("1 failing");
  await guide.write("plain.test.js", 'import "./src/price.js";\n');
  const plain = await guide.run("npx mocha plain.test.js", { status: 1 });
  await guide.expectOutput("mocha-alone.txt", /TypeError.*/.exec(plain.output)?.[0] ?? plain.output);
});

test("4-back-end: a server that reads the manifest", async () => {
  await guide.goTo("4-back-end");
  await guide.run("npx webpack");
  await guide.expectOutput("manifest.txt", await guide.read("dist/manifest.json"));
  const server = await guide.start("node server.js", /http:\S+/, { env: { PORT: "0" } });
  const page = await guide.open(/http:\S+/.exec(server.output())?.[0] ?? "");
  await page.getByText("12.50 €").waitFor();
});
