import { expect } from "vitest";
import type { Compiler, Configuration } from "webpack";
import { hasOverlay, mark, openPage, RELOAD, save, shows } from "./page";
import { served, until } from "./served";

/** The build has a warning. */
const warns: Configuration = {
  plugins: [
    ({ hooks }: Compiler) =>
      hooks.compilation.tap("warn", ({ warnings }) => void warnings.push(new Error("careful") as never)),
  ],
};

const STARTED = "[webpack-dev-server] Server started";

export async function clientIsQuiet(code: string): Promise<void> {
  const quiet = await served(code, { rest: warns });
  const page = await openPage(quiet);
  await shows(page, "Warnings while compiling");
  await mark(quiet, page);
  expect(page.shown.join("\n")).not.toContain(STARTED);
  expect(hasOverlay(page)).toBe(false);
  page.window.dispatchEvent(new page.window.ErrorEvent("error", { error: new Error("a") }));
  expect(hasOverlay(page)).toBe(false);
  quiet.server.invalidate();
  await until(() => expect(page.window.document.querySelector("wds-progress[type=linear]")).not.toBeNull());

  const usual = await openPage(await served(code, { rest: warns, devServer: { client: undefined } }));
  await shows(usual, STARTED);
  await until(() => expect(hasOverlay(usual)).toBe(true));
}

export async function logsWarnings(code: string): Promise<void> {
  const quiet = await served(code, { rest: warns });
  const page = await openPage(quiet);
  await shows(page, "Warnings while compiling");
  expect(page.shown.join("\n")).not.toContain(STARTED);
  await shows(await openPage(await served(code, { devServer: { client: undefined } })), STARTED);
}

export async function overlayFilters(code: string): Promise<void> {
  const page = await openPage(await served(code));
  const fail = (message: string) =>
    page.window.dispatchEvent(new page.window.ErrorEvent("error", { message, error: new page.window.Error(message) }));
  fail("ResizeObserver loop limit exceeded");
  expect(hasOverlay(page)).toBe(false);
  fail("No price");
  await until(() => expect(hasOverlay(page)).toBe(true));
}

export async function showsProgress(code: string): Promise<void> {
  const linear = await served(code);
  const page = await openPage(linear);
  await shows(page, "Server started");
  linear.server.invalidate();
  await until(() => expect(page.window.document.querySelector("wds-progress[type=linear]")).not.toBeNull());
}

export async function reconnects(code: string): Promise<void> {
  const attempts = async (lost: Awaited<ReturnType<typeof served>>, count: number) => {
    const page = await openPage(lost, { isQuick: true });
    await shows(page, "Server started");
    await lost.server.stop();
    const trying = () => page.shown.filter((line) => line.includes("Trying to reconnect")).length;
    await until(() => expect(trying()).toBeGreaterThanOrEqual(count));
    return { page, trying };
  };
  const always = await attempts(await served(code), 11);
  always.page.window.close();
  const { trying, page } = await attempts(await served(code, { devServer: { client: undefined } }), 10);
  await until(() => expect(page.sockets).toHaveLength(11));
  expect(trying()).toBe(10);
}

export async function connectsBy(code: string): Promise<void> {
  const page = await openPage(await served(code));
  await shows(page, "Server started");
  expect(page.sockets).toHaveLength(1);
}

export async function connectsTo(code: string): Promise<void> {
  const named = await served(code);
  expect((await openPage(named, { isElsewhere: true })).sockets[0]).toBe(
    // The port is that of this page, and a page at the address itself has none.
    `wss://dev.acme.test:${new URL(named.origin).port}/ws`,
  );
  expect((await named.get("/main.js", { host: "dev.acme.test" })).status).toBe(200);
}

export async function hasPath(code: string): Promise<void> {
  const page = await openPage(await served(code));
  await shows(page, "Server started");
  expect(page.sockets[0]).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/__acme_updates$/);
}

export async function replacesOnly(code: string): Promise<void> {
  const only = await served(code, { files: { "src/index.js": "console.log(1);" } });
  const page = await openPage(only);
  await shows(page, "Server started");
  await save(only, "src/index.js", "console.log(2);");
  await shows(page, /couldn't be hot updated/);
  await mark(only, page);
  expect(page.shown.join("\n")).not.toContain(RELOAD);

  const usual = await served(code, { devServer: { hot: true }, files: { "src/index.js": "console.log(1);" } });
  const other = await openPage(usual);
  await shows(other, "Server started");
  await save(usual, "src/index.js", "console.log(2);");
  await shows(other, RELOAD);

  // Static files have nothing to do with updates, so only the other option counts.
  const files = { "public/note.txt": "one" };
  const copying = await served(code, { files });
  const third = await openPage(copying);
  await shows(third, "Server started");
  await save(copying, "public/note.txt", "two");
  await shows(third, RELOAD);
  const still = await served(code, { files, devServer: { liveReload: false } });
  const fourth = await openPage(still);
  await shows(fourth, "Server started");
  await save(still, "public/note.txt", "two");
  await mark(still, fourth);
  expect(fourth.shown.join("\n")).not.toContain(RELOAD);
}

export async function neverReloads(code: string): Promise<void> {
  const still = await served(code);
  const page = await openPage(still);
  await save(still, "src/index.js", "console.log(2);");
  await shows(page, "App updated. Recompiling");
  await until(() => expect(still.compiler.idle).toBe(true));
  await mark(still, page);
  expect(page.shown.join("\n")).not.toContain(RELOAD);

  const usual = await served(code, { devServer: { liveReload: true } });
  const other = await openPage(usual);
  await shows(other, "Live Reloading enabled");
  await save(usual, "src/index.js", "console.log(2);");
  await shows(other, RELOAD);
}
