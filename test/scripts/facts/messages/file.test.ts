import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readWrittenMessages, writeMessages } from "../../../../scripts/facts/messages/file";
import type { MessagesByPackage } from "../../../../scripts/facts/messages/message";

const folder = mkdtempSync(path.join(tmpdir(), "messages-"));

afterAll(() => rmSync(folder, { recursive: true }));

test("what was written is read, and each message has a line", () => {
  const file = path.join(folder, "messages.json");
  const messages: MessagesByPackage = {
    webpack: {
      version: "5.0.0",
      messages: [
        { template: "A\nB", kind: "error", files: ["lib/a.js"] },
        { template: "C", kind: "warning", class: "CWarning", files: ["lib/a.js", "lib/b.js"] },
      ],
    },
    tapable: { version: "2.0.0", messages: [] },
  };
  writeMessages(messages, file);
  expect(readWrittenMessages(file)).toEqual(messages);
  const lines = readFileSync(file, "utf8").split("\n");
  expect(lines.filter((line) => line.includes('"template"'))).toHaveLength(2);
  expect(lines).toContain('    "version": "5.0.0",');
});
