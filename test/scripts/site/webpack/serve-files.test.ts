import { expect, onTestFinished, test } from "vitest";
import { ContentPlugin } from "../../../../scripts/site/webpack/content-plugin";
import type { Development } from "../../../../scripts/site/webpack/development";
import { serveFiles } from "../../../../scripts/site/webpack/serve-files";
import { startLocalServer } from "../../../local-server";
import { config, page, readContent } from "../../temporary-content";

async function serve() {
  const files = new Map([["search/titles.json", Buffer.from("[]")]]);
  const site = await readContent({ "index.mdx": page("Home") });
  const current: Development = {
    ...{ config, site, contentDir: "/content", siteData: "/data", webpackVersions: [], readAt: 0 },
    search: { folder: "search/", titles: null, files },
  };
  const content = new ContentPlugin(
    current,
    async () => current,
    async () => [],
  );
  const { middleware } = serveFiles("/base/", content);
  const server = await startLocalServer((request, response) =>
    middleware(request, response, (error) => response.end(error ? String(error) : "next")),
  );
  onTestFinished(() => server.close());
  return (path: string) => fetch(server.origin + path);
}

test("the dev server has what a build writes for the editor and for search", async () => {
  const get = await serve();
  const answer = await get("/base/option-schema.json");
  expect(answer.headers.get("content-type")).toContain("json");
  expect(Object.keys((await answer.json()).schema.properties)).toContain("entry");
  expect(await (await get("/base/search/titles.json")).text()).toBe("[]");
});

test("what is not there, and the list of options of a site without one, is left to others", async () => {
  const get = await serve();
  for (const path of ["/base/options.json", "/base/image.png", "/base/", "/option-schema.json"]) {
    expect(await (await get(path)).text()).toBe("next");
  }
});
