import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { MessagesByPackage } from "./message";

/** The file with the recorded messages of the installed packages. */
export const MESSAGES_FILE = path.join(import.meta.dirname, "../messages.json");

/** Returns the recorded messages. */
export function readWrittenMessages(file = MESSAGES_FILE): MessagesByPackage {
  return JSON.parse(readFileSync(file, "utf8")) as MessagesByPackage;
}

/** Records the messages, one per line. */
export function writeMessages(messages: MessagesByPackage, file = MESSAGES_FILE): void {
  writeFileSync(file, formatMessages(messages));
}

/** Returns the text of the file. */
export function formatMessages(messages: MessagesByPackage): string {
  const packages = Object.entries(messages).map(([name, { version, messages: own }]) => {
    const lines = own.map((message) => `      ${JSON.stringify(message)}`);
    return `  ${JSON.stringify(name)}: {\n    "version": "${version}",\n    "messages": [\n${lines.join(",\n")}\n    ]\n  }`;
  });
  return `{\n${packages.join(",\n")}\n}\n`;
}
