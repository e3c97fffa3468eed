import { readdir } from "node:fs/promises";
import path from "node:path";
import { paths } from "../../lib/paths";
import { commitDates } from "../content/commit-dates";
import { LISTED_SCREENS } from "../content/routes";

/**
 * Returns when the screens without a content file were last changed, by URL. The date is from the last commit in the
 * screen's folder, which contains its text and data; shared code doesn't count. A screen with uncommitted files has no
 * date, and without the complete history no screen has one.
 *
 * @param folder The folder of the screens (see `screenFolder`).
 */
export async function screenDates(folder = path.join(paths.root, "src/screens")): Promise<Map<string, string>> {
  const commits = [...(await commitDates(folder))];
  const found = new Map<string, string>();
  for (const url of LISTED_SCREENS) {
    const name = screenFolder(url);
    const dates = new Map(commits.filter(([file]) => file.startsWith(`${name}/`)));
    const files = (await readdir(path.join(folder, name)).catch(() => [])).map((file) => `${name}/${file}`);
    const latest = [...dates.values()].sort().at(-1);
    if (latest && files.every((file) => dates.has(file))) found.set(url, latest);
  }
  return found;
}

/** Returns the folder name of a screen: `StarterKits` for `/starter-kits/`. */
export function screenFolder(url: string): string {
  return url.replace(/[/-]+(\w?)/g, (_, first: string) => first.toUpperCase());
}
