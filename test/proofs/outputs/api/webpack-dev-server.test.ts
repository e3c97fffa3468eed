import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { stripVTControlCharacters } from "node:util";
import { expect, test, vi } from "vitest";
import { freePort } from "../../../../scripts/lib/free-port";
import { outputsOf } from "../../lib/page-outputs";
import { type Files, project, run, samplesOf } from "../../lib/project";

const PAGE = "api/webpack-dev-server.mdx";
const page = await outputsOf(PAGE);

const client = {
  "webpack.config.js": 'export default { mode: "development" };',
  "src/index.js": 'document.title = "Music shop";\n',
};

/** Returns a script of the page with the configuration. Port 3000 may be taken: it gets another one. */
async function serving(script: string): Promise<{ files: Files; port: string }> {
  const samples = await samplesOf(PAGE, script);
  const port = String(await freePort());
  // Where the server begins to look for a port when it gets none: not where other tests do.
  vi.stubEnv("WEBPACK_DEV_SERVER_BASE_PORT", port);
  return { files: { ...client, [script]: samples[script]?.replaceAll("3000", port) ?? "" }, port };
}

/** Addresses that do not depend on the machine. */
const network = {
  "network.mjs": `
    import os from "node:os";

    os.networkInterfaces = () => ({
      lo: [
        { family: "IPv4", internal: true, address: "127.0.0.1" },
        { family: "IPv6", internal: true, address: "::1" },
      ],
      eth0: [{ family: "IPv4", internal: false, address: "192.0.2.2" }],
    });`,
};

/** Starts a script that serves, and stops it as soon as all of that is printed: what was printed until then. */
async function start(script: string, files: Files, ...awaited: string[]): Promise<string> {
  const child = spawn(process.execPath, ["--import", "./network.mjs", script], {
    cwd: await project({ ...files, ...network }),
    env: { ...process.env, NO_COLOR: "1" },
  });
  let printed = "";
  return new Promise((resolve) => {
    const read = (chunk: Buffer): void => {
      printed += stripVTControlCharacters(chunk.toString());
      if (awaited.every((words) => printed.includes(words))) child.kill("SIGKILL");
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("close", () => resolve(printed));
  });
}

page.shows("Listening on port 3000", async () => {
  const { files, port } = await serving("serve.mjs");
  const printed = await start("serve.mjs", files, "Listening on port", "compiled");
  return printed.replaceAll(port, "3000");
});

page.shows("_assetEmittingPreviousFiles", () =>
  run("node serve.mjs", {
    "serve.mjs": `
      import webpack from "webpack";
      import WebpackDevServer from "webpack-dev-server";

      new WebpackDevServer(webpack({ mode: "development" }), { port: 3000 });`,
  }),
);

page.shows("listen EADDRINUSE", async () => {
  const { files, port } = await serving("serve-and-check.mjs");
  const taken = createServer().listen(Number(port));
  const printed = await run("node serve-and-check.mjs", files);
  taken.close();
  return printed.replaceAll(port, "3000");
});

page.restIs({ "asset main.js 262 KiB": "needs webpack-dev-server 6" });

test("node serve-and-check.mjs", async () => {
  const { files } = await serving("serve-and-check.mjs");
  expect(await run("node serve-and-check.mjs", files)).toMatch(/^200$/m);
});

test("node serve-for-a-minute.mjs", async () => {
  const { files } = await serving("serve-for-a-minute.mjs");
  const script = files["serve-for-a-minute.mjs"]?.replace("60000", "60") ?? "";
  expect(script).toContain("setTimeout(60)");
  expect(await run("node serve-for-a-minute.mjs", { ...files, "serve-for-a-minute.mjs": script })).toContain(
    "exit status 0",
  );
});

test("node serve-callback.mjs", async () => {
  const { files } = await serving("serve-callback.mjs");
  expect(await run("node serve-callback.mjs", files)).toMatch(/^started$[\s\S]*^stopped$[\s\S]*exit status 0/m);
});

test("node serve-and-reload.mjs", async () => {
  const { files, port } = await serving("serve-and-reload.mjs");
  const printed = await start("serve-and-reload.mjs", files, "compiled");
  expect(printed).toContain(port);
});

test("node serve-and-wait.mjs", async () => {
  const { files } = await serving("serve-and-wait.mjs");
  expect(await start("serve-and-wait.mjs", files, "ready\n")).toMatch(/^ready$/m);
});

test("node print-address.mjs", async () => {
  const { files } = await serving("print-address.mjs");
  expect(await start("print-address.mjs", files)).toMatch(/^192\.0\.2\.2:\d+\n$/);
});
