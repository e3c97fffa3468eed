import path from "node:path";
import { installPackages } from "../../lib/install-packages";
import { paths } from "../../lib/paths";
import { packagesAt } from "../packages";
import { findRaisedMessages } from "./find-raised-messages";
import type { MessagesByPackage, PackageMessage, PackageMessages, RaisedMessage } from "./message";
import { speakingIn, TESTED } from "./packages";
import { findRuntimeCode } from "./runtime-code";
import { parse, readSources, type Source } from "./source";

/** Reads the messages of all packages: those of this repository, and the loaders and plugins that tests install. */
export async function readAllMessages(): Promise<MessagesByPackage> {
  const messages = readMessages(paths.root);
  for (const { folder, names } of TESTED) {
    const installed = await installPackages(path.join(paths.root, folder));
    Object.assign(messages, readMessages(path.dirname(installed), names));
  }
  return messages;
}

/** Reads the messages of packages that are installed in a folder from their sources. */
export function readMessages(folder: string, names: readonly string[] = speakingIn(folder)): MessagesByPackage {
  const { rootOf, versionOf } = packagesAt(folder);
  const entries = names.map((name): [string, PackageMessages] => [
    name,
    { version: versionOf(name), messages: messagesOf(readSources(rootOf(name))) },
  ]);
  return Object.fromEntries(entries);
}

/** Returns the messages of parsed files, sorted by kind, class and template, each once. */
export function messagesOf(sources: readonly Source[]): PackageMessage[] {
  const byKey = new Map<string, PackageMessage>();
  for (const { file, tree } of sources) {
    const raising = [tree, ...findRuntimeCode(tree).map(parse)];
    for (const found of raising.flatMap(findRaisedMessages)) {
      const key = keyOf(found);
      const files = new Set(byKey.get(key)?.files).add(file);
      byKey.set(key, { ...found, files: [...files].sort() });
    }
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, message]) => message);
}

function keyOf({ kind, class: name = "", template, code = "" }: RaisedMessage): string {
  return [kind, name, template, code].join("\n");
}
