import ts from "typescript";
import { expect, test } from "vitest";
import { nameInCode, nameOf, withPlaceholders } from "../../../../scripts/facts/messages/names";
import { parse } from "../../../../scripts/facts/messages/source";

test.each([
  ["request", "request"],
  ["this._options", "options"],
  ["match[1]", "match"],
  ["await result", "result"],
  ["JSON.stringify(mode)", "mode"],
  ["formatSize(limit)", "limit"],
  ["now()", "now"],
  ["[...names].sort().join()", "names"],
  ["module.identifier()", "identifier"],
  ["logger.getChildName()", "childName"],
  ["a ? b : c", "value"],
])("%s is called %s", (code, name) => {
  const [statement] = parse(`(${code})`).statements;
  expect(nameOf((statement as ts.ExpressionStatement).expression)).toBe(name);
});

test("names are identifiers in code, and placeholders in texts", () => {
  const name = nameInCode("chunkId");
  const [statement] = parse(name).statements;
  expect(statement && ts.isExpressionStatement(statement) && ts.isIdentifier(statement.expression)).toBe(true);
  expect(withPlaceholders(`Loading ${name} failed`)).toBe("Loading <chunkId> failed");
});
