import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { MessagesByPackage } from "../../../../scripts/facts/messages/message";
import { readWrittenMessages, writeMessages } from "../../../../scripts/facts/messages/recorded-messages";
import { temporaryFolder } from "../../temporary-content";

test("recorded messages can be read back, one per line", async () => {
  const file = path.join(await temporaryFolder(), "messages.json");
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
