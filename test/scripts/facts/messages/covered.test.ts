import { beforeAll, expect, test } from "vitest";
import { type Coverage, coverageOf } from "../../../../scripts/facts/messages/coverage";
import type { PackageMessage } from "../../../../scripts/facts/messages/message";
import { readWrittenMessages } from "../../../../scripts/facts/messages/recorded-messages";
import { RULES } from "../../../../scripts/facts/messages/rules";
import { catalog } from "../../../src/errors/catalog";

/** Every message that the packages can raise, and how it is covered. */
const all: { name: string; message: PackageMessage; coverage?: Coverage }[] = [];
const ids = new Set<string>();

beforeAll(async () => {
  for (const { id } of catalog) ids.add(id);
  for (const [name, { messages }] of Object.entries(readWrittenMessages())) {
    for (const message of messages) all.push({ name, message, coverage: coverageOf(name, message, catalog) });
  }
}, 120_000);

test("every message has an entry or a reason", () => {
  const unmapped = all.filter(({ coverage }) => !coverage);
  expect(unmapped.map(({ name, message }) => `${name}/${message.files[0]}: ${message.template}`)).toEqual([]);
});

test("every rule covers a message, and has one outcome", () => {
  const used = new Set(all.map(({ coverage }) => coverage?.rule));
  const idle = RULES.filter((rule) => !used.has(rule));
  expect(idle.map(({ place, words }) => `${place} ${words}`)).toEqual([]);
  const outcomes = RULES.map((rule) => [rule.entry, rule.reason].filter((outcome) => outcome !== undefined));
  expect(outcomes.filter(({ length }) => length !== 1)).toEqual([]);
});

test("the entries in rules exist, and reasons are sentences", () => {
  expect(RULES.flatMap(({ entry }) => entry ?? []).filter((id) => !ids.has(id))).toEqual([]);
  expect(RULES.flatMap(({ reason }) => reason ?? []).filter((reason) => !/^[A-Z].* .*\.$/.test(reason))).toEqual([]);
});

test("most messages are recognized by their patterns alone", () => {
  const byPattern = all.filter(({ coverage }) => coverage && !coverage.rule);
  const byReason = all.filter(({ coverage }) => coverage?.rule?.reason);
  console.log(
    `of ${all.length} messages, ${byPattern.length} have a pattern, ${byReason.length} a reason to have no entry`,
  );
  expect(byPattern.length / all.length).toBeGreaterThan(0.35);
});
