import { readdir } from "node:fs/promises";
import path from "node:path";
import { paths } from "../../lib/paths";
import { commitDates } from "../content/commit-dates";
import { LISTED_SCREENS } from "./routes";

/**
 * When the screens that have no content file were changed, by their url: the last commit in the folder of each, where its
 * words and its data lie. What they share with every page does not count. A screen with a file that is not committed
 * has no date, and none has where the history is not whole.
 *
 * @param folder of the screens, see `screenFolder`.
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

/** The name of a screen's folder: `StarterKits` for `/starter-kits/`. */
export function screenFolder(url: string): string {
  return url.replace(/[/-]+(\w?)/g, (_, first: string) => first.toUpperCase());
}
