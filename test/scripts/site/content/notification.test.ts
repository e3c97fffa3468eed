import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readNotification } from "../../../../scripts/site/content/notification";
import { context } from "../markdown/compile";

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "notification-"));
});
afterAll(() => rm(directory, { recursive: true }));

async function read(text?: string) {
  const file = path.join(directory, "notification.md");
  if (text === undefined) await rm(file, { force: true });
  else await writeFile(file, text);
  return readNotification(file, { ...context, contentDir: directory });
}

test("Markdown becomes HTML", async () => {
  const { notification, problems } = await read(
    "---\nversion: 3\n---\n\n**Version 6** is out. [News](https://example.org/)\n",
  );
  expect(notification?.html).toContain("<strong>Version 6</strong> is out.");
  expect(notification?.html).not.toContain("version:");
  expect(notification?.version).toBe("3");
  expect(problems).toEqual([]);
});

test.each([undefined, "", " \n", "---\nversion: 3\n---\n"])("without text (%j) there is no bar", async (text) => {
  expect(await read(text)).toEqual({ notification: null, problems: [] });
});

test("a dead link is a problem with its place", async () => {
  const { problems } = await read("---\nversion: 3\n---\nSee\n[there](/nowhere/).\n");
  expect(problems).toMatchObject([{ line: 5, severity: "error" }]);
});

test("a text without a version is a problem, because readers could not dismiss just this one", async () => {
  const { problems } = await read("News\n");
  expect(problems).toMatchObject([{ line: 1, message: expect.stringContaining("has no version"), severity: "error" }]);
});
