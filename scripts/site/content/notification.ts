import path from "node:path";
import type { Problem } from "../../lib/problem";
import { compilePage } from "../markdown/compile-page";
import type { SiteContext } from "../markdown/context";
import { readSource } from "./read-source";

/** The compiled text of the notification bar. */
export interface Notification {
  html: string;
  /** The version that browsers store when a reader dismisses the bar. Another version is shown to them again. */
  version: string;
}

/** The file in the content folder with the text of the bar. It is not a page. */
export const NOTIFICATION_FILE = "notification.md";

const FRONT_MATTER = /^---\nversion: (\d+)\n---\n/;

const NO_VERSION: Omit<Problem, "file"> = {
  line: 1,
  column: 1,
  severity: "error",
  message:
    "The notification has no version. Start the file with a line ---, a line version: 1, and a line ---. Increase the " +
    "version when readers who dismissed the notification should see it again.",
};

/** Reads and compiles the Markdown file of the notification bar. There is no bar if the file is missing or empty. */
export async function readNotification(
  context: SiteContext,
): Promise<{ notification: Notification | null; problems: Omit<Problem, "file">[] }> {
  const file = path.join(context.contentDir, NOTIFICATION_FILE);
  const source = await readSource(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  const [frontMatter = "", version] = FRONT_MATTER.exec(source?.text ?? "") ?? [];
  const text = source?.text.slice(frontMatter.length) ?? "";
  if (!source || text.trim() === "") return { notification: null, problems: [] };
  const body = frontMatter.replace(/.+/g, "") + text; // Empty lines keep the line numbers correct.
  const { html, problems } = await compilePage({ file, url: "/", body }, context);
  const own = version === undefined ? [NO_VERSION] : [];
  const notification = { html: html ?? "", version: version ?? "0" };
  return { notification, problems: [...source.problems, ...own, ...problems] };
}
