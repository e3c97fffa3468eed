import { expect, test } from "vitest";
import { webpackOptions } from "../../../../scripts/facts/option-paths";
import { packagesAt } from "../../../../scripts/facts/packages";
import { webpackSchema } from "../../../../scripts/facts/schema";
import { asWrittenLater } from "../../../../scripts/facts/since/old-schema";
import { paths } from "../../../../scripts/lib/paths";

test("conditions that an old schema doesn't name are found under their later path", () => {
  const properties = { and: { type: "array" }, or: { type: "array" }, not: { type: "array" } };
  const definitions = { RuleSetCondition: { anyOf: [{ type: "string" }, { type: "object", properties }] } };
  const found = webpackOptions(asWrittenLater({ definitions })).map(({ path }) => path);
  expect(found).toEqual(["Condition.and", "Condition.or", "Condition.not"]);
});

test("the schema of the installed webpack stays as it is", () => {
  const schema = webpackSchema(packagesAt(paths.root));
  expect(asWrittenLater(schema)).toBe(schema);
});
