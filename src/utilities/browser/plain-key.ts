/** The modifiers of a key, as in a `KeyboardEvent` of the browser or of React. */
interface Modifiers {
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/**
 * Returns whether a key is pressed without Ctrl, Alt and Cmd. With any of these, the key is a shortcut of the browser
 * or the system, which a page must leave alone. For example, Alt and the left arrow go back a page.
 */
export function isPlainKey({ ctrlKey, altKey, metaKey }: Modifiers): boolean {
  return !(ctrlKey || altKey || metaKey);
}
