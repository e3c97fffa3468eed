import { expect, test } from "vitest";
import { readNotification } from "../../../../scripts/site/content/notification";
import { type Files, writeContent } from "../../temporary-content";
import { context } from "../markdown/compile";

async function read(text?: string) {
  const files: Files = text === undefined ? {} : { "notification.md": text };
  return readNotification({ ...context, contentDir: await writeContent(files) });
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

test("a text without a version is a problem, because readers couldn't dismiss just this one", async () => {
  const { problems } = await read("News\n");
  expect(problems).toMatchObject([{ line: 1, message: expect.stringContaining("has no version"), severity: "error" }]);
});
