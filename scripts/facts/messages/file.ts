import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { MessagesByPackage } from "./message";

/** The file that holds what was read from the packages that are installed. */
export const MESSAGES_FILE = path.join(import.meta.dirname, "../messages.json");

/** Returns the messages that were written down last. */
export function readWrittenMessages(file = MESSAGES_FILE): MessagesByPackage {
  return JSON.parse(readFileSync(file, "utf8")) as MessagesByPackage;
}

/** Writes down the messages, each on a line of its own. */
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
