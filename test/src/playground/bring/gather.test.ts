import { expect, test } from "vitest";
import { filesIn } from "../../../../src/playground/bring/gather";

type Tree = { [name: string]: string | Tree };

/** Returns an entry of a dropped folder or file, as browsers have it. */
function entry(name: string, content: string | Tree, above = ""): FileSystemEntry {
  const fullPath = `${above}/${name}`;
  if (typeof content === "string") {
    const file = (resolve: (file: File) => void, reject: (error: Error) => void) => {
      if (content === "gone") reject(new Error("gone"));
      else resolve(new File([content], name));
    };
    return { name, fullPath, isFile: true, isDirectory: false, file } as unknown as FileSystemEntry;
  }
  const createReader = () => {
    const waiting = Object.entries(content).map(([child, inner]) => entry(child, inner, fullPath));
    // Browsers hand out at most 100 entries at once.
    return { readEntries: (resolve: (entries: FileSystemEntry[]) => void) => resolve(waiting.splice(0, 2)) };
  };
  return { name, fullPath, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

const dropped = (tree: Tree) => {
  return filesIn({ entries: Object.entries(tree).map(([name, content]) => entry(name, content)), files: [] });
};

test("all files of a folder are found, but packages aren't even looked at", async () => {
  const files = await dropped({
    shop: { "a.js": "1", "b.js": "2", "c.js": "3", src: { "d.js": "4" }, node_modules: { x: { "y.js": "gone" } } },
  });
  expect(files.map(({ path }) => path).sort()).toEqual([
    "shop/a.js",
    "shop/b.js",
    "shop/c.js",
    "shop/node_modules/.",
    "shop/src/d.js",
  ]);
  const found = files.find(({ path }) => path === "shop/src/d.js");
  expect(new TextDecoder().decode(await found?.read())).toBe("4");
});

test("a file that can't be read is reported in a sentence", async () => {
  await expect(dropped({ shop: { "a.js": "gone" } })).rejects.toThrow("shop/a.js couldn't be read.");
});

test("files that were chosen have the paths that the field gives them", async () => {
  const inFolder = Object.assign(new File(["1"], "b.js"), { webkitRelativePath: "shop/b.js" });
  const files = await filesIn({ entries: [], files: [new File(["1"], "a.js"), inFolder] });
  expect(files.map(({ path }) => path)).toEqual(["a.js", "shop/b.js"]);
  expect(new TextDecoder().decode(await files[1]?.read())).toBe("1");
});
