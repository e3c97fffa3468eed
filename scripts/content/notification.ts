import path from "node:path";
import type { SiteConfig } from "../../src/types";
import { compilePage } from "../markdown/compile-page";
import { bodyModule } from "./body-module";
import { screenUrls } from "./known-urls";
import { readSource } from "./read-source";
import type { Problem, Site } from "./types";

/** The compiled text of the notification bar. */
export interface Notification {
  /** A module whose default export is a component, or null when there is nothing to say. */
  code: string;
  problems: Problem[];
}

/** Reads and compiles the Markdown file that the notification bar shows. Without the file, or any text in it, no bar. */
export async function readNotification(
  file: string,
  site: Pick<Site, "pages">,
  { origin, basePath }: SiteConfig,
  contentDir: string,
): Promise<Notification> {
  const source = await readSource(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (!source?.text.trim()) return { code: "export default null;\n", problems: [] };
  const urls = new Set([...site.pages.map(({ url }) => url), ...screenUrls([])]);
  const context = { contentDir, origin, basePath, urls, terms: new Map() };
  const { problems, ...body } = await compilePage({ file, url: "/", body: source.text }, context);
  const name = path.relative(contentDir, file);
  return {
    code: bodyModule(body),
    problems: [...source.problems, ...problems].map((problem) => ({ file: name, ...problem })),
  };
}
