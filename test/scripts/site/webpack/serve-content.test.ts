import { expect, test } from "vitest";
import { serveContent } from "../../../../scripts/site/webpack/serve-content";
import { page, readContent } from "../../temporary-content";
import { startDevelopment } from "./development";

const siteWith = (text: string) =>
  readContent({
    "index.mdx": page("Home"),
    "a/index.mdx": page(`${text}\n\n## One\n`, "A"),
    "a/ü b.mdx": page("B", "B"),
  });

const serve = async () => startDevelopment(serveContent, await siteWith("Text 1"));

test("a page and the outlines of a section are the latest ones", async () => {
  const { content, get } = await serve();
  const read = async (name: string) => (await get(`/base/site-data/${name}`)).json();
  expect((await read("page/a/")).content).toContain("Text 1");
  content.current = { ...content.current, site: await siteWith("Text 2") };
  expect((await read("page/a/")).content).toContain("Text 2");
  const { a } = await read("sections");
  const { section, outlines, pages } = await read(a);
  expect(section).toEqual(content.current.site.sections.find(({ name }) => name === "a"));
  expect((await read(outlines))["/a/"]).toEqual([{ id: "one", title: "One", level: 2 }]);
  expect((await read(pages["/a/%C3%BC%20b/"])).page.title).toBe("B");
});

test("a missing page is reported as missing, and other paths are left to others", async () => {
  const { get } = await serve();
  for (const name of ["page/b/", "section/b", "outlines/b", "", "%"]) {
    expect((await get(`/base/site-data/${name}`)).status).toBe(404);
  }
  expect(await (await get("/base/a/")).text()).toBe("next");
  expect(await (await get("/site-data/page/a/")).text()).toBe("next");
});

test("listeners are notified of every read", async () => {
  const { content, get } = await serve();
  const reader = (await get("/base/site-data/changes")).body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  for (const times of [1, 2]) {
    content.events.emit("read");
    while (heard.split("data:").length <= times) heard += (await reader?.read())?.value;
  }
  expect(heard.match(/data:\n\n/g)).toHaveLength(2);
});
