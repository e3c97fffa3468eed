import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { bringFiles } from "../../../../src/playground/bring/bring";
import type { BroughtFile } from "../../../../src/playground/bring/brought-file";
import { asZip } from "../../../../src/playground/project/as-zip";
import { binaryOf } from "../../../../src/playground/project/binary-files";
import { STARTING_PROJECTS } from "../../../../src/playground/project/starting-projects";

const OPEN = { "src/index.js": "open" };

/** Returns files as a reader brings them, with their names and texts, or their bytes. */
function brought(files: Record<string, string | Uint8Array>): BroughtFile[] {
  return Object.entries(files).map(([path, content]) => {
    const bytes = typeof content === "string" ? strToU8(content) : content;
    return { path, size: bytes.length, read: async () => bytes };
  });
}

const zip = (files: Record<string, string | Uint8Array>) => {
  const bytes = Object.entries(files).map(
    ([path, content]) => [path, typeof content === "string" ? strToU8(content) : content] as const,
  );
  return brought({ "project.zip": zipSync(Object.fromEntries(bytes)) });
};

test("a folder is a project without its name, and what doesn't belong to it is left out and named", async () => {
  const files = brought({
    "shop/package.json": "{}",
    "shop/src/index.js": "1",
    "shop/src/logo.png": Uint8Array.of(0, 255, 1),
    "shop/node_modules/react/index.js": "",
    "shop/packages/a/node_modules/b/index.js": "",
    "shop/.git/HEAD": "",
    "shop/dist/main.js": "",
    "shop/.env": "A=1",
    "shop/yarn.lock": "",
    "shop/.gitignore": "node_modules\n/dist\n.env\n",
  });
  const { project, left, isNew } = await bringFiles(files, OPEN);
  expect(Object.keys(project).sort()).toEqual([".env", ".gitignore", "package.json", "src/index.js", "src/logo.png"]);
  expect([...(binaryOf(project["src/logo.png"] ?? "") ?? [])]).toEqual([0, 255, 1]);
  expect(left).toEqual(["node_modules", "packages/a/node_modules", ".git", "dist", "yarn.lock"]);
  expect(isNew).toBe(true);
});

test.each(STARTING_PROJECTS.map(({ id, files }) => [id, files] as const))(
  "%s comes back from its download",
  async (_, files) => {
    const { project, left } = await bringFiles(brought({ "a.zip": asZip(files, {}) }), OPEN);
    const { "package.json": __, ...others } = project;
    expect(others).toEqual(files);
    expect(left).toEqual([]);
  },
);

test("a zip file without a folder, and one of GitHub, have the same paths", async () => {
  const files = { "package.json": "{}", "src/index.js": "1", "index.html": "" };
  const ofGithub = Object.fromEntries(Object.entries(files).map(([path, text]) => [`shop-main/${path}`, text]));
  expect((await bringFiles(zip(files), OPEN)).project).toEqual(files);
  expect((await bringFiles(zip(ofGithub), OPEN)).project).toEqual(files);
  const ofMac = { ...ofGithub, "__MACOSX/shop-main/._index.html": "" };
  expect(await bringFiles(zip(ofMac), OPEN)).toEqual({ project: files, left: ["__MACOSX"], isNew: true });
});

test("files without a folder are added to the project, unless one is a configuration", async () => {
  expect(await bringFiles(brought({ "a.svg": "<svg/>" }), OPEN)).toEqual({
    project: { ...OPEN, "src/a.svg": "<svg/>" },
    left: [],
    isNew: false,
  });
  expect((await bringFiles(brought({ "a.js": "" }), { "index.js": "" })).project).toEqual({
    "index.js": "",
    "a.js": "",
  });
  const own = brought({ "webpack.config.js": "", "index.js": "" });
  expect(await bringFiles(own, OPEN)).toMatchObject({
    isNew: true,
    project: { "webpack.config.js": "", "index.js": "" },
  });
});

test("paths that lead out of the project, or that would change an object, are left out", async () => {
  const paths = ["../a.js", "/etc/a.js", "a/../../b.js", "a/__proto__/b.js", "c\u0000.js", "C:\\a.js\\"];
  const { project, left } = await bringFiles(
    zip({ "index.js": "1", "dir\\b.js": "2", ...Object.fromEntries(paths.map((path) => [path, ""])) }),
    OPEN,
  );
  expect(project).toEqual({ "index.js": "1", "dir/b.js": "2" });
  expect(left).toEqual(["6 files with a name that isn't allowed here"]);
  expect(Object.getPrototypeOf(project)).toBe(Object.prototype);
});

test("at most 500 files are read, those of the project's root and its sources first", async () => {
  const many = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`p/docs/${index}.md`, ""]));
  const { project, left } = await bringFiles(brought({ ...many, "p/src/index.js": "", "p/package.json": "{}" }), OPEN);
  expect(Object.keys(project)).toHaveLength(500);
  expect(Object.keys(project).slice(0, 2)).toEqual(["package.json", "src/index.js"]);
  expect(left).toEqual(["102 files beyond the limit of 500 files and 20 MB"]);
});

test("at most 20 MB are read, whatever size a file claims to have", async () => {
  const large = new Uint8Array(12_000_000).fill(65);
  const reads: string[] = [];
  const claiming = (path: string, size: number): BroughtFile => ({
    path,
    size,
    read: async () => {
      reads.push(path);
      return large;
    },
  });
  const files = [claiming("p/a.js", large.length), claiming("p/b.js", 10), claiming("p/c.js", large.length)];
  const { project, left } = await bringFiles(files, OPEN);
  expect(Object.keys(project)).toEqual(["a.js"]);
  expect(reads).toEqual(["p/a.js", "p/b.js"]);
  expect(left).toEqual(["2 files beyond the limit of 500 files and 20 MB"]);
});

test("a zip file that would fill the memory isn't unpacked", async () => {
  const bomb = zipSync({ "p/index.js": strToU8("1"), "p/zeros.js": new Uint8Array(60_000_000) }, { level: 9 });
  expect(bomb.length).toBeLessThan(2_000_000);
  const before = process.memoryUsage().arrayBuffers;
  const { project, left } = await bringFiles(brought({ "a.zip": bomb }), OPEN);
  expect(Object.keys(project)).toEqual(["index.js"]);
  expect(left).toEqual(["1 file beyond the limit of 500 files and 20 MB"]);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
});

test("a zip file that claims to be small is unpacked to that size", async () => {
  const lying = zipSync({ "p/zeros.js": new Uint8Array(50_000_000) }, { level: 9 });
  const view = new DataView(lying.buffer, lying.byteOffset, lying.length);
  let changed = 0;
  for (let index = 0; index < lying.length - 4; index += 1) {
    // The size is before the content, and in the list at the end.
    if (view.getUint32(index, true) !== 50_000_000) continue;
    view.setUint32(index, 10, true);
    changed += 1;
  }
  expect(changed).toBe(2);
  const { project } = await bringFiles(brought({ "a.zip": lying }), OPEN).catch(() => ({ project: {} }));
  expect(Object.values(project).join("").length).toBeLessThan(100);
});

test.each([
  ["nothing", [], "There are no files in this."],
  [
    "a folder with nothing but packages",
    brought({ "p/node_modules/a/index.js": "" }),
    "There are no files that could be a project.",
  ],
  ["another file with the name of a zip file", brought({ "a.zip": "Rar!" }), "a.zip isn't a zip file."],
  [
    "a damaged zip file",
    brought({ "a.zip": "PK\u0003\u0004 and more" }),
    "This zip file is damaged, or it's encrypted.",
  ],
  [
    "half a zip file",
    brought({ "a.zip": zipSync({ "a.js": strToU8("1") }).slice(0, 40) }),
    "This zip file is damaged, or it's encrypted.",
  ],
])("%s is refused in a sentence", async (_, files, sentence) => {
  await expect(bringFiles(files, OPEN)).rejects.toThrow(sentence);
});

test("a file that can't be read is refused in its sentence", async () => {
  const read = async () => {
    throw new Error("a.js couldn't be read.");
  };
  await expect(bringFiles([{ path: "p/a.js", size: 1, read }], OPEN)).rejects.toThrow("a.js couldn't be read.");
});
