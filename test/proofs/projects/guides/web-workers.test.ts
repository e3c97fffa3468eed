import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("web-workers");

/** Returns what the page shows right after a click, before anything else can happen. */
const pressed = () => {
  document.querySelector("button")?.click();
  return document.querySelector("output")?.textContent;
};

test("1-blocking: the click handler keeps the page until it is done", async () => {
  await guide.goTo("1-blocking");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  expect(await page.evaluate(pressed)).toBe("fib(40) = 102334155");
});

test("2-worker: the page goes on", async () => {
  await guide.goTo("2-worker");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("worker.txt", output);
  const page = await guide.open("dist/index.html");
  expect(await page.evaluate(pressed)).toBe("computing");
  await page.getByText("fib(40) = 102334155").waitFor();
});

test("3-more-code: the file's name and folder, and a chunk that the worker loads", async () => {
  await guide.goTo("3-more-code");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("more-code.txt", output);
  expect(guide.files("dist").map((file) => file.replace(/[0-9a-f]{20}/, "[hash]"))).toEqual([
    expect.stringMatching(/^\d+\.\[hash\]\.js$/),
    "index.html",
    "main.[hash].js",
    "workers/fibonacci.[hash].js",
  ]);
  const page = await guide.open("dist/index.html");
  expect(await page.evaluate(pressed)).toBe("computing");
  await page.getByText("fib(40) = 102334155").waitFor();
});

test("3-more-code: one file without chunks, and a worker of another origin", async () => {
  const buildWith = async (output: string) => {
    await guide.goTo("3-more-code");
    const all = `publicPath: "http://127.0.0.1:9/", workerChunkLoading: false, ${output}`;
    await guide.replace("webpack.config.js", "clean: true,", all);
    await guide.run("npx webpack");
  };
  await buildWith("");
  expect(guide.files("dist").filter((file) => file.endsWith(".js"))).toHaveLength(2);
  const page = await guide.open("dist/index.html", { expected: [/cannot be accessed from origin/] });
  const refused = page.waitForEvent("pageerror");
  await page.reload();
  expect((await refused).message).toMatch(
    /^Failed to construct 'Worker': Script at 'http:\/\/127\.0\.0\.1:9\/workers\/fibonacci\.[\s\S]*' cannot be accessed from origin /,
  );
  await buildWith('workerPublicPath: "/",');
  const own = await guide.open("dist/index.html");
  await own.evaluate(pressed);
  await own.getByText("fib(40) = 102334155").waitFor();
});

test("3-more-code: on the development server", async () => {
  await guide.goTo("3-more-code");
  const port = await guide.freePort();
  await guide.start(`npx webpack serve --mode development --port ${port}`, "compiled successfully");
  const page = await guide.open(`http://localhost:${port}/`);
  await page.evaluate(pressed);
  await page.getByText("fib(40) = 102334155").waitFor();
});

test("2-worker: which forms are recognised", async () => {
  await guide.goTo("2-worker");
  const isWorker = async (code: string): Promise<boolean> => {
    await guide.write("src/index.js", `${code}\n`);
    const { output } = await guide.run("npx webpack");
    const isAsset = output.includes("[from: src/fib-worker.js]");
    const isBuilt = output.includes("./src/fib-worker.js + 1 modules");
    expect(isAsset && isBuilt).toBe(false);
    return isBuilt;
  };
  const url = 'new URL("./fib-worker.js", import.meta.url)';
  expect(await isWorker(`new Worker(${url}, { type: "module" });`)).toBe(true);
  expect(
    await isWorker(`navigator.serviceWorker.register(/* webpackEntryOptions: { filename: "sw.js" } */ ${url});`),
  ).toBe(true);
  expect(guide.files("dist")).toContain("sw.js");
  expect(await isWorker(`const url = ${url};\nnew Worker(url);`)).toBe(false);
  expect(await isWorker('new Worker("./fib-worker.js");')).toBe(false);
  expect(await isWorker(`new window.Worker(${url});`)).toBe(false);
  expect(await isWorker('new Worker(new URL(/* webpackIgnore: true */ "./fib-worker.js", import.meta.url));')).toBe(
    false,
  );
  expect(await isWorker(`new Worker(/* webpackChunkName: "fib" */ ${url});`)).toBe(true);
  expect(guide.files("dist").some((file) => /^fib\.[0-9a-f]{20}\.js$/.test(file))).toBe(true);
});

test("4-shared-worker: tabs share it", async () => {
  await guide.goTo("4-shared-worker");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.getByText("You are tab number 1").waitFor();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByText("You are tab number 2").waitFor();
});

test("5-worklet: the module is built only when worklets are asked for", async () => {
  await guide.goTo("5-worklet");
  const { output } = await guide.run("npx webpack");
  expect(output).toContain("./src/beep.js + 1 modules");
  const page = await guide.open("dist/index.html");
  await page.getByRole("button", { name: "Beep", exact: true }).click();
  await page.getByRole("button", { name: "Beep again" }).waitFor();
  await guide.replace("webpack.config.js", "worklet: true", "worklet: false");
  const without = await guide.run("npx webpack");
  expect(without.output).toContain("[from: src/beep.js]");
});

test("6-custom: a class that takes the address of a worker", async () => {
  await guide.goTo("6-custom");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.getByText("fib(30) = 832040").waitFor();
});

test("7-node: a thread, and the import that breaks it", async () => {
  await guide.goTo("7-node");
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["main.mjs", expect.stringMatching(/^workers\/\d+\.js$/)]);
  const { output } = await guide.run("node dist/main.mjs");
  await guide.expectOutput("node.txt", output);
  await guide.replace("src/index.js", '"worker_threads"', '"node:worker_threads"');
  await guide.run("npx webpack");
  const broken = await guide.run("node dist/main.mjs", { status: 1 });
  expect(broken.output).toMatch(/ReferenceError: __WEBPACK_EXTERNAL_MODULE_node_worker_threads_\w+ is not defined/);
});

test("8-universal: one bundle in Node.js and in the browser", async () => {
  await guide.goTo("8-universal");
  await guide.run("npx webpack");
  const { output } = await guide.run("node dist/main.mjs");
  expect(output).toBe("fib(30) = 832040\n");
  await guide.write("dist/index.html", "<!doctype html><p>Ready</p>");
  const page = await guide.open("dist/index.html");
  const said = page.waitForEvent("console");
  await page.addScriptTag({ url: "main.mjs", type: "module" });
  expect((await said).text()).toBe("fib(30) = 832040");
});

test("9-self: a module starts itself, by any of three addresses", async () => {
  await guide.goTo("9-self");
  for (const address of ['new URL("./fib.js", import.meta.url)', "new URL(import.meta.url)", "import.meta.url"]) {
    await guide.replace("src/fib.js", /new Worker\(.*\);/, `new Worker(${address});`);
    await guide.run("npx webpack");
    const [worker = ""] = guide.files("dist").filter((file) => /^\d+\..*\.js$/.test(file));
    expect(await guide.read(`dist/${worker}`)).not.toContain("fib(30)");
    const page = await guide.open("dist/index.html");
    await page.getByText("fib(30) = 832040").waitFor();
  }
});

test("9-self: workers of one name share a file, as those of Emscripten do", async () => {
  await guide.goTo("9-self");
  const thread = (name: string) =>
    `export const start = () => new Worker(new URL("${name}.js", import.meta.url), { type: "module", name: "em-pthread" });
if (globalThis.name.startsWith("em-pthread")) console.log("${name}");\n`;
  await guide.write("src/photo.js", thread("photo"));
  await guide.write("src/sound.js", thread("sound"));
  await guide.write("src/index.js", 'import { start } from "./photo.js";\nimport "./sound.js";\nstart();\n');
  await guide.replace("webpack.config.js", "[name].[contenthash].js", "[name].js");
  await guide.run("npx webpack", { allowWarnings: true });
  expect(guide.files("dist").filter((file) => file.endsWith(".js"))).toEqual(["em-pthread.js", "main.js"]);
  const page = await guide.open("dist/index.html", { expected: [/ERR_ABORTED/] });
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.reload();
  await expect.poll(() => said).toEqual(["photo", "sound"]);
});
