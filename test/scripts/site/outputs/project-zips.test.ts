import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { projectZips } from "../../../../scripts/site/outputs/project-zips";
import { readSiteConfig } from "../../../../src/site";
import { FIXTURES } from "../markdown/compile";

const config = readSiteConfig({ SITE_ORIGIN: "https://example.org", BASE_PATH: "/docs/" });
type Pages = Parameters<typeof projectZips>[0]["pages"];
const page = { title: "Caching", url: "/guides/caching/", project: path.join(FIXTURES, "projects/project") };
const zips = () => projectZips({ pages: [page, { title: "Output", url: "/concepts/output/" }] as Pages }, config);
const NAME = "guides/caching/project.zip";

test("a page with a project has a zip file beside it, with a folder for the state after each step", () => {
  const made = zips();
  expect([...made.keys()]).toEqual([NAME]);
  const files = unzipSync(made.get(NAME) ?? new Uint8Array());
  const state = ["index.html", "package.json", "src/add.js", "src/index.js", "webpack.config.js"];
  expect(Object.keys(files)).toEqual(expect.arrayContaining(state.map((file) => `caching/2-second/${file}`)));
  expect(Object.keys(files)).not.toContain("caching/3-third/src/add.js");
  expect(Object.keys(files).filter((file) => file.startsWith("caching/10-fresh/"))).toEqual([
    "caching/10-fresh/start.js",
  ]);
  expect(strFromU8(files["caching/README.md"] ?? new Uint8Array())).toContain(
    "<https://example.org/docs/guides/caching/>",
  );
});

test("the same project gives the same bytes at any time and in any time zone", () => {
  const first = zips();
  vi.useFakeTimers({ now: new Date("2031-05-05T05:05:05Z") });
  vi.stubEnv("TZ", "Asia/Tokyo");
  expect(zips()).toEqual(first);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
