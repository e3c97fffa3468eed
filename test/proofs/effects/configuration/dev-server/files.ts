import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, vi } from "vitest";
import type { Files } from "../../../lib/project";
import { mark, openPage, save, shows } from "./page";
import { served, until } from "./served";

const html: Files = {
  "public/index.html": "<p>index</p>",
  "public/admin.html": "<p>admin</p>",
};
const page = { accept: "text/html" };

export async function fallsBack(code: string): Promise<void> {
  const { get } = await served(code, { files: html });
  expect((await get("/orders/42", page)).text).toBe("<p>index</p>");
  expect((await get("/orders/4.2", page)).status).toBe(404);
  const without = await served(code, { files: html, devServer: { historyApiFallback: undefined } });
  expect((await without.get("/orders/42", page)).text).toContain("Cannot GET /orders/42");
}

export async function rewrites(code: string): Promise<void> {
  const { get } = await served(code, { files: html });
  expect((await get("/admin/users", page)).text).toBe("<p>admin</p>");
  expect((await get("/orders/4.2", page)).text).toBe("<p>index</p>");
}

export async function servesSeveral(code: string): Promise<void> {
  const files = { ...html, "docs/a.html": "<p>manual</p>" };
  const several = await served(code, { files });
  expect((await several.get("/admin.html")).text).toBe("<p>admin</p>");
  expect((await several.get("/manual/a.html")).text).toBe("<p>manual</p>");
  expect((await several.get("/a.html")).status).toBe(404);
}

export async function servesAssets(code: string): Promise<void> {
  const files = { "assets/a.txt": "icon" };
  expect((await (await served(code, { files })).get("/a.txt")).text).toBe("icon");
  expect((await (await served(code, { files, devServer: { static: undefined } })).get("/a.txt")).status).toBe(404);
}

export async function passesOptions(code: string): Promise<void> {
  const { text, headers } = await (await served(code, { files: html })).get("/admin");
  expect(text).toBe("<p>admin</p>");
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect((await (await served(code, { files: html, devServer: { static: undefined } })).get("/admin")).status).toBe(
    404,
  );
}

export async function hasTwoPaths(code: string): Promise<void> {
  const { get } = await served(code, { files: { "docs/a.txt": "manual" } });
  for (const address of ["/manual/a.txt", "/help/a.txt"]) expect((await get(address)).text).toBe("manual");
  expect((await get("/a.txt")).status).toBe(404);
}

export async function hasNoList(code: string): Promise<void> {
  const files = { "public/notes.txt": "" };
  expect((await (await served(code, { files })).get("/", page)).status).toBe(404);
  const without = await served(code, { files, devServer: { static: undefined } });
  expect((await without.get("/", page)).text).toContain("notes.txt");
}

export async function watchesStatic(code: string): Promise<void> {
  const files = { ...html, "public/uploads/a.txt": "" };
  const watched = await served(code, { files });
  const client = await openPage(watched);
  await shows(client, "Server started");
  await Promise.all(
    watched.server.staticWatchers.map((each) => until(() => expect(each.getWatched()).not.toEqual({}))),
  );
  await save(watched, "public/uploads/a.txt", "changed");
  await save(watched, "public/admin.html", "changed");
  await shows(client, /admin\.html" from static directory was changed/);
  await mark(watched, client);
  expect(client.shown.join("\n")).not.toContain("uploads");
}

export async function watchesFiles(code: string): Promise<void> {
  const files = { "templates/shop/a.php": "", "content/a.txt": "", "other/a.txt": "" };
  const watched = await served(code, { files });
  const client = await openPage(watched);
  await shows(client, "Server started");
  await Promise.all(
    watched.server.staticWatchers.map((each) => until(() => expect(each.getWatched()).not.toEqual({}))),
  );
  await save(watched, "other/a.txt", "changed");
  await save(watched, "templates/shop/a.php", "changed");
  await shows(client, /a\.php" from static directory was changed/);
  await save(watched, "content/a.txt", "changed");
  await shows(client, /content.a\.txt" from static directory was changed/);
  expect(client.shown.join("\n")).not.toContain("other/a.txt");
}

export async function writesToDisk(code: string): Promise<void> {
  const printed = vi.spyOn(console, "log").mockReturnValue();
  const written = await served(code, { rest: { stats: "normal" } });
  const dist = path.join(written.folder, "dist");
  await until(async () => expect(await readdir(dist)).toEqual(["main.js"]));
  await save(written, "src/index.js", "console.log(12345);");
  await until(async () => expect(await readFile(path.join(dist, "main.js"), "utf8")).toContain("12345"));
  expect(await readdir(dist)).toEqual(["main.js"]);
  expect(printed).not.toHaveBeenCalled();

  const without = await served(code, { rest: { stats: "normal" }, devServer: { devMiddleware: undefined } });
  await without.get("/main.js");
  expect(await readdir(without.folder)).not.toContain("dist");
  expect(printed.mock.calls.join("\n")).toContain("compiled successfully");
}
