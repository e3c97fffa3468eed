import path from "node:path";
import { fileToUrl } from "../../../src/utilities/urls";
import type { Problem } from "../../lib/problem";
import { projectFolder, readSteps, zipUrl } from "../markdown/project-state";
import { checkNames, checkScreens, checkUrls } from "./check-pages";
import { urlsWithoutContent } from "./urls-without-content";
import { walk } from "./walk";

/** A content file that becomes a page. Its path is relative to the content folder. */
export interface ContentFile {
  file: string;
  url: string;
  /** The name of the top-level folder; empty for files beside these folders. */
  section: string;
  /** The folder with the steps of the page's project, if it has one. */
  project?: string;
}

/** Everything in the content folder. */
export interface ContentFiles {
  files: ContentFile[];
  /** The paths of the files with readers' questions. */
  asked: string[];
  /** The URLs that a link can lead to. */
  urls: ReadonlySet<string>;
  problems: Problem[];
}

/**
 * Lists the content files. A file whose URL belongs to a screen is reported and left out.
 *
 * @param published The URLs of the files that a build publishes besides pages.
 * @throws {Error} When the content folder itself cannot be read.
 */
export async function listFiles(contentDir: string, published: readonly string[]): Promise<ContentFiles> {
  const walked = await walk(contentDir);
  const found = walked.files.map((file): ContentFile => {
    const project = projectFolder(path.join(contentDir, file));
    const hasSteps = readSteps(project).length > 0;
    return { file, url: fileToUrl(file), section: topDirectory(file), ...(hasSteps && { project }) };
  });
  const made = urlsWithoutContent(found.map(({ section }) => section));
  const files = found.filter(({ url }) => !made.includes(url));
  const leftOut = found.filter(({ url }) => made.includes(url));
  const downloads = files.filter(({ project }) => project).map(zipUrl);
  return {
    files,
    asked: walked.asked,
    urls: new Set([...files.map(({ url }) => url), ...made, ...downloads, ...published]),
    problems: [...walked.problems, ...checkNames(files), ...checkUrls(files), ...checkScreens(leftOut)],
  };
}

/** Returns the name of the top-level directory that contains a file. Some file systems separate letters and accents. */
function topDirectory(file: string): string {
  return file.includes("/") ? (file.split("/")[0] ?? "").normalize("NFC") : "";
}
