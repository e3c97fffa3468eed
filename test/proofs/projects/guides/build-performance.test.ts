import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("build-performance");

/** Goes to a step of a project with few modules, which otherwise equals the large one. */
async function goTo(step: string): Promise<void> {
  await guide.goTo(step);
  await guide.run("node generate.js 6");
  // Without React, which takes most of the time of a build as small as this.
  await guide.write(
    "src/index.js",
    `import { part5 } from "./part5.js";

const titles = await part5({ value: 1 });
document.body.append(\`\${titles.length} titles\`);
`,
  );
}

async function showsTitles(): Promise<void> {
  const scripts = guide.files("dist").filter((file) => file.endsWith(".js"));
  const tags = scripts.map((file) => `<script defer src="${file}"></script>`).join("");
  await guide.write("dist/index.html", `<!doctype html><html lang="en"><title>Titles</title><body>${tags}`);
  const page = await guide.open("dist/index.html");
  await page.getByText(/^\d+ titles$/).waitFor();
}

const TRANSPILED_PACKAGE = /babel-loader[^"]*![^"]*node_modules\/lodash-es/;

test("1-slow transpiles packages, 2-fewer-files does not", async () => {
  await goTo("1-slow");
  const slow = await guide.run("npx webpack --mode development --json", { allowWarnings: true });
  expect(slow.output).toMatch(TRANSPILED_PACKAGE);
  await goTo("2-fewer-files");
  const fewer = await guide.run("npx webpack --mode development --json", { allowWarnings: true });
  expect(fewer.output).not.toMatch(TRANSPILED_PACKAGE);
  expect(fewer.output).toMatch(/babel-loader[^"]*![^"]*src\/part5\.js/);
  await showsTitles();
});

test("3-cache keeps modules between builds", async () => {
  await goTo("3-cache");
  const first = await guide.run("npx webpack");
  expect(first.output).not.toContain("[cached]");
  const second = await guide.run("npx webpack");
  expect(second.output).toContain("[cached]");
  expect(second.output).not.toContain("[built]");
  await guide.write("src/part3.js", `${await guide.read("src/part3.js")}\nconsole.log("changed");\n`);
  const third = await guide.run("npx webpack --json", { allowWarnings: true });
  const modules = (JSON.parse(third.output) as { modules: Module[] }).modules.flatMap(all);
  const built = new Set(modules.filter((one) => one.built).map((one) => one.name));
  expect([...built].filter((name) => /part\d\.js$/.test(name))).toEqual(["./src/part3.js"]);
});

interface Module {
  name: string;
  built: boolean;
  modules?: Module[];
}
const all = (module: Module): Module[] => [module, ...(module.modules ?? []).flatMap(all)];

test("4-swc", async () => {
  await goTo("4-swc");
  await guide.run("npx webpack");
  await showsTitles();
});

test("5-modes", async () => {
  await guide.goTo("5-modes");
  await guide.run("node generate.js 6");
  await guide.run("npx webpack --mode production");
  const scripts = guide.files("dist").filter((file) => file.endsWith(".js"));
  expect(scripts).toHaveLength(2);
  await showsTitles();
  await guide.run("npx webpack --mode development");
  expect(guide.files("dist")).toEqual(["main.js"]);
  expect(await guide.read("dist/main.js")).toContain("eval(");
  await showsTitles();
});

test("profiles", async () => {
  await goTo("2-fewer-files");
  const { output } = await guide.run("npx webpack --progress=profile");
  expect(output).toMatch(/\d+ ms building/);
  expect(output).toMatch(/\d+ ms sealing/);
  const config = await guide.read("webpack.config.js");
  await guide.write(
    "webpack.config.js",
    `import webpack from "webpack";\n${config.replace("module: {", "plugins: [new webpack.debug.ProfilingPlugin()],\n  module: {")}`,
  );
  await guide.run("npx webpack", { allowWarnings: true });
  expect(guide.exists("events.json")).toBe(true);
});

test("lookups of files", async () => {
  await guide.goTo("1-slow");
  await guide.run("node generate.js 100");
  const config = (extensions: string) => `class CountPlugin {
  apply(compiler) {
    compiler.hooks.afterCompile.tap("CountPlugin", ({ missingDependencies }) => {
      const missed = [...missingDependencies].filter((file) => /[\\\\/]src[\\\\/]/.test(file));
      console.log("missed:", missed.length);
    });
  }
}

export default {
  mode: "development",
  devtool: false,
  resolve: { ${extensions} },
  module: { rules: [{ test: /\\.js$/, resolve: { fullySpecified: false } }] },
  plugins: [new CountPlugin()],
};
`;
  const list = 'extensions: [".ts", ".tsx", ".jsx", ".mjs", ".js"]';
  const counts = [];
  await guide.write("webpack.config.js", config(""));
  counts.push((await guide.run("npx webpack")).output.match(/missed: (\d+)/)?.[1]);
  for (const file of guide.files("src")) {
    const code = await guide.read(`src/${file}`);
    await guide.write(`src/${file}`, code.replace(/(part\d+)\.js"/g, '$1"'));
  }
  await guide.write("webpack.config.js", config('extensions: [".js"]'));
  counts.push((await guide.run("npx webpack")).output.match(/missed: (\d+)/)?.[1]);
  await guide.write("webpack.config.js", config(list));
  counts.push((await guide.run("npx webpack")).output.match(/missed: (\d+)/)?.[1]);
  expect(counts).toEqual(["3", "102", "506"]);
});
