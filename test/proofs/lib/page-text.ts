import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Fence, partsOf } from "../../../scripts/checks/samples/page-parts";
import { contentDir } from "../../../scripts/lib/paths";
import { parsePage, type TrustedPage } from "../../../scripts/site/content/trusted-pages";

/** Returns the body of one of our own pages. */
export async function textOf(file: string): Promise<string> {
  return (await pageOf(file)).body;
}

/** Returns the fences of one of our own pages. */
export async function fencesOf(file: string): Promise<Fence[]> {
  return partsOf(await pageOf(file)).fences;
}

async function pageOf(file: string): Promise<TrustedPage> {
  return parsePage(file, await readFile(path.join(contentDir({}), file), "utf8"));
}
