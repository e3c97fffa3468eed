import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("scaffolding");

test("create-webpack-app writes a project that builds", async () => {
  await guide.goTo("1-up-to-date");
  // It writes the files, then lets npm install packages, which fails here: nothing is in this cache, and the net is out
  // of reach. The packages are those of the folder around it.
  const { output } = await guide.run("npx create-webpack-app my-app --force", {
    status: 2,
    env: { npm_config_cache: "empty-cache" },
  });
  await guide.expectOutput(
    "generated.txt",
    output
      .match(/^\tcreate .*$/gm)
      ?.join("\n")
      .replace(/^\t/gm, "") ?? "",
  );
  const scripts = JSON.parse(await guide.read("my-app/package.json")).scripts;
  expect(Object.keys(scripts)).toEqual(["build", "build:dev", "serve", "watch"]);
  expect(scripts.build).toContain("--config-node-env=production");

  await guide.run("npm run build", { cwd: "my-app" });
  expect(guide.files("my-app/dist")).toEqual([
    "index.html",
    "main.js",
    "service-worker.js",
    expect.stringMatching(/^workbox-\w+\.js$/),
  ]);

  // NODE_ENV decides what it does for production, and not the mode.
  await guide.remove("my-app/dist");
  await guide.run("npx webpack --mode production", { cwd: "my-app" });
  expect(guide.files("my-app/dist")).toEqual(["index.html", "main.js"]);

  await guide.run("npm run build:dev", { cwd: "my-app" });
  expect(guide.files("my-app/dist")).toEqual(["index.html", "main.js"]);
  const page = await guide.open("my-app/dist/index.html", {
    expected: [/Service Worker registration failed/, /bad HTTP response code/, /service-worker\.js/],
  });
  await page.getByRole("heading", { name: "Hello world!" }).waitFor();
});

test("1-up-to-date: the same with what webpack has built in", async () => {
  await guide.goTo("1-up-to-date");
  const { output } = await guide.run("npm run build");
  await guide.expectOutput("build.txt", output.replace(/^ +$/gm, ""));
  expect(guide.files("dist")).toEqual([
    expect.stringMatching(/^index\.[\da-f]{20}\.js$/),
    "index.html",
    expect.stringMatching(/^style\.[\da-f]{20}\.css$/),
  ]);
  const page = await guide.open("dist/index.html");
  const heading = page.getByRole("heading", { name: "Hello from webpack" });
  expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 128, 128)");

  const port = await guide.freePort();
  await guide.start(`npm run serve -- --port ${port}`, "compiled successfully");
  const served = await guide.open(`http://localhost:${port}/`);
  await served.getByRole("heading", { name: "Hello from webpack" }).waitFor();
});
