import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { contentDir } from "../../../scripts/lib/paths";
import { placeEntries } from "../../../scripts/site/content/place-entries";
import { parsePage } from "../../../scripts/site/content/trusted-pages";
import { messagesIn } from "../../../scripts/site/markdown/messages-in";
import type { CatalogEntry } from "../../../src/errors/types";

/**
 * The whole error catalog, read from its pages once per worker: parsing them takes a second of processor time, and
 * there are hundreds of tests.
 */
export const catalog: readonly CatalogEntry[] = await readCatalog();

/** The same entries as browsers load them. */
export const placed = placeEntries(catalog);

async function readCatalog(): Promise<CatalogEntry[]> {
  const folder = path.join(contentDir({}), "errors");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".mdx")).sort();
  const pages = await Promise.all(
    files.map(async (name) => {
      const { tree } = parsePage(`errors/${name}`, await readFile(path.join(folder, name), "utf8"));
      const url = name === "index.mdx" ? "/errors/" : `/errors/${name.replace(".mdx", "")}/`;
      return messagesIn(tree, url).map(({ heading: _, ...message }) => message);
    }),
  );
  return pages.flat();
}
