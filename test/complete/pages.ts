import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { contentDir } from "../../scripts/lib/paths";
import { parsePage } from "../../scripts/site/content/trusted-pages";

const folder = contentDir({});
const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".mdx")).sort();

/** All our pages, parsed once for all tests of a worker, because it takes some seconds of processor time. */
export const pages = await Promise.all(
  files.map(async (name) => parsePage(name, await readFile(path.join(folder, name), "utf8"))),
);
