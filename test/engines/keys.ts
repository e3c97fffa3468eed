import type { Key } from "./engine";

/** Keys by their number in WebDriver. Source: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const CODES: Record<Key, string> = { Enter: "\uE007" };

/** A keyboard's part of "perform actions", which is the same in WebDriver and in WebDriver BiDi. */
function keyActions(keys: string[]) {
  const actions = keys.flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}

/** The actions of one key. */
export function pressed(key: Key) {
  return keyActions([CODES[key]]);
}

/** The actions of a text, letter by letter. */
export function typed(text: string) {
  return keyActions([...text]);
}
