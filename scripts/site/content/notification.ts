import type { Problem } from "../../lib/problem";
import { type CompiledPage, compilePage } from "../markdown/compile-page";
import type { SiteContext } from "../markdown/context";
import { readSource } from "./read-source";

/** The compiled text of the notification bar. */
export type Notification = Pick<CompiledPage, "html" | "code">;

/**
 * Reads and compiles the Markdown file of the notification bar.
 *
 * @param file The absolute path. There is no bar if the file is missing or empty.
 */
export async function readNotification(
  file: string | undefined,
  context: SiteContext,
): Promise<{ notification: Notification | null; problems: Omit<Problem, "file">[] }> {
  if (file === undefined) return { notification: null, problems: [] };
  const source = await readSource(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (!source?.text.trim()) return { notification: null, problems: [] };
  const { html, code, problems } = await compilePage({ file, url: "/", body: source.text }, context);
  return { notification: { html, code }, problems: [...source.problems, ...problems] };
}
