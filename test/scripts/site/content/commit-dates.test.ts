import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { commitDates } from "../../../../scripts/site/content/commit-dates";
import { commit, git } from "../../repositories";
import { temporaryFolder } from "../../temporary-content";

/** Returns a repository with two pages below `docs`: one committed twice, and one committed once. */
async function repository(): Promise<string> {
  const folder = await temporaryFolder();
  git(folder, ["init", "--quiet"]);
  commit(folder, { "docs/a.mdx": "1", "docs/ü b.mdx": "1" }, "2026-01-02T03:04:05+02:00");
  commit(folder, { "docs/a.mdx": "2", outside: "1" }, "2026-02-03T04:05:06Z");
  return folder;
}

test("each file has the date of its last commit, in UTC, by its path in the folder", async () => {
  const dates = await commitDates(path.join(await repository(), "docs"));
  expect(Object.fromEntries(dates)).toEqual({ "a.mdx": "2026-02-03T04:05:06Z", "ü b.mdx": "2026-01-02T01:04:05Z" });
});

test("changed, staged and new files have none", async () => {
  const folder = path.join(await repository(), "docs");
  writeFileSync(path.join(folder, "a.mdx"), "3");
  writeFileSync(path.join(folder, "ü b.mdx"), "3");
  writeFileSync(path.join(folder, "new.mdx"), "1");
  git(folder, ["add", "ü b.mdx"]);
  expect([...(await commitDates(folder)).keys()]).toEqual([]);
});

test("a shallow clone has none, and neither does a folder without history", async () => {
  const [whole, other] = [await repository(), await temporaryFolder()];
  git(other, ["clone", "--quiet", "--depth", "1", `file://${whole}`, "shallow"]);
  expect((await commitDates(path.join(other, "shallow/docs"))).size).toBe(0);
  expect((await commitDates(other)).size).toBe(0);
});
