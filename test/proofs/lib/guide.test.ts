import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { isRecording } from "../../../scripts/lib/recording";
import { expectOutput } from "./expected-output";
import { useGuide } from "./guide";
import { lazyBrowser, openPage, serveFolder } from "./look";

// The helper itself, with the project that the dialect's fixture shows.
const guide = useGuide("project", { section: path.join(import.meta.dirname, "../../fixtures/dialect") });

test("a step is built as a reader does, and looked at", async () => {
  await guide.goTo("1-first");
  const { output } = await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["main.js"]);
  await guide.expectOutput("build.txt", output);
  const page = await guide.open("index.html");
  await page.getByText("1 + 2 = 3").waitFor();
});

test("the folder holds the state of a step, and nothing that an earlier step or build left", async () => {
  await guide.goTo("1-first");
  await guide.write("dist/deep/old.js", "");
  await guide.goTo("2-second");
  expect(guide.files(".")).toEqual(["index.html", "package.json", "src/add.js", "src/index.js", "webpack.config.js"]);
  expect(await guide.read("src/index.js")).toContain("const first = 3;");
  await guide.goTo("3-third");
  expect(guide.exists("src/add.js")).toBe(false);
  await guide.goTo("10-fresh");
  expect(guide.files(".")).toEqual(["start.js"]);
  expect(guide.exists("node_modules/webpack/package.json")).toBe(true);
});

test("a command runs in the reader's folder, with npm's programs and without the test runner's variables", async () => {
  await guide.goTo("1-first");
  const { output } = await guide.run(
    'npm run build -- --mode none && pwd && node -p "[process.env.NODE_ENV, process.env.SOME]"',
    {
      env: { SOME: "thing" },
    },
  );
  expect(output).toContain("> webpack --mode none");
  expect(output).toMatch(/\/home\/ada\/webpack-demo\n\[ undefined, 'thing' \]\n$/);
});

describe("a command that", () => {
  test("fails is a failure, unless it is meant to", async () => {
    await guide.goTo("1-first");
    await guide.write("src/add.js", "export const add = (;");
    await expect(guide.run("npx webpack")).rejects.toThrow(/Module parse failed/);
    const { output } = await guide.run("npx webpack", { status: 1 });
    expect(output).toContain("compiled with 1 error");
  });

  test("warns is a failure, unless it may", async () => {
    await guide.goTo("1-first");
    await guide.write(
      "webpack.config.js",
      'export default { mode: "none", performance: { hints: "warning", maxAssetSize: 1 } };',
    );
    await expect(guide.run("npx webpack")).rejects.toThrow(/asset size limit/);
    await guide.run("npx webpack", { allowWarnings: true });
  });

  test("goes on is waited for, and gone when it is stopped", async () => {
    await guide.goTo("1-first");
    const watch = await guide.start("npx webpack --watch", "compiled successfully");
    await guide.write("src/add.js", "export const add = () => 42;\n");
    await watch.waitFor("compiled successfully");
    await expect.poll(() => guide.read("dist/main.js")).toContain("42");
    await watch.stop();
    await expect(watch.waitFor("more")).rejects.toThrow(/ended with status \d+ before it said more/);
  });
});

describe("recorded output", () => {
  const record = async (text: string) => {
    const folder = await mkdtemp(path.join(tmpdir(), "expected-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, "build.txt");
    await writeFile(file, text);
    return file;
  };

  test("may differ in durations and ports", async () => {
    const file = await record("compiled in 489 ms at http://localhost:8080/\n");
    await expectOutput(file, "compiled in 1.2 s at http://localhost:43121/");
    expect(await readFile(file, "utf8")).toContain("489 ms");
  });

  test("may not differ otherwise", async () => {
    if (isRecording()) return; // it would be written
    await expect(expectOutput(await record("asset main.js 4 KiB\n"), "asset main.js 5 KiB")).rejects.toThrow(/5 KiB/);
    await expect(expectOutput("/nowhere/build.txt", "x")).rejects.toThrow(/no expected\/build\.txt/);
  });
});

describe("the browser", () => {
  const browser = lazyBrowser();
  afterAll(() => browser.close());

  test("complains of errors, missing files and other machines, unless it is expected", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "look-"));
    const { origin, server } = await serveFolder(folder);
    onTestFinished(async () => {
      server.close();
      await rm(folder, { recursive: true });
    });
    const script =
      'console.error("one"); console.log("fine"); fetch("https://example.org/").catch(() => {}); throw Error("two");';
    await writeFile(path.join(folder, "index.html"), `<img src="/missing.png"><script>${script}</script>`);
    const { complaints } = await openPage(await browser.get(), origin, []);
    await expect
      .poll(complaints)
      .toEqual(
        expect.arrayContaining([
          "error: one",
          "uncaught: two",
          `status 404: ${origin}/missing.png`,
          expect.stringContaining("failed: https://example.org/"),
        ]),
      );
    expect(complaints().join("\n")).not.toContain("fine");
    const tolerant = await openPage(await browser.get(), origin, [/./]);
    expect(tolerant.complaints()).toEqual([]);
  });
});
