import { expect, test } from "vitest";
import { serveFiles } from "../../../../scripts/site/webpack/serve-files";
import { page, readContent } from "../../temporary-content";
import { startDevelopment } from "./development";

async function serve() {
  const files = new Map([["search/titles.json", Buffer.from("[]")]]);
  return startDevelopment(serveFiles, await readContent({ "index.mdx": page("Home") }), files);
}

test("the dev server has the files that a build writes for the editor and for search", async () => {
  const { get } = await serve();
  const answer = await get("/base/option-schema.json");
  expect(answer.headers.get("content-type")).toContain("json");
  expect(Object.keys((await answer.json()).schema.properties)).toContain("entry");
  expect(await (await get("/base/search/titles.json")).text()).toBe("[]");
});

test("missing files, and the list of options of a site without one, are left to others", async () => {
  const { get } = await serve();
  for (const path of ["/base/options.json", "/base/image.png", "/base/", "/option-schema.json"]) {
    expect(await (await get(path)).text()).toBe("next");
  }
});
