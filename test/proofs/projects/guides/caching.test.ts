import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("caching");
/** Builds with a cache on disk, which changes no names and saves time. */
const BUILD = "npx webpack --cache-type filesystem";
const LOST = [/^status 404/, /^error: Failed to load resource/, /^failed: .*ERR_ABORTED/];

/** Returns names of the emitted files, by their name without the hash. */
function emitted(): Record<string, string> {
  return Object.fromEntries(guide.files("dist").map((file) => [file.replace(/\.[0-9a-f]{8}\./, "."), file]));
}

const ABOUT = ["src/about.js", "first", "second"] as const;
const INDEX = ["src/index.js", '"About"', '"About us"'] as const;

/** Returns the files whose names change by an edit, and undoes the edit. */
async function renamed(
  before: Record<string, string>,
  file: string,
  from: string | RegExp,
  to: string,
  command = BUILD,
): Promise<string[]> {
  const text = await guide.read(file);
  await guide.replace(file, from, to);
  await guide.run(command);
  await guide.write(file, text);
  const after = emitted();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

test("1-content-hash", async () => {
  await guide.goTo("1-content-hash");
  const { output } = await guide.run(BUILD);
  await guide.expectOutput("content-hash.txt", output);
  await guide.expectOutput("index.html", await guide.read("dist/index.html"));
  const page = await guide.open("dist/index.html");
  await page.getByRole("button", { name: "About" }).click();
  await page.getByText("The first version.").waitFor();
  expect(await renamed(emitted(), ...ABOUT)).toEqual(["about.js", "index.js"]);
});

test("2-runtime-chunk", async () => {
  await guide.goTo("2-runtime-chunk");
  const { output } = await guide.run(BUILD);
  await guide.expectOutput("runtime-chunk.txt", output.slice(0, output.indexOf("Entrypoint")));
  const page = await guide.open("dist/index.html");
  await page.getByText("ada, grace").waitFor();
  expect(await renamed(emitted(), ...ABOUT)).toEqual(["about.js", "runtime.js"]);
});

test("3-vendor-chunk: the picture", async () => {
  await guide.goTo("3-vendor-chunk");
  const { output } = await guide.run(BUILD);
  await guide.expectOutput("vendor-chunk.txt", output.slice(0, output.indexOf("Entrypoint")));
  const page = await guide.open("dist/index.html");
  await page.getByText("ada, grace").waitFor();
  const before = emitted();
  expect(await renamed(before, ...INDEX)).toEqual(["index.js"]);
  expect(await renamed(before, ...ABOUT)).toEqual(["about.js", "runtime.js"]);
  // A comment and the title of the page rename nothing.
  await guide.replace("src/index.js", /^/, "// a comment\n");
  await guide.replace("src/index.html", "webpack demo", "Names");
  expect(await renamed(before, "src/style.css", "navy", "teal")).toEqual(["index.css"]);
  await guide.replace("src/index.js", "{ sortBy }", "{ isEmpty, sortBy }");
  await guide.replace("src/index.js", "= sortBy(", "= isEmpty([]) + sortBy(");
  await guide.run(BUILD);
  const after = emitted();
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed).toEqual(["index.js", "runtime.js", "vendors.js"]);

  // A page of output.html takes its title into the names of its scripts.
  await guide.write("src/index.js", "import(/* webpackChunkName: 'about' */ './about.js');\n");
  await guide.replace("webpack.config.js", "./src/index.html", "./src/index.js");
  await guide.replace("webpack.config.js", "clean: true", '$&, html: { title: "One" }');
  await guide.run(BUILD);
  expect(await renamed(emitted(), "webpack.config.js", "One", "Two")).toContain("main.js");
});

test("4-new-module", async () => {
  await guide.goTo("3-vendor-chunk");
  await guide.run(BUILD);
  const before = emitted();
  await guide.goTo("4-new-module");
  await guide.run(BUILD);
  const after = emitted();
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(["index.js"]);

  // Numbers in order of use: a file changes that has nothing to do with the new module.
  const natural = `${BUILD} --optimization-module-ids natural --no-optimization-concatenate-modules`;
  const small = 'import(/* webpackChunkName: "about" */ "./about.js");\n';
  await guide.write("src/index.js", small);
  await guide.run(natural);
  before["about.js"] = emitted()["about.js"] ?? "";
  await guide.write("src/index.js", `import { print } from "./print.js";\nprint(1);\n${small}`);
  await guide.run(natural);
  expect(emitted()["about.js"]).not.toBe(before["about.js"]);

  // The name of the package is part of every file.
  expect(await renamed(emitted(), "package.json", "webpack-demo", "webpack-shop", natural)).toEqual(
    expect.arrayContaining(["about.js", "index.js", "runtime.js"]),
  );
});

test("5-server and 6-old-chunks", async () => {
  await guide.goTo("5-server");
  await guide.run(BUILD);
  const port = String(await guide.freePort());
  await guide.start("node server.js", "ready", { env: { PORT: port } });
  const origin = `http://localhost:${port}`;
  const ask = async (address: string) => {
    const answer = await fetch(`${origin}${address}`);
    return [answer.status, answer.headers.get("cache-control")];
  };
  const first = emitted();
  expect(await ask("/")).toEqual([200, "no-cache"]);
  expect(await ask("/users/ada")).toEqual([200, "no-cache"]);
  expect(await ask(`/${first["about.js"]}`)).toEqual([200, "max-age=31536000, immutable"]);
  expect((await ask("/about.00000000.js"))[0]).toBe(404);

  // A visitor has the page open while a new version is deployed.
  const page = await guide.open(origin, {
    expected: [...LOST, /^uncaught: Loading chunk/, /^error: Refused to execute/],
  });
  await page.getByText("ada, grace").waitFor();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`Uncaught (in promise) ${error.name}: ${error.message}`));
  await guide.replace(...ABOUT);
  await guide.run(BUILD);
  await page.getByRole("button").click();
  await expect.poll(() => errors.length).toBe(1);
  await guide.expectOutput("old-chunk.txt", (errors[0] ?? "").replace(origin, "https://shop.example"));
  expect(errors[0]).toContain(first["about.js"]);

  // The same with recover.js.
  const step = path.join("src/content/guides/projects/caching", "6-old-chunks");
  for (const file of ["src/index.js", "src/recover.js"]) {
    await guide.write(file, await readFile(path.join(step, file), "utf8"));
  }
  await guide.run(BUILD);
  await page.goto(origin);
  await page.getByText("ada, grace").waitFor();
  await guide.replace("src/about.js", "second", "third");
  await guide.run(BUILD);
  const [reload] = await Promise.all([page.waitForEvent("load"), page.getByRole("button").click()]);
  expect(reload.url()).toBe(`${origin}/`);
  await page.getByRole("button").click();
  await page.getByText("The third version.").waitFor();

  // A file that is gone for good: one reload, then the error.
  await page.route("**/about.*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto(origin);
  await Promise.all([page.waitForEvent("load"), page.getByRole("button").click()]);
  errors.length = 0;
  await page.getByRole("button").click();
  await expect.poll(() => errors.length).toBe(1);
});
