import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("node-applications");

/** Starts the server on a free port, and returns a function that requests a path of it. */
async function serve() {
  const port = String(await guide.freePort());
  await guide.start("npm start", `Prices at port ${port}`, { env: { PORT: port } });
  return (path: string) => fetch(`http://localhost:${port}${path}`);
}

test("1-server: the bundle has the program's files, and imports the package", async () => {
  await guide.goTo("1-server");
  const { output } = await guide.run("npm run build");
  await guide.expectOutput("server.txt", summary(output));
  expect(await guide.read("dist/server.mjs")).toMatch(/from\s?"express"/);
  const get = await serve();
  expect(await (await get("/prices/pen")).json()).toEqual({ price: 2.4 });
  expect((await get("/prices/car")).status).toBe(404);
});

test("1-server: a trace names lines of the sources", async () => {
  await guide.goTo("1-server");
  await guide.write("src/prices.js", "export const prices = undefined;\n");
  await guide.run("npm run build");
  const get = await serve();
  const response = await get("/prices/pen");
  expect(await response.text()).toMatch(/src\/server\.js:7/);
});

test("1-server: without output.module the bundle is CommonJS, which needs another ending in this folder", async () => {
  await guide.goTo("1-server");
  await guide.write("src/server.js", 'import { EOL } from "node:os";\nconsole.log(EOL.length);\n');
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace("module: true, ", ""));
  await guide.run("npm run build");
  const { output } = await guide.run("node dist/server.js", { status: 1 });
  expect(output).toContain("ReferenceError: require is not defined in ES module scope, you can use import instead");
  await guide.write("webpack.config.js", config.replace("module: true", 'filename: "[name].cjs"'));
  await guide.run("npm run build");
  expect((await guide.run("node dist/server.cjs")).output.trim()).toBe("1");
});

test("1-server: an external package that is not installed is missed at the start", async () => {
  await guide.goTo("1-server");
  await guide.run("npm run build");
  const bundle = await guide.read("dist/server.mjs");
  await guide.write("dist/server.mjs", bundle.replaceAll("express", "price-list"));
  const { output } = await guide.run("npm start", { status: 1 });
  await guide.expectOutput(
    "not-installed.txt",
    /Error \[ERR_MODULE_NOT_FOUND\].*(?= imported from)/.exec(output)?.[0] ?? output,
  );
});

test("1-server: webpack builds again, and Node.js starts again", async () => {
  await guide.goTo("1-server");
  const port = String(await guide.freePort());
  const webpack = await guide.start("npm run watch", "compiled successfully");
  const node = await guide.start("npm run restart", `Prices at port ${port}`, { env: { PORT: port } });
  await guide.write("src/prices.js", "export const prices = { pen: 3 };\n");
  await webpack.waitFor("compiled successfully");
  await node.waitFor(`Prices at port ${port}`);
  await expect.poll(async () => (await fetch(`http://localhost:${port}/prices/pen`)).json()).toEqual({ price: 3 });
});

test("2-one-file: express is in the bundle, and one warning is hidden", async () => {
  await guide.goTo("2-one-file");
  const { output } = await guide.run("npm run build");
  await guide.expectOutput("one-file.txt", summary(output));
  const get = await serve();
  expect(await (await get("/prices/desk")).json()).toEqual({ price: 249 });
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ {2}ignoreWarnings: \[\n.*\n {2}\],\n/, ""));
  const warned = await guide.run("npm run build", { allowWarnings: true });
  await guide.expectOutput("critical.txt", /WARNING in .*\n.*/.exec(warned.output)?.[0] ?? warned.output);
});

test("3-terms: a file beside the module is emitted and read", async () => {
  await guide.goTo("3-terms");
  await guide.run("npm run build");
  expect(guide.files("dist").some((file) => /^[0-9a-f]{20}\.txt$/.test(file))).toBe(true);
  const get = await serve();
  expect(await (await get("/terms")).text()).toBe("You can return everything within 30 days.\n");
});

test("3-terms: import.meta.dirname is the folder of the bundle, import.meta.url the address of the source", async () => {
  await guide.goTo("3-terms");
  await guide.write("src/server.js", "console.log(import.meta.dirname, import.meta.url);\n");
  await guide.run("npm run build");
  const { output } = await guide.run("node dist/server.mjs");
  expect(output).toMatch(/\/dist file:\S+\/src\/server\.js\s*$/);
});

test("4-function: one small file exports the handler", async () => {
  await guide.goTo("4-function");
  const { output } = await guide.run("npm run build");
  await guide.expectOutput("function.txt", summary(output));
  expect(guide.files("dist")).toEqual(["handler.mjs"]);
  const called = 'import("./dist/handler.mjs").then(({ handler }) => handler({ pathParameters: { item: "pen" } }))';
  const answer = await guide.run(`node --eval '${called}.then(console.log)'`);
  expect(answer.output.trim()).toBe(`{ statusCode: 200, body: '{"price":2.4}' }`);
});

test("4-function: without a library nothing is exported", async () => {
  await guide.goTo("4-function");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ {4}library.*\n/, ""));
  await guide.run("npm run build");
  expect(await guide.read("dist/handler.mjs")).not.toContain("export");
});

test("5-add-on: the package stays outside, because a .node file is a program", async () => {
  await guide.goTo("5-add-on");
  await guide.run("npm run build");
  const { output } = await guide.run("node dist/compile.mjs");
  expect(output).toContain("var price = 2.4;");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ {2}externalsPresets.*\n/, ""));
  const broken = await guide.run("npm run build", { status: 1 });
  expect(broken.output).toMatch(/swc\.linux-\S+\.node/);
  await guide.expectOutput("add-on.txt", /Module parse failed: .*/.exec(broken.output)?.[0] ?? broken.output);
});

/** The lines about emitted files, and the last one without the time. */
function summary(output: string): string {
  const lines = output.match(/^(?:asset|webpack [\d.]+ compiled) .*/gm) ?? [];
  return lines.map((line) => line.replace(/ in \d+ ms$/, "")).join("\n");
}
