import { parse } from "@formatjs/icu-messageformat-parser";

export default function messagesLoader(source) {
  const messages = Object.entries(JSON.parse(source));
  const parsed = messages.map(([id, text]) => [id, parse(text)]);
  return JSON.stringify(Object.fromEntries(parsed));
}
