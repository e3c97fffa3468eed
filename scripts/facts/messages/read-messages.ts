import type { Packages } from "../packages";
import { type Known, knowing } from "./evaluate";
import { findMessages } from "./find-messages";
import { lookupIn } from "./lookup";
import type { FoundMessage, Message, MessagesByPackage } from "./message";
import { findRuntimeCode } from "./runtime-code";
import { parse, readSources, type Source } from "./source";

/**
 * Reads what packages can say, from their installed sources.
 *
 * @throws {Error} When a package is missing.
 */
export function readMessages(names: readonly string[], packages: Packages): MessagesByPackage {
  return Object.fromEntries(
    names.map((name) => [
      name,
      { version: packages.versionOf(name), messages: messagesOf(readSources(packages.rootOf(name))) },
    ]),
  );
}

/** Returns the messages of parsed files, sorted by kind, class and template, each once. */
export function messagesOf(sources: readonly Source[]): Message[] {
  const known = knowing(lookupIn(sources.map(({ tree }) => tree)));
  const byKey = new Map<string, Message>();
  for (const { file, tree } of sources) {
    for (const found of [
      ...findMessages(tree, known),
      ...findRuntimeCode(tree, known).flatMap((code) => inCode(code, known)),
    ]) {
      const key = keyOf(found);
      const files = new Set(byKey.get(key)?.files).add(file);
      byKey.set(key, { ...found, files: [...files].sort() });
    }
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, message]) => message);
}

function inCode(code: string, known: Known): FoundMessage[] {
  return findMessages(parse(code), known);
}

function keyOf({ kind, class: name = "", template, code = "" }: FoundMessage): string {
  return [kind, name, template, code].join("\n");
}
