import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../../../scripts/lib/paths";
import { LISTED_SCREENS } from "../../../../scripts/site/content/routes";
import { screenDates, screenFolder } from "../../../../scripts/site/outputs/screen-dates";
import { commit, git } from "../../repositories";
import { temporaryFolder } from "../../temporary-content";

const FIRST = "2026-01-02T03:04:05Z";
const SECOND = "2026-02-03T04:05:06Z";

async function repository(): Promise<string> {
  const folder = await temporaryFolder();
  git(folder, ["init", "--quiet"]);
  const files = { "Vote/Vote.tsx": "1", "StarterKits/a.tsx": "1", "StarterKits/b.json": "1", "Home/Home.tsx": "1" };
  commit(folder, { ...files, "Organization/o.tsx": "1", "Organization/p.json": "1" }, FIRST);
  commit(folder, { "StarterKits/b.json": "2", "shared.tsx": "2" }, SECOND);
  return folder;
}

test("a screen has the date of the last commit in its folder", async () => {
  expect(Object.fromEntries(await screenDates(await repository()))).toEqual({
    "/vote/": FIRST,
    "/organization/": FIRST,
    "/starter-kits/": SECOND,
  });
});

test("a changed or new file means no date, and a deletion counts when it's committed", async () => {
  const folder = await repository();
  writeFileSync(path.join(folder, "Vote/new.tsx"), "1");
  writeFileSync(path.join(folder, "StarterKits/a.tsx"), "2");
  rmSync(path.join(folder, "Organization/p.json"));
  git(folder, ["add", "Organization"]);
  git(folder, ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "x"], SECOND);
  expect(Object.fromEntries(await screenDates(folder))).toEqual({ "/organization/": SECOND });
});

test("every listed screen has such a folder", () => {
  const folders = LISTED_SCREENS.map((url) => path.join(paths.root, "src/screens", screenFolder(url)));
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});

test("without a history, dates are unknown", async () => {
  expect((await screenDates(await temporaryFolder())).size).toBe(0);
});
