import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Host, startHost } from "./host";

const folder = mkdtempSync(path.join(tmpdir(), "bench-host-"));
let host: Host;
beforeAll(async () => {
  mkdirSync(path.join(folder, "guides"));
  writeFileSync(path.join(folder, "guides/index.html"), "<h1>Guides</h1>");
  writeFileSync(path.join(folder, "mode.html"), "<h1>Mode</h1>");
  writeFileSync(path.join(folder, "long.js"), "const name = 1;\n".repeat(1000));
  host = await startHost(folder);
});
afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["/guides/", "<h1>Guides</h1>"],
  ["/guides", "<h1>Guides</h1>"],
  ["/mode/?query", "<h1>Mode</h1>"],
])("answers %s, however the generator calls its files", async (url, text) => {
  expect(await (await fetch(host.origin + url)).text()).toBe(text);
});

test("counts the compressed bytes of each response once", async () => {
  host.takeSent();
  const response = await fetch(`${host.origin}/long.js`);
  expect(response.headers.get("content-type")).toBe("text/javascript");
  expect((await response.text()).length).toBe(16_000);
  const bytes = await host.sizeOf("/long.js");
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(200);
  await expect.poll(() => host.takeSent()).toEqual([{ path: "/long.js", bytes }]);
  expect(host.takeSent()).toEqual([]);
});

test("a missing file is a 404 without a size", async () => {
  expect((await fetch(`${host.origin}/nothing.js`)).status).toBe(404);
  expect(await host.sizeOf("/nothing.js")).toBe(0);
});

test("a slow connection sends the same responses", async () => {
  host.slowDown(true);
  expect((await (await fetch(`${host.origin}/long.js`)).text()).length).toBe(16_000);
  host.slowDown(false);
});
