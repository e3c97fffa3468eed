import { expect, test } from "vitest";
import { formatMessageDrift } from "../../../../scripts/facts/messages/format-message-drift";

const files = ["lib/a.js"];

test("the report has a paragraph for each package", () => {
  const before = { template: "Old text", kind: "error" as const, class: "AError", files };
  const after = { template: "New\ntext", kind: "deprecation" as const, code: "DEP_X", files };
  const report = formatMessageDrift([
    { package: "webpack", before },
    { package: "webpack", after },
    { package: "tapable", before, after },
  ]);
  expect(report).toBe(
    [
      'Messages of webpack\n  error AError is gone (it was "Old text")\n  deprecation DEP_X is new: "New\\ntext"',
      'Messages of tapable\n  error AError was reworded: "Old text" → "New\\ntext"',
    ].join("\n\n"),
  );
});

test("long messages are cut off", () => {
  const after = { template: "word ".repeat(100), kind: "log" as const, files };
  expect(formatMessageDrift([{ package: "webpack", after }])).toMatch(/^.{0,200}…$/m);
});
