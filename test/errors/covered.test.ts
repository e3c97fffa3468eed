import { beforeAll, expect, test } from "vitest";
import { type Coverage, coverageOf } from "../../scripts/facts/messages/coverage";
import { readWrittenMessages } from "../../scripts/facts/messages/file";
import type { Message } from "../../scripts/facts/messages/message";
import { RULES } from "../../scripts/facts/messages/rules";
import { catalogue } from "./catalogue";

/** Every message that the packages can raise, with what becomes of it. */
const all: { name: string; message: Message; coverage?: Coverage }[] = [];
const ids = new Set<string>();

beforeAll(async () => {
  for (const { id } of catalogue) ids.add(id);
  for (const [name, { messages }] of Object.entries(readWrittenMessages())) {
    for (const message of messages) all.push({ name, message, coverage: coverageOf(name, message, catalogue) });
  }
}, 120_000);

test("an entry, a reason or a gap is known for every message", () => {
  const unmapped = all.filter(({ coverage }) => !coverage);
  expect(unmapped.map(({ name, message }) => `${name}/${message.files[0]}: ${message.template}`)).toEqual([]);
});

test("every rule decides about a message, and has one outcome", () => {
  const used = new Set(all.map(({ coverage }) => coverage?.rule));
  const idle = RULES.filter((rule) => !used.has(rule));
  expect(idle.map(({ place, words }) => `${place} ${words}`)).toEqual([]);
  const outcomes = RULES.map((rule) =>
    [rule.entry, rule.reason, rule.missing].filter((outcome) => outcome !== undefined),
  );
  expect(outcomes.filter(({ length }) => length !== 1)).toEqual([]);
});

test("the entries that rules name exist, and reasons are sentences", () => {
  expect(RULES.flatMap(({ entry }) => entry ?? []).filter((id) => !ids.has(id))).toEqual([]);
  expect(RULES.flatMap(({ reason }) => reason ?? []).filter((reason) => !/^[A-Z].* .*\.$/.test(reason))).toEqual([]);
});

test("no more messages lack an entry than are known to", () => {
  const counts = { pattern: 0, entry: 0, reason: 0, missing: 0 };
  for (const { coverage } of all) {
    const rule = coverage?.rule;
    counts[rule?.missing ? "missing" : rule?.reason ? "reason" : rule ? "entry" : "pattern"] += 1;
  }
  console.log(`of ${all.length} messages: ${JSON.stringify(counts)}`);
  // Lower the number when a page takes more of them away.
  expect(counts.missing).toBeLessThanOrEqual(0);
  expect(counts.pattern).toBeGreaterThan(540);
});
