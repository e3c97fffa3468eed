import { expect, test } from "vitest";
import { compareMessages } from "../../../../scripts/facts/messages/compare-messages";
import type { MessagesByPackage, PackageMessage } from "../../../../scripts/facts/messages/message";

function message(template: string, rest: Partial<PackageMessage> = {}): PackageMessage {
  return { template, kind: "error", files: ["lib/a.js"], ...rest };
}

function webpackWith(...messages: PackageMessage[]): MessagesByPackage {
  return { webpack: { version: "5.0.0", messages } };
}

const stays = message("It stays as it is");

test("messages are added and removed", () => {
  const [gone, come] = [message("The old thing failed"), message("Something entirely different", { kind: "warning" })];
  expect(compareMessages(webpackWith(stays, gone), webpackWith(stays, come))).toEqual([
    { package: "webpack", before: gone },
    { package: "webpack", after: come },
  ]);
});

test("a new message that shares most words with a removed one is a rewording", () => {
  const before = message("The chunk <name> could not be loaded");
  const after = message("The chunk <name> could not be loaded in time");
  expect(compareMessages(webpackWith(before), webpackWith(after, stays))).toEqual([
    { package: "webpack", before, after },
    { package: "webpack", after: stays },
  ]);
});

test("only a message of the same file or class can be a rewording, and the closest one is", () => {
  const before = message("The chunk <name> could not be loaded");
  const elsewhere = message("The chunk <name> could not be loaded today", { files: ["lib/b.js"] });
  expect(compareMessages(webpackWith(before), webpackWith(elsewhere))).toHaveLength(2);
  const [close, closest] = [
    message("The chunk <name> could not load"),
    message("The chunk <name> could not be loaded!!"),
  ];
  expect(compareMessages(webpackWith(before), webpackWith(close, closest))).toEqual([
    { package: "webpack", before, after: closest },
    { package: "webpack", after: close },
  ]);
  const moved = (file: string, text: string) => message(text, { class: "AError", files: [file] });
  const [first, second] = [moved("lib/a.js", "One is wrong here"), moved("lib/c.js", "One is very wrong here")];
  expect(compareMessages(webpackWith(first), webpackWith(second))).toHaveLength(1);
});

test("renaming a file changes nothing, and a package that only one state has is left out", () => {
  const renamed = { ...stays, files: ["lib/other.js"] };
  const after = { ...webpackWith(renamed), tapable: { version: "2.0.0", messages: [message("New")] } };
  expect(compareMessages(webpackWith(stays), after)).toEqual([]);
});
