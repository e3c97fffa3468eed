import { statSync } from "node:fs";

/**
 * Another one after every change of a file, or when there is another one in its place. By what the system says, as webpack
 * and every make do. Links are followed: what is behind one counts. JavaScript, because `run.mjs` needs it before anything
 * is translated.
 *
 * @param {string} file
 */
export function fileState(file) {
  const { mtimeMs, ctimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return [mtimeMs, ctimeMs, size, ino].join();
}
