import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { npmRegistry } from "../../../../scripts/fetch/readmes/registry";
import { npmEnvironment, PUBLISHED, setUp } from "./readmes";

test("uses the registry and the credentials of npm's own files", async () => {
  const { server, folder } = await setUp([], {});
  const host = new URL(server.url).host;
  await writeFile(path.join(folder, "package.json"), "{}");
  await writeFile(path.join(folder, ".npmrc"), `registry=${server.url}\n//${host}/:_authToken=secret\n`);
  const registry = await npmRegistry(npmEnvironment(folder), folder);
  expect(registry.url).toBe(server.url);
  expect((await registry.latest("one-loader")).version).toBe(Object.keys(PUBLISHED["one-loader"] ?? {}).at(-1));
  expect(server.asked).toEqual([{ path: "/one-loader", authorization: "Bearer secret" }]);
});

test("the environment overrides the files, as in npm", async () => {
  const { server, folder } = await setUp([], {});
  await writeFile(path.join(folder, "package.json"), "{}");
  await writeFile(path.join(folder, ".npmrc"), "registry=http://127.0.0.1:9/\n");
  expect((await npmRegistry(npmEnvironment(folder, server.url), folder)).url).toBe(server.url);
});
