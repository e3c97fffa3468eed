import { type Fields, fields, text } from "../../values";
import type { Message } from "./types";

/** Reads the errors and warnings of a build. In webpack 4, they are strings. */
export function readMessages(raw: Fields): Message[] {
  return [...listOf(raw.errors, "error"), ...listOf(raw.warnings, "warning")];
}

function listOf(value: unknown, kind: Message["kind"]): Message[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => readMessage(item, kind)).filter((message) => message.text !== "");
}

function readMessage(value: unknown, kind: Message["kind"]): Message {
  const { message, moduleName, loc } = fields(value);
  return {
    kind,
    text: text(value) || text(message),
    place: [text(moduleName), text(loc)].filter(Boolean).join(":"),
  };
}
