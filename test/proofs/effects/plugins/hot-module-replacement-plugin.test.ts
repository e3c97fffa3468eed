import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, vi } from "vitest";
import webpack from "webpack";
import { effectsOf } from "../../lib/effects";
import { type Files, runUntil } from "../../lib/project";
import { watched } from "../../lib/watched";
import { projectWithGuidePackages } from "../../lib/with-guide-packages";

const samples = effectsOf("plugins/hot-module-replacement-plugin.mdx");

const files: Files = {
  "src/index.js": `import { name } from "./shapes.js";
if (import.meta.webpackHot) import.meta.webpackHot.accept("./shapes.js");
console.log(name);`,
  "src/shapes.js": 'export const name = "square";',
};
const saved = { "src/shapes.js": 'export const name = "circle";' };

samples.tries("watch: true,\n  plugins: [new webpack.HotModuleReplacementPlugin()]", async (code) => {
  const rest = { devtool: false } as const;
  const [first = "", second = ""] = await watched({ ...files, "webpack.config.js": code }, [saved], rest);
  expect(first).toContain(".hot.accept(");
  expect(first).not.toMatch(/^\S*hot-update/m);
  expect(second).toMatch(/^main\.\w{20}\.hot-update\.js\n[\s\S]*"circle"[\s\S]*^main\.\w{20}\.hot-update\.json\n/m);
  const plain = await watched({ ...files, "webpack.config.js": code }, [saved], { ...rest, plugins: [] });
  expect(plain.join("\n")).toContain("undefined.accept(");
  expect(plain.join("\n")).not.toMatch(/^\S*hot-update/m);
});

samples.tries('"hot/[id].[fullhash].js"', async (code) => {
  const [, second] = await watched({ ...files, "webpack.config.js": code }, [saved]);
  expect(second).toMatch(/^hot\/main\.\w{20}\.js\n[\s\S]*^hot\/main\.\w{20}\.json\n/m);
});

samples.tries("webpack-hot-middleware/client", async (code) => {
  const folder = await projectWithGuidePackages(["webpack-hot-middleware", "webpack-dev-middleware", "express"], {
    ...files,
    "webpack.config.js": code,
    "middleware.js": `export { default as dev } from "webpack-dev-middleware";
export { default as hot } from "webpack-hot-middleware";
export { default as express } from "express";`,
  });
  const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(path.join(folder, name)).href);
  const { default: configuration } = await load("webpack.config.js");
  const { dev, hot, express } = await load("middleware.js");
  const compiler = webpack({ ...configuration, context: folder, infrastructureLogging: { level: "none" } });
  const app = express();
  const served = dev(compiler, { stats: "none" });
  app.use(served).use(hot(compiler, { log: false }));
  const server = http.createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await new Promise((resolve) => served.close(resolve));
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const script = await (await fetch(`${origin}/main.js`)).text();
  expect(script).toContain("[HMR] connected");
  const { body } = await fetch(`${origin}/__webpack_hmr`);
  let told = "";
  const listening = (async () => {
    for await (const part of body ?? []) told += Buffer.from(part);
  })().catch(() => undefined);
  await vi.waitFor(() => expect(told).toContain('"action":"sync"'), { timeout: 20_000 });
  const [, hash] = /"hash":"(\w+)"/.exec(told) ?? [];
  await writeFile(path.join(folder, "saved"), saved["src/shapes.js"]);
  await rename(path.join(folder, "saved"), path.join(folder, "src/shapes.js"));
  await vi.waitFor(() => expect(told).toContain('"action":"built"'), { timeout: 20_000 });
  const update = await (await fetch(`${origin}/main.${hash}.hot-update.js`)).text();
  expect(update).toContain("circle");
  server.closeAllConnections();
  await listening;
});

samples.tries("webpack/hot/poll?1000", async (code) => {
  const program = {
    "webpack.config.js": code.replace("poll?1000", "poll?50"),
    "src/server.js": `import { name } from "./routes.js";
console.log("It is", name);
if (import.meta.webpackHot) import.meta.webpackHot.accept("./routes.js", () => console.log("It is", name));`,
    "src/routes.js": 'export const name = "first";',
  };
  let said = "";
  await runUntil("npx webpack", program, [
    [
      "compiled successfully",
      async (folder) => {
        const child = spawn("node", [path.join(folder, "dist/main.cjs")]);
        onTestFinished(() => void child.kill("SIGKILL"));
        child.stdout.on("data", (text) => (said += text));
        await vi.waitFor(() => expect(said).toContain("It is first"), { timeout: 20_000 });
        await writeFile(path.join(folder, "saved"), 'export const name = "second";');
        await rename(path.join(folder, "saved"), path.join(folder, "src/routes.js"));
        await vi.waitFor(() => expect(said).toContain("[HMR] Update applied."), { timeout: 20_000 });
        expect(await readFile(path.join(folder, "dist/main.cjs"), "utf8")).toContain("second");
      },
    ],
  ]);
  expect(said).toContain("[HMR] Updated modules:\n[HMR]  - ./src/routes.js");
  expect(said).toContain("It is second");
});
