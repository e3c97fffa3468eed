import { expect, test } from "vitest";
import { chosenFiles, droppedFiles } from "../../../../src/screens/PlaygroundStats/dropped-files";

/** The entries that a browser returns for a dropped file and for a dropped folder. */
const fileEntry = (fullPath: string) => ({
  isFile: true,
  isDirectory: false,
  fullPath,
  file: (resolve: (file: File) => void) => resolve(new File(["1"], fullPath.replace(/^.*\//, ""))),
});
const folderEntry = (fullPath: string, ...batches: object[][]) => ({
  isFile: false,
  isDirectory: true,
  fullPath,
  createReader: () => ({ readEntries: (resolve: (entries: object[]) => void) => resolve(batches.shift() ?? []) }),
});

/** Returns a drop, as far as the function reads it. */
const dropOf = (entries: (object | null)[], files: File[] = []) => {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  return { items, files } as unknown as DataTransfer;
};

test("a file and a folder are read together, however many times the browser has to be asked", async () => {
  const js = folderEntry("/dist/js", [fileEntry("/dist/js/late.js")]);
  const dist = folderEntry("/dist", [fileEntry("/dist/main.js"), js], [fileEntry("/dist/main.js.map")]);
  const files = await droppedFiles(dropOf([fileEntry("/stats.json"), dist]));
  expect([...files.keys()].sort()).toEqual(["dist/js/late.js", "dist/main.js", "dist/main.js.map", "stats.json"]);
  expect(files.get("dist/js/late.js")?.name).toBe("late.js");
});

test("without entries, the dropped files count", async () => {
  const files = await droppedFiles(dropOf([null], [new File(["{}"], "stats.json")]));
  expect([...files.keys()]).toEqual(["stats.json"]);
});

test("a folder that can't be read is left out, and the rest is read", async () => {
  const broken = {
    ...folderEntry("/dist"),
    createReader: () => ({ readEntries: (_: unknown, reject: (error: Error) => void) => reject(new Error("gone")) }),
  };
  expect([...(await droppedFiles(dropOf([broken, fileEntry("/main.js")]))).keys()]).toEqual(["main.js"]);
});

test("chosen files have their names, or their paths if a folder was chosen", () => {
  const inFolder = Object.assign(new File(["1"], "main.js"), { webkitRelativePath: "dist/main.js" });
  expect([...chosenFiles([new File(["1"], "a.js"), inFolder]).keys()]).toEqual(["a.js", "dist/main.js"]);
});
