import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("production");

/** Returns files of the output, without the hashes in their names. */
const files = () => guide.files("dist").map((file) => file.replace(/\.[0-9a-f]{8}\./, "."));
const assets = (output: string) => [...output.matchAll(/^ *asset .*\n/gm)].map(([line]) => line.trim()).join("\n");

async function read(name: string): Promise<string> {
  const file = guide.files("dist").find((one) => one.replace(/\.[0-9a-f]{8}\./, ".") === name);
  return guide.read(`dist/${file}`);
}

test("1-development", async () => {
  await guide.goTo("1-development");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("development.txt", assets(output));
  const page = await guide.open("dist/index.html");
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.reload();
  await page.getByText("ada, grace").waitFor();
  expect(said).toEqual(["This is a development build.", "The list is ready."]);
});

test("2-setup", async () => {
  await guide.goTo("2-setup");
  expect(guide.exists("webpack.config.js")).toBe(false);
  const { output } = await guide.run("npm run build");
  await guide.expectOutput("production.txt", output);
  expect(files().sort()).toEqual(["index.css", "index.css.map", "index.html", "index.js", "index.js.map"]);
  const code = await read("index.js");
  expect(code).not.toContain("development build");
  expect(code).toMatch(/sourceMappingURL=index\.[0-9a-f]{8}\.js\.map/);
  await guide.expectOutput("styles.txt", await read("index.css"));
  const page = await guide.open("dist/index.html");
  await page.getByText("ada, grace").waitFor();

  const port = String(await guide.freePort());
  const server = await guide.start(`npm start -- --port ${port}`, /compiled successfully/);
  const dev = await guide.open(`http://localhost:${port}`);
  await dev.getByText("ada, grace").waitFor();
  await dev.close(); // it may still be connecting, and would complain of a server that goes
  await server.stop();
});

test("source maps for a server that keeps them", async () => {
  await guide.goTo("2-setup");
  const config = await guide.read("webpack.prod.js");
  await guide.write("webpack.prod.js", config.replace('"source-map"', '"hidden-source-map"'));
  await guide.write("src/index.js", 'import "./style.css";\nconsole.log(1);\n');
  await guide.run("npm run build");
  expect(files()).toContain("index.js.map");
  expect(await read("index.js")).not.toContain("sourceMappingURL");
});

test("3-minimizer, 4-targets and 5-budget", async () => {
  await guide.goTo("3-minimizer");
  await guide.run("npm run build");
  expect(await read("index.js")).not.toContain("console.log");
  await guide.expectOutput("page.txt", await read("index.html"));
  expect(await read("index.css")).toContain("top:0");

  await guide.goTo("4-targets");
  await guide.write("src/index.js", 'import "./style.css";\n');
  await guide.run("npm run build");
  await guide.expectOutput("styles-targets.txt", await read("index.css"));

  await guide.goTo("5-budget");
  const { output } = await guide.run("npm run build", { status: 1 });
  await guide.expectOutput("budget.txt", output.slice(output.indexOf("ERROR in"), output.indexOf("\nwebpack 5.")));
});

test("command line", async () => {
  await guide.goTo("2-setup");
  await guide.write("src/index.js", 'import "./style.css";\nconsole.log(process.env.NODE_ENV);\n');
  const entry = "npx webpack ./src/index.html";
  await guide.write("webpack.config.js", "export default {};\n");
  await guide.run(`${entry} --mode production --devtool source-map --output-clean`);
  expect(await read("index.js")).toContain('"production"');
  await guide.run("npx webpack --config webpack.common.js --config webpack.prod.js --merge");
  expect(files()).toContain("index.js.map");
  await guide.write("webpack.config.js", 'console.log("NODE_ENV is", process.env.NODE_ENV);\nexport default {};\n');
  expect((await guide.run(`${entry} --mode production`)).output).toContain("NODE_ENV is undefined");
  expect((await guide.run(`${entry} --mode production --config-node-env production`)).output).toContain(
    "NODE_ENV is production",
  );
});

test("6-function", async () => {
  await guide.goTo("6-function");
  await guide.write("src/index.js", 'import "./style.css";\nconsole.log(1);\n');
  await guide.run("npx webpack");
  expect(guide.files("dist")).toContain("index.js");
  await guide.run("npm run build");
  expect(guide.files("dist")).not.toContain("index.js");
  expect(files()).toContain("index.js.map");
});
